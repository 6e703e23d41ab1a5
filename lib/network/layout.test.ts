import { networkMap } from './data';
import { type LineId, layoutOf, type Point, rowsOf } from './layout';

const { lines: today, stops } = networkMap;
/** So many buyers more or fewer at the end of a line. */
const grown = (line: LineId, by: number, lines = today) => ({
  ...lines,
  [line]: by < 0 ? lines[line].slice(0, by) : [...lines[line], ...lines[line].slice(0, by)],
});
const layouts = [
  ['today', today],
  ['one nation more that plans AQAP', grown('planned', 1)],
  ['one nation more to ask about AQAP', grown('ask', 1)],
  ['one nation moved to those to ask, and one more', grown('ask', 2, grown('planned', -1))],
  ['one civil buyer more', grown('civil', 1)],
] as const;

const sides = (points: readonly Point[]) =>
  points.slice(1).map((end, index) => [points[index] as Point, end] as const);
type Side = ReturnType<typeof sides>[number];

/** Whether two pieces cross inside both of them; pieces on one line do not. */
function cross([a, b]: Side, [c, d]: Side): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [x, y]: Point) =>
    Math.sign(Math.round(((qx - px) * (y - py) - (qy - py) * (x - px)) * 1000));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

test.each(layouts)('%s: a row for each buyer, no bend over 45°, no crossing', (_, lines) => {
  const { routes, top, height } = layoutOf(lines, stops);
  const rows = rowsOf(lines);
  expect(height).toBe(28 * (rows.length + 2));
  expect(routes.map(({ end }) => (end - top) / 28 - 0.5)).toEqual(
    rows.flatMap(({ buyer }, index) => (buyer ? index : [])),
  );
  const directions = routes.map(({ points }) =>
    sides(points).map(([[x1, y1], [x2, y2]]) => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI),
  );
  for (const turns of directions)
    for (const [index, turn] of turns.slice(1).entries())
      expect(Math.abs(turn - (turns[index] ?? turn))).toBeLessThan(45.01);
  const crossing = routes.flatMap((one, index) =>
    routes
      .slice(index + 1)
      .filter((other) =>
        sides(one.points).some((side) => sides(other.points).some((second) => cross(side, second))),
      )
      .map((other) => `${one.d} ${other.d}`),
  );
  expect(crossing).toEqual([]);
});
