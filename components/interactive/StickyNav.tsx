'use client';

import { type ComponentProps, useContext } from 'react';
import { StuckContext } from './StickyBar';

interface StickyNavProps extends ComponentProps<'nav'> {
  /** Accessible name. */
  label: string;
  /** Accessible name while the bar sticks to the viewport, where it covers another part of the page. */
  stuckLabel: string;
}

/** Renders the navigation in the header's bar. */
export function StickyNav({ label, stuckLabel, ...props }: StickyNavProps) {
  return <nav aria-label={useContext(StuckContext) ? stuckLabel : label} {...props} />;
}
