import type { ReactNode } from 'react';
import { PlanDrawings } from '@/components/sections/planner/PlanDrawings';
import { PlanPanel } from '@/components/sections/planner/PlanPanel';
import { Heading } from '@/components/ui/Heading';
import { isDrawn, useShownPicture } from './shown-picture';
import type { LiveDrawingsProps } from './WideDrawings';

/** In small windows the picture and the tools are a part of their own: what to do first comes before it. */
export function TallDrawings({ wideFrom, tools, ...props }: LiveDrawingsProps & { tools: ReactNode }) {
  if (useShownPicture(wideFrom) !== 'tall') return null;
  const { picture, tools: named } = props.words.copy;
  const drawn = isDrawn(props.plan);
  return (
    <PlanPanel id="plan-below" labelledBy="plan-picture">
      <Heading className="mb-6" id="plan-picture" level={2}>
        {drawn ? picture.title : named.label}
      </Heading>
      {drawn && <PlanDrawings {...props} id="plan" only="tall" />}
      {tools}
    </PlanPanel>
  );
}
