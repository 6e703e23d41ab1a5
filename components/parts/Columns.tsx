import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const splits = {
  '6-6': 'part-halves',
  '4-4-4': 'part-thirds',
  '8-4': 'part-side',
  '4-8': 'part-names',
  /** A list that stays in view beside a long text. */
  index: 'part-index',
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
    <div className={clsx('part-columns', splits[split], tablet && 'part-tablet')}>
      {children.map((column, index) => (
        <div className="part-stack" key={index}>
          {column}
        </div>
      ))}
    </div>
  );
}
