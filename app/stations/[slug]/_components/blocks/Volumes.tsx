import { Checklist } from '@/components/ui/Checklist';
import type { VolumesBlock } from '@/content/stations/blocks';
import { WorkFacts } from '../WorkFacts';
import { PhaseColumns } from './PhaseColumns';

/** Phases that each fill a volume: the work, and the checklist of what goes in. */
export function Volumes({ block }: { block: VolumesBlock }) {
  return (
    <PhaseColumns
      columns={block.volumes.map(({ work, checklist, ...phase }) => ({
        ...phase,
        body: (
          <>
            <WorkFacts className="mb-4 grow" columns={1} work={work} />
            <Checklist items={checklist} />
          </>
        ),
      }))}
      weeks={block.weeks}
    />
  );
}
