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

/** A dimension line: how far from the trunk, gap to its words, height of one of their two lines, shortest span beside it. */
const dimension = { away: 21, gap: 9, line: 16, beside: 44 } as const;

/** A dimension line and its words, in px. */
export interface TallDimension {
  x: number;
  from: number;
  to: number;
  words: { x: number; y: readonly [number, number]; anchor: 'start' | 'end' };
}

/**
 * Measures from an arrival to the deadline, on its run’s side of the trunk. What is to spare is said beside the line;
 * what is late, or too short for its words, under it: there its run has no bar.
 */
export function tallDimension(
  { y }: TallFrame,
  run: number,
  arrival: number,
  deadline: number,
): TallDimension {
  const side = run ? 1 : -1;
  const x = tall.middle + side * dimension.away;
  const [from, to] = [y(Math.min(arrival, deadline)), y(Math.max(arrival, deadline))];
  const beside = deadline > arrival && to - from >= dimension.beside;
  const first = beside ? Math.round((from + to) / 2) - 3 : to + 24;
  return {
    x,
    from,
    to,
    words: {
      x: x + side * dimension.gap,
      y: [first, first + dimension.line],
      anchor: run ? 'start' : 'end',
    },
  };
}

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
