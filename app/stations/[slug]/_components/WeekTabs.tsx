import { Tabs } from '@/components/interactive/Tabs';
import { Columns } from '@/components/parts/Columns';
import { PointList } from '@/components/parts/PointList';
import { Terms } from '@/components/parts/Terms';
import { RichText } from '@/components/ui/RichText';
import { drawingLabels } from '@/content/drawings';
import type { TabsBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import type { Range } from '@/content/units';
import { formatWeekSpan } from '@/lib/stations/journey';
import { fill } from '@/lib/text/fill';

/** The chosen phase is filled in the drawing; the tabs' root carries its index. */
const chosen = [
  'group-data-[active=0]/phases:fill-line',
  'group-data-[active=1]/phases:fill-line',
  'group-data-[active=2]/phases:fill-line',
  'group-data-[active=3]/phases:fill-line',
] as const;

/** Half the thickness of each step of the shaft, and where a number of weeks ends on the beam, in the drawing's units. */
const radii = [52, 78, 66, 40] as const;
const x = (weeks: number) => 64 + weeks * 98;

/** Phases as tabs under a caliper whose shaft has one step for each of them. */
export function WeekTabs({ block: { phases, title }, weeks }: { block: TabsBlock; weeks: Range<'weeks'> }) {
  const steps = phases.map(({ from, to }) => to - from + 1).join(', ');
  return (
    <Tabs
      className="group/phases flex flex-col"
      label={title}
      // Two, three, three and two weeks, under the steps of the shaft: 44 units in front, 220 behind, of 1244.
      listClassName="mt-4 grid grid-cols-2 gap-x-3 md:mt-8 md:grid-cols-[2fr_3fr_3fr_2fr] md:gap-x-0"
      panelClassName="border-line border-t-4 bg-sheet px-4 py-6 max-md:-mx-gutter md:mt-2 md:px-8 lg:p-12"
      tabClassName="week-tab"
      tabs={phases.map((phase) => ({
        id: `phase-${phase.from}`,
        label: (
          <>
            {phase.title} <span className="mt-1 font-normal text-small">{formatWeekSpan(phase)}</span>
          </>
        ),
        panel: <Panel phase={phase} />,
      }))}
    >
      <div className="relative -order-1">
        {/* Behind the file, whose shaft is not filled: its lines and hatching stay in front of the color. */}
        <svg
          aria-hidden="true"
          className="absolute inset-0 size-full fill-transparent"
          height="356"
          viewBox="20 -14 1244 356"
          width="1244"
        >
          {phases.map(({ from, to }, index) => {
            const radius = radii[index] ?? 0;
            return (
              <path
                className={chosen[index]}
                d={`M${x(from - 1) + 8} ${212 - radius}H${x(to) - 8}l8 8V${204 + radius}l-8 8H${x(from - 1) + 8}l-8 -8V${220 - radius}Z`}
                key={index}
              />
            );
          })}
        </svg>
        <img
          alt={fill(drawingLabels.caliper, { weeks: weeks.max, shortest: weeks.min, steps })}
          className="relative h-auto w-full"
          height="356"
          loading="lazy"
          src="/art/caliper.svg"
          width="1244"
        />
      </div>
    </Tabs>
  );
}

function Panel({ phase: { title, text, handOver, owner, outputs } }: { phase: TabsBlock['phases'][number] }) {
  return (
    <div data-theme="sheet">
      <Columns split="6-6">
        <div>
          <h3 className="text-name">{title}</h3>
          <p className="mt-2 mb-6">
            <RichText text={text} />
          </p>
          <Terms
            items={[
              { term: stationLabels.work.handOver, text: handOver },
              { term: stationLabels.work.owner, text: owner },
            ]}
            variant="ruled"
          />
        </div>
        <PointList items={outputs} level={4} title={stationLabels.outputs} />
      </Columns>
    </div>
  );
}
