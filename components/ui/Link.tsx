import type { ComponentProps } from 'react';

/** A link of the site. */
export function Link({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} {...props} />;
}
