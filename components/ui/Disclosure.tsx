import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { DisclosureSummary } from './DisclosureSummary';

interface DisclosureProps {
  /** The title of the summary, visible only while the content can be collapsed. */
  title: string;
  /** The answer in the summary. */
  answer?: string;
  /** Whether it is collapsed below 1181 px instead of below 761 px. */
  until?: 'desktop';
  /** Whether the summary is lower and in small type, for a nested disclosure. */
  compact?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Renders content that is collapsed on mobile to shorten the page, and always open from 761 px up (or from 1181 px up),
 * in print and without scripts (styles/disclosures.css). It is a details element, so that it opens without scripts.
 */
export function Disclosure({ title, answer, until, compact, className, children }: DisclosureProps) {
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
