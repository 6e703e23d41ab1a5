import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const splits = {
  '6-6': 'lg:grid-cols-2',
  '4-4-4': 'lg:grid-cols-3',
  '8-4': 'lg:grid-cols-eight-four lg:gap-x-12',
  '4-8': 'lg:grid-cols-four-eight',
  /** A sticky list next to a long text. */
  index: 'lg:grid-cols-index lg:gap-x-16',
} as const;

interface ColumnsProps {
  /** The widths in twelfths on desktop; below 1181 px the columns are stacked. */
  split: keyof typeof splits;
  /** Whether there are two columns from 761 px up. */
  tablet?: boolean;
  /** One child per column. */
  children: readonly ReactNode[];
}

/** Renders blocks side by side. */
export function Columns({ split, tablet, children }: ColumnsProps) {
  return (
    <div className={clsx('grid gap-x-gap gap-y-step', splits[split], tablet && 'md:grid-cols-2')}>
      {children.map((column, index) => (
        <div
          className={clsx(
            'part-stack min-w-0',
            split === 'index' && index === 0 && 'lg:sticky lg:top-24 lg:z-2 lg:self-start',
          )}
          key={index}
        >
          {column}
        </div>
      ))}
    </div>
  );
}
