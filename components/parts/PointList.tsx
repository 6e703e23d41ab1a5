import { clsx } from 'clsx';
import type { Item } from '@/content/block';
import { labels } from '@/content/labels';
import { fill } from '@/lib/text/fill';
import { type Content, RichContent } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';

/** An item of a record, or one whose title and text are rendered. */
export type Point = Omit<Item, 'title' | 'text'> & { title?: Content; text: Content };

interface PointListProps extends Titled {
  items: readonly (Content | Point)[];
  /** The marker before each item: a number, or an empty checkbox to tick in print; none by default. */
  mark?: 'number' | 'box';
  /** The number of columns: two from 761 px up, three from 1181 px up. */
  columns?: 2 | 3;
}

const columnClasses = {
  2: 'gap-x-gap md:grid md:grid-cols-2',
  3: 'gap-x-gap md:grid md:grid-cols-2 lg:grid-cols-3',
} as const;

/** Renders sentences, or names with a sentence. */
export function PointList({ items, mark, columns, ...title }: PointListProps) {
  const Tag = mark === 'number' ? 'ol' : 'ul';
  return (
    <>
      <SubsectionTitle {...title} />
      <Tag
        className={clsx(
          mark === 'number' ? 'part-steps' : 'part-points',
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

/** Renders an item as name, sentence, conditions and proof, and other content unchanged. */
export function PointText({ of }: { of: Content | Point }) {
  if (!isPoint(of)) return <RichContent content={of} />;
  const { title, text, list, proof } = of;
  return (
    <>
      {title && (
        <b className="part-name">
          <RichContent content={title} terms={false} />
        </b>
      )}{' '}
      <RichContent content={text} />
      {list && (
        <ul className="mt-1 list-disc pl-5">
          {list.map((entry) => (
            <li key={entry}>
              <RichContent content={entry} />
            </li>
          ))}
        </ul>
      )}
      {proof && <span className="block text-muted"> {fill(labels.proof, { proof })}</span>}
    </>
  );
}

/** Whether content is an item of a record; a statement has a certainty. */
const isPoint = (of: Content | Point): of is Point =>
  typeof of === 'object' && 'text' in of && !('certainty' in of);
