import type { GapRow, GapState } from '@/content/gaps/types';
import { byState } from './totals';

/** Heights of the tracks in px: the held one, the asked one beside it, and the asked one on its own. */
export const trackLevels = { held: 24, beside: 32, apart: 78 } as const;

const pitch = 26;
const lead = 20;
const { beside, apart } = trackLevels;
/** A bend of 45 degrees between the levels of the asked track, with room for its corners. */
const bend = apart - beside + 10;

interface Track {
  /** Stops of the rows by their place on the track in px. */
  stops: { id: string; state: GapState; x: number }[];
  /** Path of the asked track from the left edge to `width`, where it rejoins the held one. */
  path: string;
  /** Room in px that the stops need. */
  width: number;
}

/** The tracks of one chapter: along the held one what is reused, then down to what is extended, new or unknown, and up again. */
export function trackOf(rows: readonly GapRow[]): Track {
  const along = byState(rows, ['reuse', 'extend', 'new', 'unknown']);
  const shared = along.filter(({ state }) => state === 'reuse').length;
  const own = along.length - shared;
  const down = shared ? lead + (shared - 1) * pitch + lead : 4;
  const first = down + bend + lead;
  const up = first + (own - 1) * pitch + lead;
  const stops = along.map(({ id, state }, index) => ({
    id,
    state,
    x: index < shared ? lead + index * pitch : first + (index - shared) * pitch,
  }));
  if (own === 0) return { stops, path: `M0 ${beside}H${down}`, width: down };
  const width = up + bend + 4;
  const drop = apart - beside;
  return {
    stops,
    path: `M0 ${beside}H${down + 5}l${drop} ${drop}H${up + 5}l${drop} ${-drop}H${width}`,
    width,
  };
}
