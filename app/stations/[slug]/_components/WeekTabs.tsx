import { Tabs } from '@/components/interactive/Tabs';
import { Columns } from '@/components/parts/Columns';
import { PointList } from '@/components/parts/PointList';
import { Terms } from '@/components/parts/Terms';
import { RichText } from '@/components/ui/RichText';
import { drawingLabels } from '@/content/drawings';
import type { StationPhase } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import type { Range } from '@/content/units';
import { formatWeekSpan } from '@/lib/stations/journey';
import { fill } from '@/lib/text/fill';

/** The classes that fill the selected phase in the drawing. The root of the tabs has its index (`data-active`). */
const selectedPhaseClasses = [
  'group-data-[active=0]/phases:fill-line',
  'group-data-[active=1]/phases:fill-line',
  'group-data-[active=2]/phases:fill-line',
  'group-data-[active=3]/phases:fill-line',
] as const;

/** Half the thickness of each step of the shaft, in units of the drawing. */
const radii = [52, 78, 66, 40] as const;
/** Returns the end of a number of weeks on the beam, in units of the drawing. */
const x = (weeks: number) => 64 + weeks * 98;

interface WeekTabsProps {
  phases: readonly StationPhase[];
  /** The name of the group of tabs. */
  label: string;
  weeks: Range<'weeks'>;
}

/** Renders the phases as tabs below a caliper whose shaft has one step per phase. */
export function WeekTabs({ phases, label, weeks }: WeekTabsProps) {
  const steps = phases.map(({ from, to }) => to - from + 1).join(', ');
  return (
    <Tabs
      className="group/phases flex flex-col"
      label={label}
      // Columns of 2, 3, 3 and 2 weeks, aligned with the steps of the shaft.
      listClassName="mt-4 grid grid-cols-2 gap-x-3 md:mt-8 md:grid-cols-[2fr_3fr_3fr_2fr] md:gap-x-0"
      panelClassName="border-line border-t-4 bg-sheet p-gap"
      tabClassName="week-tab"
      tabs={phases.map((phase) => ({
        id: `phase-${phase.from}`,
        label: (
          <>
            {phase.title} <span className="mt-1 font-normal text-small">{formatWeekSpan(phase)}</span>
          </>
        ),
        panel: <PhasePanel phase={phase} />,
      }))}
    >
      <div className="relative -order-1">
        {/* Behind the image, whose shaft has no fill, so that its lines and hatching are drawn over the color. */}
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
                className={selectedPhaseClasses[index]}
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

function PhasePanel({ phase: { title, text, handOver, owner, outputs } }: { phase: StationPhase }) {
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
