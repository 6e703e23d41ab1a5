import { networkCopy } from '@/content/page-copy/network';
import { networkAnswers, networkMap } from './data';
import { type Layout, type LineId, layoutOf, lineIds } from './layout';
import { networkResults } from './results';
import { mapLineOf, networkStops } from './topology';
import { markedStops } from './words';

const today = Object.fromEntries(lineIds.map((id) => [id, networkMap.lines[id].length])) as Record<
  LineId,
  number
>;
const grown = (line: LineId) => ({ ...today, [line]: today[line] + 1 });
const place = (sizes: Record<LineId, number>) => layoutOf(sizes, networkMap.stops);
const layouts: [string, Layout][] = [
  ['today', place(today)],
  ['one nation more that plans AQAP', place(grown('planned'))],
  ['one nation more to ask about AQAP', place(grown('ask'))],
  [
    'one nation moved to those to ask, and one more',
    place({ ...today, planned: today.planned - 1, ask: today.ask + 2 }),
  ],
  ['one civil buyer more', place(grown('civil'))],
];

test('every buyer has its place on the map, and every marked stop lies on its line', () => {
  const drawn = lineIds.flatMap((id) => networkMap.lines[id].map(({ code }) => code));
  expect([...drawn].sort()).toEqual([...new Set(networkResults.map(({ buyer }) => buyer))].sort());
  for (const result of networkResults) {
    const line = lineIds.indexOf(mapLineOf(result.buyer));
    for (const [index, { mark, certification }] of markedStops(result).entries()) {
      const [first, last] = networkStops[index]?.lines ?? [0, 0];
      if (mark !== 'none' && (line < first || line > last))
        throw new Error(`${certification} is not on the line to ${result.buyer}`);
    }
  }
});

test.each(layouts)('%s: a row for each buyer, its terminal in the middle of it', (_, layout) => {
  for (const { line, buyer, row } of layout.routes) {
    const index = layout.rows.findIndex(
      (one) => one.line === line && one.kind === 'buyer' && one.buyer === buyer,
    );
    expect(row).toBeCloseTo(layout.top + 28 * (index + 0.5));
    expect(28 * (layout.rows.length + 2)).toBe(layout.height);
  }
});

test.each(layouts)('%s: no bend over 45°', (_, { routes }) => {
  for (const { points } of routes)
    for (const [index, at] of points.slice(1, -1).entries()) {
      const [before = at, after = at] = [points[index], points[index + 2]];
      const turn =
        Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
      expect(Math.abs((turn * 180) / Math.PI)).toBeLessThan(45.01);
    }
});

type Piece = readonly [readonly [number, number], readonly [number, number]];
const pieces = (points: readonly (readonly [number, number])[]): Piece[] =>
  points.slice(1).map((end, index) => [points[index] as readonly [number, number], end]);
/** Whether two pieces cross inside both of them; pieces on one line do not. */
function cross([[ax, ay], [bx, by]]: Piece, [[cx, cy], [dx, dy]]: Piece): boolean {
  const side = (px: number, py: number, qx: number, qy: number, x: number, y: number) =>
    Math.sign(Math.round(((qx - px) * (y - py) - (qy - py) * (x - px)) * 1000));
  return (
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
  );
}

test.each(layouts)('%s: no two lines cross', (_, { routes }) => {
  const crossing = routes.flatMap((one, index) =>
    routes
      .slice(index + 1)
      .filter((other) =>
        pieces(one.points).some((piece) => pieces(other.points).some((second) => cross(piece, second))),
      )
      .map((other) => `${one.d} ${other.d}`),
  );
  expect(crossing).toEqual([]);
});

/** Width of a character of Archivo in em, at the weight of the boldest words here. */
const charWidth = (char: string) =>
  /[iljtfr:,.? '/I]/.test(char) ? 0.3 : /[mw]/.test(char) ? 0.85 : /[A-Z0-9]/.test(char) ? 0.64 : 0.54;
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, char) => sum + charWidth(char), 0) * size;

interface Box {
  words: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test.each(layouts)('%s: no label meets another, nor a line, in any answer or idle', (_, layout) => {
  const onLines = layout.routes.flatMap(({ points }) =>
    pieces(points).flatMap(([[x1, y1], [x2, y2]]) =>
      Array.from(
        { length: 101 },
        (_, n) => [x1 + ((x2 - x1) * n) / 100, y1 + ((y2 - y1) * n) / 100] as const,
      ),
    ),
  );
  const { verdicts, answers } = networkAnswers();
  const idle = networkStops.map(({ certification }) => networkCopy.subjects[certification] as string);
  const lit = answers.map(({ stops }) => stops.map((stop) => verdicts[stop]?.[1] ?? ''));
  for (const words of [idle, ...lit]) {
    const boxes = layout.stops.flatMap(({ text }, index): Box[] =>
      (
        [
          [networkMap.stops[index]?.name ?? '', 18, text.name],
          [words[index] ?? '', 15.5, text.word],
        ] as const
      ).map(([word, size, y]) => {
        const width = widthOf(word, size);
        const left = text.anchor === 'end' ? text.x - width : text.x - width / 2;
        return { words: word, left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 };
      }),
    );
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).filter((other) => meet(box, other))).toEqual([]);
      // Six: half of the lit line.
      const on = onLines.some(
        ([x, y]) => x > box.left - 6 && x < box.right + 6 && y > box.top - 6 && y < box.bottom + 6,
      );
      expect(on ? `${box.words} on a line` : '').toBe('');
    }
  }
});
