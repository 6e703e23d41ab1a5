'use client';

import { type ComponentProps, useContext } from 'react';
import { Stuck } from './StickyBar';

interface BarNavProps extends ComponentProps<'nav'> {
  label: string;
  /** Name while the bar sticks to the window: it then stands over another part of the page. */
  stuckLabel: string;
}

/** The navigation of the header's bar. */
export function StickyNav({ label, stuckLabel, ...props }: BarNavProps) {
  return <nav aria-label={useContext(Stuck) ? stuckLabel : label} {...props} />;
}
