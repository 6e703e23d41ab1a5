import { clsx } from 'clsx';
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
    <Tag className={clsx('grid gap-gap text-small', !numbered && 'grid-cols-up-to-2')}>
      {items.map(({ title, answer, text }, index) => (
        <li className={numbered ? 'relative pl-10' : undefined} key={index}>
          {numbered && (
            <span aria-hidden="true" className="specimen-number absolute left-0">
              {index + 1}
            </span>
          )}
          <h3 className="text-name">
            <RichContent content={title} terms={false} />
          </h3>
          <p className="max-w-measure">
            <b>
              <RichContent content={answer} terms={false} />
            </b>{' '}
            <RichContent content={text} />
          </p>
        </li>
      ))}
    </Tag>
  );
}
