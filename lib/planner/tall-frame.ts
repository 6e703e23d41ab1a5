import type { LaneDrawing, PlanDrawing } from './picture';

/** Measures of the tall picture in its own px, which are those of a phone’s column. */
export const tall = {
  width: 290,
  month: 26,
  top: 64,
  /** The trunk, and what it keeps free on both sides. */
  middle: 162,
  clear: 24,
  /** Column of the months. */
  months: 40,
  bar: 10,
} as const;

/** Where the parts of the tall picture stand. Everything in px. */
export interface TallFrame {
  /** Lanes of each run: what is planned. */
  planned: readonly [LaneDrawing[], LaneDrawing[]];
  y: (month: number) => number;
  x: (run: number, lane: number) => number;
  end: number;
  height: number;
  gated: boolean;
}

/** Lays the tall picture out: lanes shrink until both runs fit beside the trunk, text does not. */
export function tallFrame({ runs, span, gates }: PlanDrawing): TallFrame {
  const { width, month, top, middle, clear, months } = tall;
  const [short, long] = runs.map(({ lanes }) => lanes.filter(({ state }) => state === 'planned'));
  const count = Math.max(1, short?.length ?? 0);
  const pitch = Math.min(28, (width - middle - clear) / count, (middle - clear - months) / count);
  const y = (at: number) => Math.round(top + at * month);
  const x = (run: number, lane: number) =>
    Math.round(run ? middle + clear + (lane + 0.5) * pitch : middle - clear - (count - lane - 0.5) * pitch);
  const gated = gates.length > 0 || (short ?? []).some((lane) => lane.gates.length > 0);
  const end = y(span);
  const known = Math.max(0, ...(long ?? []).map(({ after }) => after ?? 0));
  return {
    planned: [short ?? [], long ?? []],
    y,
    x,
    end,
    height: end + (gated ? Math.max(92, known * month + 60) : 16),
    gated,
  };
}
