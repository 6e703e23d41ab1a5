import type { ReactNode } from 'react';
import { DisclosureSummary } from './DisclosureSummary';

interface HeadingDisclosureProps {
  /** The heading and the other content of the summary. */
  heading: ReactNode;
  /** The classes of the summary. */
  rowClass?: string;
  /** Whether it is also open on mobile. */
  open?: boolean;
  children: ReactNode;
}

/**
 * Renders content below a heading that opens and closes it on mobile. From 761 px up, in print, without scripts and
 * while a filter is active, the content is open and the heading is not interactive (styles/disclosures.css).
 */
export function HeadingDisclosure({ heading, rowClass, open, children }: HeadingDisclosureProps) {
  return (
    // A fragment or the boot script may have opened it before hydration.
    <details className="disclosure" data-headed open={open} suppressHydrationWarning>
      <DisclosureSummary className={rowClass}>{heading}</DisclosureSummary>
      {children}
    </details>
  );
}
