import type { ReactNode } from 'react';
import { PlanDrawings } from '@/components/sections/planner/PlanDrawings';
import { PlanPanel } from '@/components/sections/planner/PlanPanel';
import { Heading } from '@/components/ui/Heading';
import type { LiveDrawingsProps } from './PanelDrawings';
import { isBelow, useShownPicture } from './shown-picture';

/** In small windows the picture and the tools are a part of their own where something is to be done first, which comes before. */
export function DrawingsBelow({ wideFrom, tools, ...props }: LiveDrawingsProps & { tools: ReactNode }) {
  if (!isBelow(useShownPicture(wideFrom), props.plan)) return null;
  return (
    <PlanPanel id="plan-below" labelledBy="plan-picture">
      <Heading className="mb-6" id="plan-picture" level={2}>
        {props.words.copy.picture.title}
      </Heading>
      <PlanDrawings {...props} id="plan" only="tall" />
      {tools}
    </PlanPanel>
  );
}
