import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type AddressId, addresses } from '@/content/addresses';
import { addressHost, addressHref, addressLanguage } from '@/lib/addresses/addresses';

interface AddressLinkProps {
  /** The id of the official address; without it only the children are rendered. */
  id: AddressId | undefined;
  /** The text of the link; the host by default. */
  children?: ReactNode;
  className?: string;
}

/**
 * Renders an external link to an official address: in the same window, without referrer, with an icon for external
 * links. If the target is not in English, its language follows after a no-break space.
 */
export function AddressLink({ id, children, className }: AddressLinkProps) {
  if (!id) return children;
  const language = addressLanguage(id);
  const host = addressHost(id);
  return (
    <a
      className={clsx('outgoing-link', (!children || children === host) && 'outgoing-host', className)}
      href={addressHref(id)}
      hrefLang={addresses[id].language}
      rel="noreferrer"
      translate={!children || children === host ? 'no' : undefined}
    >
      {children ?? host}
      {language && (
        <>
          {'\u00a0'}
          <span aria-hidden="true" className="outgoing-language" title={language.words} translate="no">
            {language.code}
          </span>
          <span className="sr-only">({language.words})</span>
        </>
      )}
    </a>
  );
}
