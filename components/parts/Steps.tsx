import { clsx } from 'clsx';
import type { Point } from '@/content/text';
import { PartTitle, type Titled } from './PartTitle';
import { PointText } from './PointList';
import type { Content } from './Words';

interface StepsProps extends Titled {
  items: readonly (Content | Point)[];
  /** Draws the line from step to step: where they follow each other in time. */
  line?: boolean;
}

/** Things to do in this order, each with its number in a ring. */
export function Steps({ items, line, ...title }: StepsProps) {
  return (
    <>
      <PartTitle {...title} />
      <ol className={clsx('part-steps', line && 'part-in-time')}>
        {items.map((item, index) => (
          <li key={index}>
            <PointText of={item} />
          </li>
        ))}
      </ol>
    </>
  );
}
