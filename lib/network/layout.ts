/** A point of the drawing. */
export type Coordinates = readonly [x: number, y: number];

/** Lines of the map from top to bottom: in this order every stop touches neighboring lines only. */
export const lineIds = ['civil', 'planned', 'ask', 'aerospace', 'us'] as const;
export type LineId = (typeof lineIds)[number];
/** What stands at the ends of the lines. */
type Lines<Buyer> = Readonly<Record<LineId, readonly Buyer[]>>;

/** Where a stop stands on the lines: the first and the last that can call there, and the side of its words. */
export interface StopPlace {
  lines: readonly [first: number, last: number];
  words: 'above' | 'below';
}

/** Width of the drawing, and where the names of the buyers begin. */
export const mapWidth = 1084;
export const namesAt = 914;
/** Where the lines start and end, and their heights along the stops. */
export const start = 16;
export const bar = 898;
export const tracks = [252, 266, 280, 294, 308] as const;
/** Height of a name, of a group's heading, and of the room between two lines. */
const row = 28;
/** Where the stops stand; AQAP and CMMC follow the lines. */
const stopsAt = [78, 162, 246, 330, 414, 498] as const;
/** Where the civil and the US line leave the others, and the two groups spread. */
const civil = 442;
const us = 534;
const spreadEnd = 860;
/** A capsule is 26 wide and reaches 13 beyond its outer lines. */
const reach = 13;
/** Baselines of a stop's name and of the word under it. */
const baselines = { above: [200, 221], below: [352, 373] } as const;

/** The rows of the right edge: a group has a heading, the last two lines stand apart. */
export const stopRows = <Buyer>(lines: Lines<Buyer>): { line: LineId; buyer?: Buyer }[] =>
  lineIds.flatMap((line) => [
    ...(line === 'civil' ? [] : [{ line }]),
    ...lines[line].map((buyer) => ({ line, buyer })),
  ]);

/** Places of everything. The two groups lie at equal distance from the lines, so that both spread at one place. */
export function layoutOf<Buyer>(lines: Lines<Buyer>, stops: readonly StopPlace[]) {
  const [planned, ask] = [lines.planned.length, lines.ask.length];
  const spreadStart = spreadEnd - 9 - (row / 2) * (planned + ask);
  const plain = stopRows(lines);
  const second = plain.findIndex(({ line }) => line === 'ask');
  const top = 273 + (row / 2) * (planned - ask) - row * (second + 0.5);
  const rows = plain.map((one, index) => ({ ...one, end: top + row * (index + 0.5) }));
  const ends = (id: LineId) => rows.flatMap(({ line, buyer, end }) => (line === id && buyer ? end : []));

  const routes = rows.flatMap(({ line, buyer, end }) => {
    if (!buyer) return [];
    const track = tracks[lineIds.indexOf(line)] as number;
    const own = ends(line);
    const middle = ((own[0] as number) + (own.at(-1) as number)) / 2;
    const group = line === 'planned' || line === 'ask';
    const points = group ? throughGroup(spreadStart, track, middle, end) : straight(line, track, end);
    return [{ line, buyer, track, end, points, d: roundedPath(points) }];
  });

  const usEnd = ends('us')[0] as number;
  const columns = [...stopsAt, spreadStart - 57, us + usEnd - tracks[4] + 34];
  return {
    top,
    // Room for the words under the last stop.
    height: row * (rows.length + 2),
    routes,
    stops: stops.map(({ lines: [first, last], words }, index) => {
      const x = columns[index] as number;
      // The stop of the US line alone lies beyond its bend, its words under it; its mark lies at that height.
      const beyond = first === 4;
      const [from, to] = beyond ? [usEnd, usEnd] : [tracks[first] as number, tracks[last] as number];
      const [name, word] = beyond ? [usEnd + 36, usEnd + 57] : baselines[words];
      // The civil line leaves beside these words, upward: they end before it.
      const anchor = last === 3 ? ('end' as const) : ('middle' as const);
      return {
        x,
        top: from - reach,
        bottom: to + reach,
        ...(beyond && { at: usEnd }),
        text: { x: last === 3 ? civil + 14 : x, name, word, anchor },
      };
    }),
  };
}

/** To a buyer of a group: down or up to the middle of its group, and from there to its own row. */
function throughGroup(spreadStart: number, track: number, middle: number, end: number): Coordinates[] {
  const off = Math.abs(end - middle);
  const spread: Coordinates[] = [
    [spreadEnd - off, middle],
    [spreadEnd, end],
  ];
  return [
    [start, track],
    [spreadStart, track],
    [spreadStart + Math.abs(middle - track), middle],
    ...(off === 0 ? [] : spread),
    [bar, end],
  ];
}

/** To a buyer of its own line. The aerospace line turns a little later, so that the diagonals stay as far apart as the lines. */
function straight(line: LineId, track: number, end: number): Coordinates[] {
  const leaves = line === 'civil' ? civil : line === 'us' ? us : us + 5.8;
  return [
    [start, track],
    [leaves, track],
    [leaves + Math.abs(end - track), end],
    [bar, end],
  ];
}

const round = (n: number) => Math.round(n * 10) / 10;
const length = ([x1, y1]: Coordinates, [x2, y2]: Coordinates) => Math.hypot(x2 - x1, y2 - y1);
const toward = ([x1, y1]: Coordinates, to: Coordinates, by: number): Coordinates => {
  const part = by / length([x1, y1], to);
  return [x1 + (to[0] - x1) * part, y1 + (to[1] - y1) * part];
};
const print = ([x, y]: Coordinates) => `${round(x)} ${round(y)}`;

/** A polyline with rounded corners, curved so far on each side; where a piece is short, its two curves share it. */
export function roundedPath(points: readonly Coordinates[], curve = 12): string {
  const inner = points.slice(1, -1).map((at, index) => {
    const [before, after] = [points[index] as Coordinates, points[index + 2] as Coordinates];
    const room = Math.min(curve, length(before, at) / 2, length(at, after) / 2);
    return `L${print(toward(at, before, room))}Q${print(at)} ${print(toward(at, after, room))}`;
  });
  return `M${print(points[0] as Coordinates)}${inner.join('')}L${print(points.at(-1) as Coordinates)}`;
}
