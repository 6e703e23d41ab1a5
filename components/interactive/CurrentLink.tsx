'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { IntentLink } from './IntentLink';

/** A link that marks itself when its page, or a page below `section`, is shown. */
export function CurrentLink({ section, ...props }: ComponentProps<typeof IntentLink> & { section?: string }) {
  const pathname = usePathname();
  const exact = pathname === props.href;
  const within = section !== undefined && pathname.startsWith(section);
  return <IntentLink aria-current={exact ? 'page' : within ? 'true' : undefined} {...props} />;
}
