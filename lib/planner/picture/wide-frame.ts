import { arrivalWords, type Words } from '../words/arrival-words';
import type { LaneDrawing, PlanDrawing } from './picture';
import { screen, type WideMeasures } from './wide-measures';

/** What both share. */
export const wide = {
  /** Height of a line of words. */
  line: 18,
} as const;

/** Above the first lane a published pathway takes a line more. Lengths of the run’s name and of the deadline’s label. */
const head = { published: 22, run: 121, due: 150 };
/**
 * Behind the calendar: before a signal, with the last date’s words, without one, and where the deadline sends the latest arrival’s words there. Before a gate’s own phase and
 * behind it. For the words of a lane that only asks.
 */
const room = { signal: 56, none: 20, words: 160, phase: 50, names: 190, asked: 118 };
/** What words keep free beside a line that runs down, or its diamond. */
const clear = 14;

/** Where the parts of the wide picture stand. Everything in px; `x` gives the place of a month. */
export interface WideFrame {
  measures: WideMeasures;
  x: (month: number) => number;
  /** Length of a month. */
  month: number;
  /** Right edge of the calendar, and left edge of the siding. */
  right: number;
  end: number;
  /** Height of a lane’s middle, counted from the first of its run, and the height of all lanes of a run. */
  lane: (index: number) => number;
  rows: (count: number) => number;
  /** Heights of the shortest run’s first lane, of the trunk, of the longest run’s first lane, of the last lane’s end. */
  top: number;
  trunk: number;
  under: number;
  bottom: number;
  height: number;
  gated: boolean;
  /** Heights of the dimension lines, shortest and longest run. */
  dimension: readonly [number, number];
  /** Where the words of the two arrivals stand. */
  earliest: Words;
  latest: Words;
  /** Where the deadline’s own words stand. */
  due: Words;
  /** Where the words of the lanes that only ask begin. */
  asked: number;
  /** The diamond of a day stands where the words of a lane’s end would. */
  crossed: (lane: LaneDrawing) => boolean;
}

/** Lanes that stand on the longest run too. */
export const isPlaced = ({ state }: { state: string }) => state === 'planned' || state === 'held';

/** Lays the wide picture out. */
export function wideFrame(
  { runs, span, arrivals, deadline, gates, legal, published }: PlanDrawing,
  measures: WideMeasures = screen,
): WideFrame {
  const [short, long] = runs;
  const { width, oneLine, label } = measures;
  const { line } = wide;
  const placed = long.lanes.filter(isPlaced);
  const gated = gates.length > 0 || short.lanes.some((lane) => lane.gates.length > 0);
  const known = Math.max(0, ...long.lanes.map(({ after }) => after ?? 0));
  const aside = room.phase + (oneLine ? room.names : 0);
  const [first, last] = arrivals;
  const free = deadline !== null && first <= deadline && deadline < last ? room.words : room.none;
  const gap = gated ? room.signal : free;
  const inScale = aside + (known * (width - gap - label - aside)) / (span + known);
  const end = width - Math.round(gated ? Math.max(measures.siding, known && inScale) : room.none);
  const month = (end - gap - label) / span;
  const x = (at: number) => Math.round(label + at * month);
  const row = placed.length > (oneLine ? 4 : 5) ? measures.rows.many : measures.rows.few;
  const rows = (count: number) =>
    Math.min(count, placed.length) * row + Math.max(0, count - placed.length) * measures.rows.asked;
  const lane = (index: number) => (rows(index) + rows(index + 1)) / 2;
  const at = x(deadline ?? 0);
  const dated = deadline === null ? 0 : 1;

  const top = measures.head + (published ? head.published : 0);
  const trunk = top + rows(short.lanes.length) + measures.over[dated];
  const { earliest, latest } = arrivalWords({
    trunk,
    first: x(first),
    last: x(last),
    deadline: deadline === null ? null : at,
    start: x(0),
    over: gates.length > 0 ? end - 16 : width,
    beside: gates.length > 0 && !oneLine ? end - 70 : width,
    width,
    names: oneLine ? 0 : gates.length,
  });
  const words = Math.max(trunk + 36, earliest.y, latest.y);
  const under = Math.max(
    words + measures.under[dated],
    oneLine ? 0 : trunk + 36 + gates.length * line + (placed.length > 0 ? 46 : 0),
  );
  const down = [x(first), ...(deadline === null ? [] : [at]), ...legal.map((day) => x(day.month))];
  const asked = down
    .sort((one, other) => one - other)
    .reduce(
      (from, line) => (line > from - clear && line < from + room.asked ? line + clear : from),
      x(3) + 26,
    );
  const deepest = Math.max(0, ...placed.map((lane) => lane.gates.length - 1));
  const bottom = under + rows(placed.length);

  return {
    measures,
    x,
    month,
    right: end - gap,
    end,
    lane,
    rows,
    top,
    trunk,
    under,
    bottom,
    height: bottom + 12 + Math.max(deepest, legal.length) * line,
    gated,
    asked,
    crossed: ({ certification, end: done }) =>
      legal.some(
        (day) => day.certification === certification && Math.abs(x(day.month) - x(done ?? 0) - 45) < 55,
      ),
    dimension: [trunk - 44, words + 34],
    earliest,
    latest,
    due:
      at < head.run + head.due
        ? { x: at + 8, y: top - 20, anchor: 'start' }
        : { x: at - 8, y: top - 20, anchor: 'end' },
  };
}
