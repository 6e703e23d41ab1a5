import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const splits = {
  '6-6': 'lg:grid-cols-2',
  '4-4-4': 'lg:grid-cols-3',
  '8-4': 'lg:grid-cols-eight-four lg:gap-x-12',
  '4-8': 'lg:grid-cols-four-eight',
  /** A list that stays in view beside a long text. */
  index: 'lg:grid-cols-index lg:gap-x-16',
} as const;

interface ColumnsProps {
  /** Twelfths of the desktop's width; below it the columns stand one under another. */
  split: keyof typeof splits;
  /** From the tablet on, not from the desktop on. */
  tablet?: boolean;
  /** One child a column. */
  children: readonly ReactNode[];
}

/** Blocks beside each other. */
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
