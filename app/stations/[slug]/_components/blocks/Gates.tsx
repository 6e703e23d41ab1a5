import type { GatesBlock } from '@/content/stations/blocks';
import { stationLabels } from '@/content/stations/labels';
import { WorkFacts } from '../WorkFacts';
import { PhaseColumns } from './PhaseColumns';

/** Phases that end with a gate: the proof that has to be presented. */
export function Gates({ block }: { block: GatesBlock }) {
  return (
    <PhaseColumns
      columns={block.phases.map(({ work, gate, ...phase }) => ({
        ...phase,
        body: (
          <>
            <WorkFacts className="mb-4 grow" columns={1} work={work} />
            <p className="border-fg border-t-2 pt-3 text-small">
              <span className="block text-small text-muted">{stationLabels.gate}</span>{' '}
              <b className="font-bold">{gate}</b>
            </p>
          </>
        ),
      }))}
      weeks={block.weeks}
    />
  );
}
