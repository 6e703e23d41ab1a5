import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type AddressId, addresses } from '@/content/addresses';
import { addressHost, addressHref, addressLanguage } from '@/lib/addresses/addresses';

interface AddressLinkProps {
  /** The official address; without one the name stands alone. */
  id: AddressId | undefined;
  /** Words of the link; without any it prints the host. */
  children?: ReactNode;
  className?: string;
}

/**
 * A link to an official address outside the site: in the same window, without referrer, marked as leaving, and with its
 * language if that is not English, which never stands on a line of its own.
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
