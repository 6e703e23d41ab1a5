'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';
import { prefetchFiles } from './page-files';

/** next/link that loads its target when the visitor points at it, focuses it or touches it, not when it is in view. */
export function IntentLink(props: ComponentProps<'a'> & { href: string }) {
  const [intent, setIntent] = useState(false);
  const show = () => {
    prefetchFiles(props.href);
    setIntent(true);
  };
  return (
    <NextLink
      {...props}
      prefetch={intent ? null : false}
      onFocus={show}
      onPointerEnter={show}
      onTouchStart={show}
    />
  );
}
