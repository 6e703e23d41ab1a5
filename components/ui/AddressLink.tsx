import type { ReactNode } from 'react';
import type { AddressId } from '@/content/addresses';
import { addressHost, addressTarget } from '@/lib/addresses/addresses';
import { OutgoingLink } from './OutgoingLink';

interface AddressLinkProps {
  /** The id of the official address; without it only the children are rendered. */
  id: AddressId | undefined;
  /** The text of the link; the host by default. */
  children?: ReactNode;
  className?: string;
}

/** Renders a link to an official address. */
export function AddressLink({ id, children, className }: AddressLinkProps) {
  if (!id) return children;
  const host = addressHost(id);
  return (
    <OutgoingLink {...addressTarget(id)} className={className} host={!children || children === host}>
      {children ?? host}
    </OutgoingLink>
  );
}
