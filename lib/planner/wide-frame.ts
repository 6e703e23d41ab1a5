import type { PlanDrawing } from './picture';

/** Measures of the wide picture in its own px: about as many as it has on the screen, so that its text is as large as set. */
export const wide = {
  width: 860,
  /** Column of the names. */
  label: 150,
  /** Thickness of a bar. */
  bar: 16,
  /** Above the first lane: readiness plan, label of the deadline, name of the run. */
  top: 78,
  /** Length that a date in words may take beside its stop. */
  words: 170,
} as const;

/** Room behind the calendar: a siding with signals, or the words of the last date. */
const siding = { gates: 158, none: 20 };
const line = 18;
/** Height of a lane that only asks. */
const asked = 28;

/** Where the parts of the wide picture stand. Everything in px; `x` gives the place of a month. */
export interface WideFrame {
  x: (month: number) => number;
  /** Left edge of the siding. */
  end: number;
  /** Height of a lane’s middle, counted from the first of its run, and the height of all lanes of a run. */
  lane: (index: number) => number;
  rows: (count: number) => number;
  /** Heights of the trunk, of the longest run’s first lane, and of the whole. */
  trunk: number;
  under: number;
  height: number;
  gated: boolean;
  /** Heights of the dimension lines, shortest and longest run. */
  dimension: readonly [number, number];
  /** Where the words of the two arrivals stand: to the left (`end`) or right of their stop. */
  earliest: Words;
  latest: Words;
}

interface Words {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** Lays the wide picture out. Words that a stop, the deadline or the siding would cross go under the trunk. */
export function wideFrame({ runs, span, arrivals, deadline, gates }: PlanDrawing): WideFrame {
  const [short, long] = runs;
  const planned = long.lanes.filter(({ state }) => state !== 'ask');
  const gated = gates.length > 0 || short.lanes.some((lane) => lane.gates.length > 0);
  const end = wide.width - (gated ? siding.gates : siding.none);
  const x = (month: number) => Math.round(wide.label + (month * (end - 26 - wide.label)) / span);
  const row = planned.length > 5 ? 40 : 46;
  const rows = (count: number) =>
    Math.min(count, planned.length) * row + Math.max(0, count - planned.length) * asked;
  const lane = (index: number) => (rows(index) + rows(index + 1)) / 2;
  const [first, last] = arrivals;

  const trunk = wide.top + rows(short.lanes.length) + (deadline === null ? 58 : 82);
  const crossed = deadline !== null && x(deadline) < x(first) && x(first) - x(deadline) < wide.words + 24;
  const squeezed = x(first) - 20 - wide.words < wide.label + 20;
  const low = crossed || squeezed;
  const flipped = x(last) + 20 + wide.words > (gated ? end - 16 : wide.width);
  const both = low && flipped;
  const beside = [low && trunk + 58, flipped && trunk + (both ? 58 + line : 58)];
  const words = Math.max(trunk + 36, ...beside.filter((height) => height !== false));
  const under = Math.max(
    words + (deadline === null ? 54 : 84),
    trunk + 36 + gates.length * line + (planned.length > 0 ? 46 : 0),
  );
  const deepest = Math.max(0, ...planned.map((lane) => lane.gates.length - 1));

  return {
    x,
    end,
    lane,
    rows,
    trunk,
    under,
    height: under + rows(planned.length) + 12 + deepest * line,
    gated,
    dimension: [trunk - 44, words + 34],
    earliest: squeezed
      ? { x: x(first) + 20, y: trunk + 58, anchor: 'start' }
      : { x: x(first) - 20, y: low ? trunk + 58 : trunk - 20, anchor: 'end' },
    latest: flipped
      ? { x: x(last) - 20, y: beside[1] || 0, anchor: 'end' }
      : { x: x(last) + 20, y: trunk - 20, anchor: 'start' },
  };
}
