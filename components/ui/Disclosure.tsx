import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { DisclosureSummary } from './DisclosureSummary';

interface FoldProps {
  /** Names what is folded; shown where it is folded. */
  title: string;
  /** What the folded row says of its content. */
  answer?: string;
  /** Folded below the desktop's width (1181 px), not on the phone only. */
  until?: 'desktop';
  /** A lower row in small type, for a fold within a part. */
  compact?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A part that is folded on the phone, where length matters, and always open from 761 px up (or from the desktop's
 * width), in print and without scripts (styles/disclosures.css). It is the browser's own disclosure, so that opening it needs no script.
 */
export function Disclosure({ title, answer, until, compact, className, children }: FoldProps) {
  return (
    <details className={clsx('disclosure', className)} data-until={until} suppressHydrationWarning>
      <DisclosureSummary
        className={
          compact ? 'font-bold text-small' : 'border-fg border-t-2 border-b border-b-rule text-fg text-name'
        }
        compact={compact}
      >
        {answer ? (
          <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3">
            {title} <small>{answer}</small>
          </span>
        ) : (
          title
        )}
      </DisclosureSummary>
      {children}
    </details>
  );
}
