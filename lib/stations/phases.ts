import type { StationBlock } from '@/content/stations/blocks';
import type { Station } from '@/content/stations/types';

/** A phase of a station's plan. */
interface StationPhase {
  from: number;
  to: number;
  title: string;
}

/** Every block of a page in reading order, those beside the sidebar first. */
export const allBlocks = ({ column, blocks }: Station): StationBlock[] => [
  ...(column?.blocks ?? []),
  ...blocks,
];

/** The phases of a station, as its plan or its tabs show them. */
export const stationPhases = (station: Station): readonly StationPhase[] =>
  allBlocks(station).flatMap<StationPhase>((block) =>
    block.kind === 'plan' || block.kind === 'tabs' ? block.phases : [],
  );
