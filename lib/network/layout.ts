/** A point of the drawing. */
export type Point = readonly [x: number, y: number];

/** Lines of the map from top to bottom: in this order every stop touches neighboring lines only. */
export const lineIds = ['civil', 'planned', 'ask', 'aerospace', 'us'] as const;
export type LineId = (typeof lineIds)[number];

/** Width of the drawing, and where the names of the buyers begin. */
export const mapWidth = 1084;
export const namesAt = 914;
/** Height of a name, of a group's heading, and of the room between two lines. */
const row = 28;
/** Heights of the five lines along the stops. */
const tracks = [252, 266, 280, 294, 308] as const;
const start = 16;
/** Where the stops stand; AQAP and CMMC follow the lines. */
const stopsAt = [78, 162, 246, 330, 414, 498] as const;
/** Where the civil and the US line leave the others, the two groups spread, and the lines end. */
const civil = 442;
const us = 534;
const spreadEnd = 860;
const bar = 898;
/** A capsule is 26 wide and reaches 13 beyond its outer lines. */
const reach = 13;
/** Baselines of a stop's name and of the word under it. */
const baselines = { above: [200, 221], below: [352, 373] } as const;
/** Length of a curve on each side of its corner. */
const bend = 12;

/** What stands in a row beside the lines: a buyer, the heading of a group, or nothing. */
export type MapRow = { line: LineId } & (
  | { kind: 'buyer'; buyer: number }
  | { kind: 'heading' }
  | { kind: 'gap' }
);

/** A route from the start to a buyer. */
export interface Route {
  line: LineId;
  /** Place of the buyer in its line. */
  buyer: number;
  /** Height of its line along the stops, and of its terminal. */
  track: number;
  row: number;
  points: readonly Point[];
  d: string;
}

/** A stop in its place. */
export interface PlacedStop {
  x: number;
  top: number;
  bottom: number;
  /** Height of its mark where no line along the stops decides it. */
  row?: number;
  text: { x: number; name: number; word: number; anchor: 'middle' | 'end' };
}

/** The whole map: rows of its right edge, routes and stops. */
export interface Layout {
  top: number;
  height: number;
  rows: readonly MapRow[];
  routes: readonly Route[];
  stops: readonly PlacedStop[];
}

/** The rows of the right edge, from the number of buyers in each line: a group has a heading, the last two stand apart. */
export const rowsOf = (sizes: Readonly<Record<LineId, number>>): MapRow[] =>
  lineIds.flatMap((line): MapRow[] => {
    const names = Array.from({ length: sizes[line] }, (_, buyer) => ({
      line,
      kind: 'buyer' as const,
      buyer,
    }));
    if (names.length === 0) return [];
    if (isGroup(line)) return [{ line, kind: 'heading' }, ...names];
    return line === 'civil' ? names : [{ line, kind: 'gap' }, ...names];
  });

const isGroup = (line: LineId) => line === 'planned' || line === 'ask';

/** Places of everything. The two groups lie at equal distance from the lines, so that both spread at one place. */
export function layoutOf(
  sizes: Readonly<Record<LineId, number>>,
  stops: readonly { lines: readonly [number, number]; words: 'above' | 'below' }[],
): Layout {
  const rows = rowsOf(sizes);
  const spread = (row / 2) * (sizes.planned + sizes.ask);
  const spreadStart = spreadEnd - 9 - spread;
  const second = rows.findIndex((one) => one.line === 'ask');
  const middle = 273 + (row / 2) * (sizes.planned - sizes.ask);
  const top = middle - row * (second + 0.5);
  const heightOf = (line: LineId, buyer: number) =>
    top +
    row * (rows.findIndex((one) => one.line === line && one.kind === 'buyer' && one.buyer === buyer) + 0.5);
  const usRow = heightOf('us', 0);

  const routes = rows.flatMap((one): Route[] => {
    if (one.kind !== 'buyer') return [];
    const { line, buyer } = one;
    const track = tracks[lineIds.indexOf(line)] as number;
    const end = heightOf(line, buyer);
    const groupMiddle = (heightOf(line, 0) + heightOf(line, sizes[line] - 1)) / 2;
    const points = isGroup(line)
      ? throughGroup(spreadStart, track, groupMiddle, end)
      : straight(line, track, end);
    return [{ line, buyer, track, row: end, points, d: roundedPath(points) }];
  });

  const columns = [...stopsAt, spreadStart - 57, us + usRow - tracks[4] + 34];
  return {
    top,
    // Room for the words under the last stop.
    height: row * (rows.length + 2),
    rows,
    routes,
    stops: stops.map(({ lines: [first, last], words }, index): PlacedStop => {
      const x = columns[index] as number;
      if (first === 4)
        return {
          x,
          top: usRow - reach,
          bottom: usRow + reach,
          row: usRow,
          text: { x, name: usRow + 36, word: usRow + 57, anchor: 'middle' },
        };
      const [name, word] = baselines[words];
      // The civil line leaves beside these words: they end before it.
      const text = last === 3 ? { x: civil + 8, anchor: 'end' as const } : { x, anchor: 'middle' as const };
      return {
        x,
        top: (tracks[first] as number) - reach,
        bottom: (tracks[last] as number) + reach,
        text: { ...text, name, word },
      };
    }),
  };
}

/** To a buyer of a group: down or up to the middle of its group, and from there to its own row. */
function throughGroup(spreadStart: number, track: number, middle: number, end: number): Point[] {
  const off = Math.abs(end - middle);
  const trunk: Point[] = [
    [start, track],
    [spreadStart, track],
    [spreadStart + Math.abs(middle - track), middle],
  ];
  return off === 0
    ? [...trunk, [bar, end]]
    : [...trunk, [spreadEnd - off, middle], [spreadEnd, end], [bar, end]];
}

/** To a buyer of its own line. The aerospace line turns a little later, so that the diagonals stay as far apart as the lines. */
function straight(line: LineId, track: number, end: number): Point[] {
  const leaves = line === 'civil' ? civil : line === 'us' ? us : us + 5.8;
  return [
    [start, track],
    [leaves, track],
    [leaves + Math.abs(end - track), end],
    [bar, end],
  ];
}

const round = (n: number) => Math.round(n * 10) / 10;
const length = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);
const toward = ([x1, y1]: Point, to: Point, by: number): Point => {
  const part = by / length([x1, y1], to);
  return [x1 + (to[0] - x1) * part, y1 + (to[1] - y1) * part];
};
const print = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** A polyline with rounded corners; where a piece is short, its two curves share it. */
export function roundedPath(points: readonly Point[], curve = bend): string {
  const inner = points.slice(1, -1).map((at, index) => {
    const [before, after] = [points[index] as Point, points[index + 2] as Point];
    const room = Math.min(curve, length(before, at) / 2, length(at, after) / 2);
    return `L${print(toward(at, before, room))}Q${print(at)} ${print(toward(at, after, room))}`;
  });
  return `M${print(points[0] as Point)}${inner.join('')}L${print(points.at(-1) as Point)}`;
}

/** Places that the drawing and its parts share. */
export const places = { start, bar, tracks, namesAt } as const;
