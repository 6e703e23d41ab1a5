import type { ReactNode } from 'react';
import { useShownPicture } from './shown-picture';

/** What stands in the plan's own panel only beside the wide picture. */
export function BesideWide({ wideFrom, children }: { wideFrom: string; children: ReactNode }) {
  return useShownPicture(wideFrom) === 'tall' ? null : children;
}
