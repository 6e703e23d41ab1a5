import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

interface EntryProps {
  title: string;
  text: Text;
  /** Rank of the title below that of the list. */
  level: 3 | 4;
}

/** One entry of a list of the page: what it is, and a sentence. */
export function Entry({ title, text, level }: EntryProps) {
  const Tag = `h${level}` as const;
  return (
    <li className="border-rule border-t py-2 text-small">
      <Tag className="inline font-bold">{title}</Tag>
      <span className="text-muted">
        : <RichText text={text} />
      </span>
    </li>
  );
}
