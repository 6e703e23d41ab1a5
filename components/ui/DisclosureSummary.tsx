import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface DisclosureSummaryProps {
  /** Whether it is lower, for nested disclosures. */
  compact?: boolean;
  className?: string;
  children: ReactNode;
}

/** Renders the summary of a details element: text on the left, plus or minus icon on the right. */
export function DisclosureSummary({ compact, className, children }: DisclosureSummaryProps) {
  return (
    <summary className={clsx('disclosure-summary', compact && 'disclosure-summary-low', className)}>
      {children}
    </summary>
  );
}
