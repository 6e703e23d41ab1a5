import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FoldSummary } from './FoldSummary';

interface FoldProps {
  /** Names what is folded; shown on the phone only. */
  title: string;
  className?: string;
  children: ReactNode;
}

/**
 * A part that is folded on the phone, where length matters, and always open from 761 px up, in print and without
 * scripts (globals.css). It is the browser's own disclosure, so that opening it needs no script.
 */
export function Fold({ title, className, children }: FoldProps) {
  return (
    <details className={clsx('fold group', className)}>
      <FoldSummary className="border-fg border-t-2 border-b border-b-rule text-h4">{title}</FoldSummary>
      {children}
    </details>
  );
}
