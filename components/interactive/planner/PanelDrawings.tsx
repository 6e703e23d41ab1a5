import type { ComponentProps } from 'react';
import { PlanDrawings } from '@/components/sections/planner/PlanDrawings';
import { isBelow, isDrawn, useShownPicture } from './shown-picture';

/** What is drawn, and the width from which the wide picture is shown, as in the style sheet. */
export interface LiveDrawingsProps extends Omit<ComponentProps<typeof PlanDrawings>, 'only' | 'id'> {
  wideFrom: string;
}

/** The picture in the plan's own panel, that of this window or of paper alone: two at every press would take twice the time. */
export function PanelDrawings({ wideFrom, ...props }: LiveDrawingsProps) {
  const only = useShownPicture(wideFrom);
  if (isBelow(only, props.plan) || !isDrawn(props.plan)) return null;
  return (
    <div className="mt-8 xl:mt-6 print:mt-3">
      <PlanDrawings {...props} id="plan" only={only} />
    </div>
  );
}
