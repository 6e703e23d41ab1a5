import type { StationSection } from '@/content/stations/blocks';
import type { Station } from '@/content/stations/types';

/** A phase of a station's plan, in weeks. */
interface StationPhase {
  from: number;
  to: number;
  title: string;
}

/** Returns every section of a page in reading order, those next to the sidebar first. */
export const allBlocks = ({ column, blocks }: Station): StationSection[] => [
  ...(column?.blocks ?? []),
  ...blocks,
];

/** Returns the phases of a station from its plan or its tabs. */
export const stationPhases = (station: Station): readonly StationPhase[] =>
  allBlocks(station).flatMap<StationPhase>((block) =>
    block.kind === 'plan' || block.kind === 'tabs' ? block.phases : [],
  );
