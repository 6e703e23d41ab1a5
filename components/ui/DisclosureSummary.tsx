import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FoldSummaryProps {
  /** A lower row, for folds within a part. */
  compact?: boolean;
  className?: string;
  children: ReactNode;
}

/** The row that opens and closes a details element: words left, plus or minus right. */
export function DisclosureSummary({ compact, className, children }: FoldSummaryProps) {
  return (
    <summary className={clsx('disclosure-summary', compact && 'disclosure-summary-low', className)}>
      {children}
    </summary>
  );
}
