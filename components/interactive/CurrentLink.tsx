'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';

/** Renders a link that has aria-current when its page is shown. */
export function CurrentLink(props: ComponentProps<'a'> & { href: string }) {
  return <a aria-current={usePathname() === props.href ? 'page' : undefined} {...props} />;
}
