/** A point of the diagram, in px. */
export type Coordinates = readonly [x: number, y: number];

/** Lines of the map from top to bottom, in an order in which every stop touches only neighboring lines. */
export const lineIds = ['civil', 'planned', 'ask', 'aerospace', 'us'] as const;
export type LineId = (typeof lineIds)[number];
/** The buyers at the ends of the lines. */
type Lines<Buyer> = Readonly<Record<LineId, readonly Buyer[]>>;

/** Position of a stop: the first and last line that can call there, and the side of its label. */
export interface StopPlace {
  lines: readonly [first: number, last: number];
  words: 'above' | 'below';
}

/** Width of the diagram. */
export const mapWidth = 1084;
/** Left edge of the buyers' names. */
export const namesX = 914;
/** Start of the lines. */
export const startX = 16;
/** Center of the terminals, the bars at which the lines end. */
export const terminalX = 898;
/** Centers of the five lines along the stops, from top to bottom. */
export const lineYs = [252, 266, 280, 294, 308] as const;
/** Height of a name, of a group's heading, and of the gap between two lines. */
const row = 28;
/** Positions of the stops; those of AQAP and CMMC depend on the lines. */
const stopXs = [78, 162, 246, 330, 414, 498] as const;
/** X at which the civil and the US line leave the others, and at which the two groups have spread. */
const civil = 442;
const us = 534;
const spreadEnd = 860;
/** A capsule is 26 px wide and extends 13 px beyond its outer lines. */
const reach = 13;
/** Baselines of a stop's name and of the label below it. */
const baselines = { above: [200, 221], below: [352, 373] } as const;

/** Returns the rows at the right edge; a row without a buyer is a group heading, or the gap before one of the last two lines. */
export const stopRows = <Buyer>(lines: Lines<Buyer>): { line: LineId; buyer?: Buyer }[] =>
  lineIds.flatMap((line) => [
    ...(line === 'civil' ? [] : [{ line }]),
    ...lines[line].map((buyer) => ({ line, buyer })),
  ]);

/** Returns the positions of all elements. Both groups have the same distance from the lines, so they spread at the same x. */
export function layoutOf<Buyer>(lines: Lines<Buyer>, stops: readonly StopPlace[]) {
  const [planned, ask] = [lines.planned.length, lines.ask.length];
  const spreadStart = spreadEnd - 9 - (row / 2) * (planned + ask);
  const unplaced = stopRows(lines);
  const second = unplaced.findIndex(({ line }) => line === 'ask');
  const top = 273 + (row / 2) * (planned - ask) - row * (second + 0.5);
  const rows = unplaced.map((one, index) => ({ ...one, end: top + row * (index + 0.5) }));
  const ends = (id: LineId) => rows.flatMap(({ line, buyer, end }) => (line === id && buyer ? end : []));

  const routes = rows.flatMap(({ line, buyer, end }) => {
    if (!buyer) return [];
    const track = lineYs[lineIds.indexOf(line)] as number;
    const lineEnds = ends(line);
    const middle = ((lineEnds[0] as number) + (lineEnds.at(-1) as number)) / 2;
    const group = line === 'planned' || line === 'ask';
    const points = group ? throughGroup(spreadStart, track, middle, end) : straight(line, track, end);
    return [{ line, buyer, track, end, points, d: roundedPath(points) }];
  });

  const usEnd = ends('us')[0] as number;
  const columns = [...stopXs, spreadStart - 57, us + usEnd - lineYs[4] + 34];
  return {
    top,
    // Space for the label below the last stop.
    height: row * (rows.length + 2),
    routes,
    stops: stops.map(({ lines: [first, last], words }, index) => {
      const x = columns[index] as number;
      // The stop that only the US line has is after its bend, with the label below it and the marker at that height.
      const isAfterBend = first === 4;
      const [from, to] = isAfterBend ? [usEnd, usEnd] : [lineYs[first] as number, lineYs[last] as number];
      const [name, word] = isAfterBend ? [usEnd + 36, usEnd + 57] : baselines[words];
      // The civil line leaves upward next to this label, so the label ends before it.
      const anchor = last === 3 ? ('end' as const) : ('middle' as const);
      return {
        x,
        top: from - reach,
        bottom: to + reach,
        ...(isAfterBend && { at: usEnd }),
        text: { x: last === 3 ? civil + 14 : x, name, word, anchor },
      };
    }),
  };
}

/** Returns the points of a route to a buyer in a group: to the middle of the group, and from there to the buyer's row. */
function throughGroup(spreadStart: number, track: number, middle: number, end: number): Coordinates[] {
  const offset = Math.abs(end - middle);
  const spread: Coordinates[] = [
    [spreadEnd - offset, middle],
    [spreadEnd, end],
  ];
  return [
    [startX, track],
    [spreadStart, track],
    [spreadStart + Math.abs(middle - track), middle],
    ...(offset === 0 ? [] : spread),
    [terminalX, end],
  ];
}

/** Returns the points of a route to a buyer on a separate line. The aerospace line bends later, so that the diagonals keep the distance of the lines. */
function straight(line: LineId, track: number, end: number): Coordinates[] {
  const bendX = line === 'civil' ? civil : line === 'us' ? us : us + 5.8;
  return [
    [startX, track],
    [bendX, track],
    [bendX + Math.abs(end - track), end],
    [terminalX, end],
  ];
}

const round = (n: number) => Math.round(n * 10) / 10;
const length = ([x1, y1]: Coordinates, [x2, y2]: Coordinates) => Math.hypot(x2 - x1, y2 - y1);
const toward = ([x1, y1]: Coordinates, to: Coordinates, by: number): Coordinates => {
  const ratio = by / length([x1, y1], to);
  return [x1 + (to[0] - x1) * ratio, y1 + (to[1] - y1) * ratio];
};
const print = ([x, y]: Coordinates) => `${round(x)} ${round(y)}`;

/** Returns a polyline as an SVG path with rounded corners of the given radius; on short segments the two curves share the length. */
export function roundedPath(points: readonly Coordinates[], curve = 12): string {
  const inner = points.slice(1, -1).map((at, index) => {
    const [before, after] = [points[index] as Coordinates, points[index + 2] as Coordinates];
    const radius = Math.min(curve, length(before, at) / 2, length(at, after) / 2);
    return `L${print(toward(at, before, radius))}Q${print(at)} ${print(toward(at, after, radius))}`;
  });
  return `M${print(points[0] as Coordinates)}${inner.join('')}L${print(points.at(-1) as Coordinates)}`;
}
