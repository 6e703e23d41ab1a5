import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/RichText';
import type { Text } from '@/content/text';

interface EntryProps {
  title: string;
  text: Text;
  /** Rank of the title below that of the list. */
  level: 3 | 4;
  /** Stands under the text. */
  children?: ReactNode;
}

/** One entry of a list of the page: what it is, and one or two sentences. */
export function Entry({ title, text, level, children }: EntryProps) {
  const Tag = `h${level}` as const;
  return (
    <li className="border-rule border-t py-3.5 lg:py-4.5">
      <Tag className="text-h4">{title}</Tag>
      <p className="mt-0.5 max-w-25em text-muted text-small">
        <RichText text={text} />
      </p>
      {children}
    </li>
  );
}
