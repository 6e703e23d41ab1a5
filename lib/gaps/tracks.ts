import type { GapRow, GapState } from '@/content/gaps/types';
import { byState } from './totals';

/** Heights of the tracks in px: existing standard, target standard next to it, and target standard apart from it. */
export const trackLevels = { existing: 24, adjacent: 32, separate: 78 } as const;

const pitch = 26;
const lead = 20;
const { adjacent, separate } = trackLevels;
/** A 45-degree bend between the levels of the target track, with space for its corners. */
const bend = separate - adjacent + 10;

interface Track {
  /** Stops of the rows with their x position on the track in px. */
  stops: { id: string; state: GapState; x: number }[];
  /** Path of the target track from the left edge to `width`, where it rejoins the existing one. */
  path: string;
  /** Width in px. */
  width: number;
}

/** Returns the track of one chapter: parallel to the existing standard for reused rows, then down to the rows to extend, new or unknown, and up again. */
export function trackOf(rows: readonly GapRow[]): Track {
  const ordered = byState(rows, ['reuse', 'extend', 'new', 'unknown']);
  const shared = ordered.filter(({ state }) => state === 'reuse').length;
  const apartCount = ordered.length - shared;
  const down = shared ? lead + (shared - 1) * pitch + lead : 4;
  const first = down + bend + lead;
  const up = first + (apartCount - 1) * pitch + lead;
  const stops = ordered.map(({ id, state }, index) => ({
    id,
    state,
    x: index < shared ? lead + index * pitch : first + (index - shared) * pitch,
  }));
  if (apartCount === 0) return { stops, path: `M0 ${adjacent}H${down}`, width: down };
  const width = up + bend + 4;
  const drop = separate - adjacent;
  return {
    stops,
    path: `M0 ${adjacent}H${down + 5}l${drop} ${drop}H${up + 5}l${drop} ${-drop}H${width}`,
    width,
  };
}
