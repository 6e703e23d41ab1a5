import type { Station, StationBlock } from '@/content/stations/types';

/** A phase of a station's plan. */
interface StationPhase {
  from: number;
  to: number;
  title: string;
}

/** Phases a block draws; empty for blocks that draw none. */
function phasesOf(block: StationBlock): readonly StationPhase[] {
  if (block.kind === 'weekPlan' || block.kind === 'weekTabs' || block.kind === 'gates') return block.phases;
  if (block.kind === 'courses') return block.courses;
  return block.kind === 'volumes' ? block.volumes : [];
}

/** Every block of a page in reading order, those beside the sidebar first. */
export const allBlocks = ({ column, blocks }: Station): StationBlock[] => [
  ...(column?.blocks ?? []),
  ...blocks,
];

/** The phases of a station, whichever kind of block draws them. */
export const stationPhases = (station: Station): StationPhase[] => allBlocks(station).flatMap(phasesOf);
