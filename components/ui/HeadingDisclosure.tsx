import type { ReactNode } from 'react';
import { DisclosureSummary } from './DisclosureSummary';

interface HeadedFoldProps {
  /** The heading, with what stands in its row. */
  heading: ReactNode;
  /** Classes of the row. */
  rowClass?: string;
  /** Stands open on the phone too. */
  open?: boolean;
  children: ReactNode;
}

/**
 * A part under its heading, which opens and closes it on the phone. Where nothing folds (from 761 px up, in print,
 * without scripts) and where a choice has narrowed the page to what it shows, the heading stays as one (styles/disclosures.css).
 */
export function HeadingDisclosure({ heading, rowClass, open, children }: HeadedFoldProps) {
  return (
    // A fragment or the boot script may have opened it before the scripts start.
    <details className="disclosure" data-headed open={open} suppressHydrationWarning>
      <DisclosureSummary className={rowClass}>{heading}</DisclosureSummary>
      {children}
    </details>
  );
}
