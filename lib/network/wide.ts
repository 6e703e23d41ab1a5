import type { BuyerCode } from '@/content/planner/codes';
import { type Point, roundedPath } from './paths';
import { families, type NetworkStop, networkStops } from './topology';

/** Heights of the five lines. */
const tracks = [252, 266, 280, 294, 308] as const;
/** A capsule is 26 wide and reaches 13 beyond its outer lines. */
const reach = 13;
/** Baselines of a stop's name and of the word under it. */
const baselines = { above: [200, 221], below: [352, 373] } as const;

/** The places of a drawing along its lines, in px. */
interface Columns {
  start: number;
  stops: readonly number[];
  civil: number;
  us: number;
  fork: number;
  yard: number;
  bar: number;
  name: number;
  width: number;
}

/** Heights of the terminals: of lone buyers, and of the middles of the two yards. */
interface Rows {
  civil: number;
  planned: number;
  ask: number;
  aerospace: number;
  us: number;
  /** Between two buyers of a yard. */
  apart: number;
}

const wideColumns: Columns = {
  start: 16,
  stops: [84, 182, 280, 378, 476, 574, 700, 940],
  civil: 516,
  us: 614,
  fork: 752,
  yard: 962,
  bar: 1004,
  name: 1024,
  width: 1244,
};
const slimColumns: Columns = {
  start: 16,
  stops: [78, 162, 246, 330, 414, 498, 604, 840],
  civil: 450,
  us: 534,
  fork: 662,
  yard: 860,
  bar: 898,
  name: 914,
  width: 1084,
};
const mapRows: Rows = { civil: 6, planned: 158, ask: 388, aerospace: 518, us: 570, apart: 28 };
const buyerRows: Rows = { civil: 124, planned: 206, ask: 352, aerospace: 426, us: 456, apart: 15 };

/** The drawings that lie along the page: for windows of two widths, and low, for a buyer's own page. */
export const wideDrawings = {
  wide: { columns: wideColumns, rows: mapRows, top: -60, height: 700 },
  slim: { columns: slimColumns, rows: mapRows, top: -60, height: 700 },
  buyer: { columns: wideColumns, rows: buyerRows, top: 96, height: 440 },
  'buyer-slim': { columns: slimColumns, rows: buyerRows, top: 96, height: 440 },
} as const satisfies Record<string, { columns: Columns; rows: Rows; top: number; height: number }>;
export type WideDrawing = keyof typeof wideDrawings;

/** A route from the start to a buyer. */
export interface Route {
  buyer: BuyerCode;
  /** Height of its line along the stops, and of its terminal. */
  track: number;
  row: number;
  points: readonly Point[];
  d: string;
}

/** A stop in its place. */
export interface PlacedStop extends NetworkStop {
  x: number;
  top: number;
  bottom: number;
  /** Height of its mark where no line along the stops decides it. */
  row?: number;
  words: NetworkStop['words'];
  text: { x: number; name: number; word: number; anchor: 'middle' | 'end' };
  /** Where the signal stands. */
  signalAt?: Point;
}

/** Number of a family's line, and the point where it leaves the others. */
function routePoints(columns: Columns, rows: Rows, line: number, row: number): Point[] {
  const { start, civil, us, fork, yard, bar } = columns;
  const track = tracks[line] as number;
  const id = families[line]?.id;
  if (id === 'planned' || id === 'ask') {
    const middle = rows[id];
    const off = Math.abs(row - middle);
    const straight: Point[] = [
      [start, track],
      [fork, track],
      [fork + Math.abs(middle - track), middle],
    ];
    return off === 0
      ? [...straight, [bar, row]]
      : [...straight, [yard - off, middle], [yard, row], [bar, row]];
  }
  // The aerospace line turns a little later, so that the two diagonals stay as far apart as the lines.
  const leaves = id === 'civil' ? civil : id === 'us' ? us : us + 5.8;
  return [
    [start, track],
    [leaves, track],
    [leaves + Math.abs(row - track), row],
    [bar, row],
  ];
}

/** All routes of a drawing, in the order of the terminals. */
export function routesOf(drawing: WideDrawing): Route[] {
  const { columns, rows } = wideDrawings[drawing];
  return families.flatMap(({ id, buyers }, line) =>
    buyers.map((buyer, index) => {
      const row = rows[id] + (index - (buyers.length - 1) / 2) * rows.apart;
      const points = routePoints(columns, rows, line, row);
      return { buyer, track: tracks[line] as number, row, points, d: roundedPath(points) };
    }),
  );
}

/** All stops of a drawing in their places. */
export function stopsOf(drawing: WideDrawing): PlacedStop[] {
  const { columns, rows } = wideDrawings[drawing];
  return networkStops.map((stop: NetworkStop, index): PlacedStop => {
    const x = columns.stops[index] as number;
    if (stop.certification === 'cmmc')
      return {
        ...stop,
        x,
        top: rows.us - reach,
        bottom: rows.us + reach,
        row: rows.us,
        text: { x, name: rows.us + 36, word: rows.us + 57, anchor: 'middle' },
      };
    const [name, word] = baselines[stop.words];
    // The civil line leaves beside these words: they end before it.
    const isCe = stop.certification === 'ce-marking';
    return {
      ...stop,
      x,
      top: (tracks[stop.lines[0]] as number) - reach,
      bottom: (tracks[stop.lines[1]] as number) + reach,
      text: { x: isCe ? columns.civil + 8 : x, name, word, anchor: isCe ? 'end' : 'middle' },
      ...(stop.signal && { signalAt: [x + (stop.certification === 'itar' ? 36 : 84), name - 11] as Point }),
    };
  });
}
