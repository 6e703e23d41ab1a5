import { clsx } from 'clsx';
import type { TitledText } from '@/content/text';
import { type Content, RichContent } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';

interface PointListProps extends Titled {
  items: readonly (Content | TitledText)[];
  /** Before each item: a number where they are counted, an empty box where the printed sheet is ticked, nothing else. */
  mark?: 'number' | 'box';
  /** Columns from the tablet (two) or the desktop (three) on. */
  columns?: 2 | 3;
}

const several = { 2: 'part-two', 3: 'part-three' } as const;

/** Sentences, or names each with a sentence, between hairlines. */
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
          columns && several[columns],
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

/** A point as name and sentence, anything else as it is. */
export function PointText({ of }: { of: Content | TitledText }) {
  if (typeof of === 'string' || !('title' in of)) return <RichContent of={of} />;
  return (
    <>
      <b className="part-name">
        <RichContent of={of.title} terms={false} />
      </b>{' '}
      <RichContent of={of.text} />
    </>
  );
}
