import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { OutgoingTarget } from '@/lib/addresses/addresses';

interface OutgoingLinkProps extends OutgoingTarget {
  children: ReactNode;
  /** Whether the children are the host of the target. */
  host?: boolean;
  className?: string;
}

/**
 * Renders an external link: in the same window, without referrer, with an icon for external links. If the target is not in
 * English, its language follows after a no-break space.
 */
export const OutgoingLink = ({ href, hrefLang, language, children, host, className }: OutgoingLinkProps) => (
  <a
    className={clsx('outgoing-link', host && 'outgoing-host', className)}
    href={href}
    hrefLang={hrefLang}
    rel="noreferrer"
    translate={host ? 'no' : undefined}
  >
    {children}
    {language && (
      <>
        {'\u00a0'}
        <span
          aria-label={`(${language.words})`}
          className="font-normal text-caption text-muted"
          role="img"
          title={language.words}
          translate="no"
        >
          {language.code}
        </span>
      </>
    )}
  </a>
);
