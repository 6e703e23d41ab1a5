import type { ReactNode } from 'react';
import type { Plan } from '@/lib/planner/engine/types';
import { isBelow, useShownPicture } from './shown-picture';

interface WithPictureProps {
  plan: Plan;
  wideFrom: string;
  children: ReactNode;
}

/** What stands in the plan's own panel only where the picture does. */
export function WithPicture({ plan, wideFrom, children }: WithPictureProps) {
  return isBelow(useShownPicture(wideFrom), plan) ? null : children;
}
