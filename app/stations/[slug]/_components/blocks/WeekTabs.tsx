import { Caliper } from '@/components/art/Caliper';
import { Tabs } from '@/components/interactive/Tabs';
import { RichText } from '@/components/ui/RichText';
import { StopList } from '@/components/ui/StopList';
import type { WeekTab, WeekTabsBlock } from '@/content/stations/blocks';
import { stationHeads } from '@/content/stations/heads';
import { stationLabels } from '@/content/stations/labels';
import { formatWeekSpan } from '@/lib/stations/journey';
import { WorkFacts } from '../WorkFacts';

/** The chosen phase is filled in the drawing; the tabs' root carries its index. */
const chosen = [
  'group-data-[active=0]/phases:fill-line',
  'group-data-[active=1]/phases:fill-line',
  'group-data-[active=2]/phases:fill-line',
  'group-data-[active=3]/phases:fill-line',
] as const;

/** Phases as tabs under a caliper whose shaft has one step for each of them. */
export function WeekTabs({ block }: { block: WeekTabsBlock }) {
  const { weeks, phases, title } = block;
  return (
    <Tabs
      className="group/phases mt-8 flex flex-col md:mt-12"
      label={title}
      // Two, three, three and two weeks, under the steps of the shaft: 44 units in front, 220 behind, of 1244.
      listClassName="week-tabs"
      panelClassName="border-line border-t-4 bg-sheet px-4 py-6 max-md:-mx-gutter md:mt-2 md:px-8 lg:px-12 lg:pt-12 lg:pb-12"
      tabClassName="week-tab"
      tabs={phases.map((phase) => ({
        id: `phase-${phase.from}`,
        label: (
          <>
            {phase.title} <span className="mt-1 text-small">{formatWeekSpan(phase)}</span>
          </>
        ),
        panel: <Panel phase={phase} />,
      }))}
    >
      <Caliper
        className="-order-1 w-full"
        shortest={stationHeads.quality.weeks.min}
        stepClass={(index) => chosen[index] ?? ''}
        steps={phases}
        weeks={weeks}
      />
    </Tabs>
  );
}

function Panel({ phase }: { phase: WeekTab }) {
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2 lg:gap-x-16" data-ground="sheet">
      <div>
        <h3 className="text-sub">{phase.panelTitle}</h3>
        <p className="mt-4">
          <RichText text={phase.text} />
        </p>
        <WorkFacts className="mt-6" work={phase.work} />
      </div>
      <div>
        <h4 className="pb-3 text-name">{stationLabels.outputs}</h4>
        <StopList items={phase.outputs} />
      </div>
    </div>
  );
}
