import type { ComponentProps } from 'react';
import { IntentLink } from '@/components/interactive/IntentLink';

/** A link of the site: soft navigation for its own routes, a plain anchor for mail, fragments and files. */
export function Link({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  const isRoute = href.startsWith('/') && !/\.\w+$/.test(href);
  return isRoute ? <IntentLink href={href} {...props} /> : <a href={href} {...props} />;
}
