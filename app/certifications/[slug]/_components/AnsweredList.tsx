import { RichContent } from '@/components/parts/RichContent';
import type { AnsweredText } from '@/content/certifications/types';

interface AnsweredListProps {
  items: readonly AnsweredText[];
  /** Whether a number precedes the name; the specimen shows the same numbers. */
  numbered?: boolean;
}

/** Renders names, each with its answer and text, all visible at every width. */
export function AnsweredList({ items, numbered }: AnsweredListProps) {
  const Tag = numbered ? 'ol' : 'ul';
  return (
    <Tag className={numbered ? 'answered-list answered-numbers' : 'answered-list'}>
      {items.map(({ title, answer, text }, index) => (
        <li key={index}>
          <h3 className="text-name">
            <RichContent content={title} terms={false} />
          </h3>
          <p className="font-bold">
            <RichContent content={answer} terms={false} />
          </p>{' '}
          <p>
            <RichContent content={text} />
          </p>
        </li>
      ))}
    </Tag>
  );
}
