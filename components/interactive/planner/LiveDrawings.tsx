import type { ComponentProps, ReactNode } from 'react';
import { PlanDrawings } from '@/components/sections/planner/PlanDrawings';
import { PlanPanel } from '@/components/sections/planner/PlanPanel';
import { Heading } from '@/components/ui/Heading';
import { useShownPicture } from './shown-picture';

interface LiveDrawingsProps extends Omit<ComponentProps<typeof PlanDrawings>, 'only' | 'id'> {
  /** Width from which the wide picture is shown, as in the style sheet. */
  wideFrom: string;
}

/** The wide picture or that of paper, in the plan's own panel: two at every press would take twice the time. */
export function WideDrawings({ wideFrom, ...props }: LiveDrawingsProps) {
  const only = useShownPicture(wideFrom);
  if (only === 'tall' || props.plan.message === 'dates') return null;
  return (
    <div className="mt-10 xl:mt-6 print:mt-3">
      <PlanDrawings {...props} id="plan" only={only} />
    </div>
  );
}

/** What stands in the plan's own panel only beside the wide picture. */
export function BesideWide({ wideFrom, children }: { wideFrom: string; children: ReactNode }) {
  return useShownPicture(wideFrom) === 'tall' ? null : children;
}

/** In small windows the picture and the tools are a part of their own: what to do first comes before it. */
export function TallDrawings({ wideFrom, tools, ...props }: LiveDrawingsProps & { tools: ReactNode }) {
  if (useShownPicture(wideFrom) !== 'tall') return null;
  const { picture, tools: named } = props.words.copy;
  const isDrawn = props.plan.message !== 'dates';
  return (
    <PlanPanel id="plan-below" labelledBy="plan-picture">
      <Heading className="mb-6" id="plan-picture" level={2}>
        {isDrawn ? picture.title : named.label}
      </Heading>
      {isDrawn && <PlanDrawings {...props} id="plan" only="tall" />}
      {tools}
    </PlanPanel>
  );
}
