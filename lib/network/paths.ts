/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

/** Length of a curve on each side of its corner. */
const curve = 12;

const round = (n: number) => Math.round(n * 10) / 10;
const length = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);
const toward = ([x1, y1]: Point, to: Point, by: number): Point => {
  const part = by / length([x1, y1], to);
  return [x1 + (to[0] - x1) * part, y1 + (to[1] - y1) * part];
};
const print = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Largest turn along a polyline, in degrees. */
export function sharpestBend(points: readonly Point[]): number {
  const turns = points.slice(1, -1).map((at, index) => {
    const [before, after] = [points[index] as Point, points[index + 2] as Point];
    const turn =
      Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
    return Math.abs((turn * 180) / Math.PI);
  });
  return Math.max(0, ...turns);
}

/** A polyline with rounded corners; where a piece is short, its two curves share it. */
export function roundedPath(points: readonly Point[]): string {
  const inner = points.slice(1, -1).map((at, index) => {
    const [before, after] = [points[index] as Point, points[index + 2] as Point];
    const room = Math.min(curve, length(before, at) / 2, length(at, after) / 2);
    return `L${print(toward(at, before, room))}Q${print(at)} ${print(toward(at, after, room))}`;
  });
  return `M${print(points[0] as Point)}${inner.join('')}L${print(points.at(-1) as Point)}`;
}
