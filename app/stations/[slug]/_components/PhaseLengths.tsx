import { Fold } from '@/components/ui/Fold';
import { stationLabels } from '@/content/stations/labels';
import type { StationBlock } from '@/content/stations/types';
import { weeks } from '@/content/units';
import { formatRange } from '@/lib/figures/format';

/** Length of each phase in weeks, counted from the tabs further down; nothing where a station has none. */
export function PhaseLengths({ blocks }: { blocks: readonly StationBlock[] }) {
  const phases = blocks.flatMap((block) => (block.kind === 'weekTabs' ? block.phases : []));
  if (phases.length === 0) return null;
  return (
    <section aria-labelledby="phase-lengths">
      <h2 className="mb-3 text-name max-md:sr-only" id="phase-lengths">
        {stationLabels.timeline}
      </h2>
      <Fold title={stationLabels.timeline}>
        <dl>
          {phases.map(({ title, from, to }) => (
            <div
              className="flex justify-between gap-4 border-rule border-t py-2 text-body last:border-b"
              key={title}
            >
              <dt>{title}</dt>
              <dd className="whitespace-nowrap font-bold">{formatRange(weeks(to - from + 1))}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  );
}
