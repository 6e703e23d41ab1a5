import { clsx } from 'clsx';
import type { TitledText } from '@/content/text';
import { type Content, RichContent } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';

interface PointListProps extends Titled {
  items: readonly (Content | TitledText)[];
  /** The marker before each item: a number, or an empty checkbox to tick in print; none by default. */
  mark?: 'number' | 'box';
  /** The number of columns: two from 761 px up, three from 1181 px up. */
  columns?: 2 | 3;
}

const columnClasses = { 2: 'part-two', 3: 'part-three' } as const;

/** Renders sentences, or names with a sentence, between hairlines. */
export function PointList({ items, mark, columns, ...title }: PointListProps) {
  const Tag = mark === 'number' ? 'ol' : 'ul';
  return (
    <>
      <SubsectionTitle {...title} />
      <Tag
        className={clsx(
          'part-points',
          mark === 'number' && 'part-numbered',
          mark === 'box' && 'part-boxes',
          columns && columnClasses[columns],
        )}
      >
        {items.map((item, index) => (
          <li key={index}>
            <PointText of={item} />
          </li>
        ))}
      </Tag>
    </>
  );
}

/** Renders a titled text as name and sentence, and other content unchanged. */
export function PointText({ of }: { of: Content | TitledText }) {
  if (typeof of === 'string' || !('title' in of)) return <RichContent content={of} />;
  return (
    <>
      <b className="part-name">
        <RichContent content={of.title} terms={false} />
      </b>{' '}
      <RichContent content={of.text} />
    </>
  );
}
