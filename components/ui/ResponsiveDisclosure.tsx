import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface TitleProps {
  /** The title of the summary, visible only while the content can be collapsed. */
  title: string;
  /** The answer in the summary. */
  answer?: string;
  /** Whether the summary is lower and in small type, for a nested disclosure. */
  compact?: boolean;
}

interface HeadingProps {
  /** The summary, which is an ordinary heading while the content cannot be collapsed. */
  heading: ReactNode;
  summaryClassName?: string;
}

type ResponsiveDisclosureProps = {
  /** Whether it is also open on mobile. */
  open?: boolean;
  className?: string;
  children: ReactNode;
} & (TitleProps | HeadingProps);

/**
 * Renders content that is collapsed on mobile to shorten the page, and always open on wider screens, in print and
 * without scripts (disclosures.css). It is a details element, so that it opens without scripts.
 */
export function ResponsiveDisclosure({ open, className, children, ...props }: ResponsiveDisclosureProps) {
  return (
    // A fragment may have opened it before hydration.
    <details
      className={clsx('disclosure', className)}
      data-headed={'heading' in props ? '' : undefined}
      open={open}
      suppressHydrationWarning
    >
      {'heading' in props ? (
        <summary className={props.summaryClassName ?? 'disclosure-summary'}>{props.heading}</summary>
      ) : (
        <TitleSummary {...props} />
      )}
      {children}
    </details>
  );
}

/** Renders a summary with a title and an answer. */
function TitleSummary({ title, answer, compact }: TitleProps) {
  return (
    <summary
      className={clsx(
        'disclosure-summary',
        compact
          ? 'min-h-11 py-2 font-bold text-small'
          : 'border-fg border-t-2 border-b border-b-rule text-fg text-name',
      )}
    >
      {answer ? (
        <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3">
          {title} <small className="font-normal text-small">{answer}</small>
        </span>
      ) : (
        title
      )}
    </summary>
  );
}
