import { networkMap } from './data';
import { type Coordinates, type LineId, layoutOf, stopRows } from './layout';

const { lines: today, stops } = networkMap;
/** Adds buyers to the end of a line, or removes them. */
const withBuyers = (line: LineId, by: number, lines = today) => ({
  ...lines,
  [line]: by < 0 ? lines[line].slice(0, by) : [...lines[line], ...lines[line].slice(0, by)],
});
const layouts = [
  ['today', today],
  ['one nation more that plans AQAP', withBuyers('planned', 1)],
  ['one nation more to ask about AQAP', withBuyers('ask', 1)],
  ['one nation moved to those to ask, and one more', withBuyers('ask', 2, withBuyers('planned', -1))],
  ['one civil buyer more', withBuyers('civil', 1)],
] as const;

const segments = (points: readonly Coordinates[]) =>
  points.slice(1).map((end, index) => [points[index] as Coordinates, end] as const);
type Segment = ReturnType<typeof segments>[number];

/** Returns whether two segments cross in their interior; collinear segments do not. */
function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const side = ([px, py]: Coordinates, [qx, qy]: Coordinates, [x, y]: Coordinates) =>
    Math.sign(Math.round(((qx - px) * (y - py) - (qy - py) * (x - px)) * 1000));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

test.each(layouts)('%s: has a row for each buyer, no bend over 45°, no crossing', (_, lines) => {
  const { routes, top, height } = layoutOf(lines, stops);
  const rows = stopRows(lines);
  expect(height).toBe(28 * (rows.length + 2));
  expect(routes.map(({ end }) => (end - top) / 28 - 0.5)).toEqual(
    rows.flatMap(({ buyer }, index) => (buyer ? index : [])),
  );
  const directions = routes.map(({ points }) =>
    segments(points).map(([[x1, y1], [x2, y2]]) => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI),
  );
  for (const turns of directions)
    for (const [index, turn] of turns.slice(1).entries())
      expect(Math.abs(turn - (turns[index] ?? turn))).toBeLessThan(45.01);
  const crossing = routes.flatMap((one, index) =>
    routes
      .slice(index + 1)
      .filter((other) =>
        segments(one.points).some((side) => segments(other.points).some((second) => cross(side, second))),
      )
      .map((other) => `${one.d} ${other.d}`),
  );
  expect(crossing).toEqual([]);
});
