import { networkCopy } from '@/content/page-copy/network';
import { sharpestBend } from './paths';
import { networkResults } from './results';
import { tallLines, tallStops } from './tall';
import { lineTo, networkStops } from './topology';
import { routesOf, stopsOf, type WideDrawing, wideDrawings } from './wide';
import { markedStops, stopName } from './words';

const drawings = Object.keys(wideDrawings) as WideDrawing[];

test.each(drawings)('%s: no bend over 45°', (drawing) => {
  for (const { points } of routesOf(drawing)) expect(sharpestBend(points)).toBeLessThan(45.01);
});

test('standing map: no bend over 45°', () => {
  for (const { points } of tallLines()) expect(sharpestBend(points)).toBeLessThan(45.01);
});

test('every marked stop lies on the line of its buyer, in every combination', () => {
  for (const result of networkResults)
    for (const { certification, mark } of markedStops(result)) {
      const stop = networkStops.find((one) => one.certification === certification);
      const line = lineTo(result.buyer);
      if (mark !== 'none') expect(stop && stop.lines[0] <= line && line <= stop.lines[1]).toBe(true);
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

test.each(drawings)('%s: no two lines cross', (drawing) => {
  const routes = routesOf(drawing);
  const crossing = routes.flatMap((one, index) =>
    routes
      .slice(index + 1)
      .filter((other) =>
        pieces(one.points).some((piece) => pieces(other.points).some((second) => cross(piece, second))),
      )
      .map((other) => `${one.buyer} ${other.buyer}`),
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

test.each(drawings)('%s: no label meets another, nor a line, in any combination or idle', (drawing) => {
  const onLines = routesOf(drawing).flatMap(({ points }) =>
    pieces(points).flatMap(([[x1, y1], [x2, y2]]) =>
      Array.from(
        { length: 101 },
        (_, n) => [x1 + ((x2 - x1) * n) / 100, y1 + ((y2 - y1) * n) / 100] as const,
      ),
    ),
  );
  const idle = networkStops.map(({ certification }) => ({
    certification,
    word: networkCopy.subjects[certification] as string,
  }));
  const distinct = new Map(networkResults.map(markedStops).map((marked) => [JSON.stringify(marked), marked]));
  for (const marked of [idle, ...distinct.values()]) {
    const boxes = stopsOf(drawing).flatMap(({ certification, text }): Box[] => {
      const word = marked.find((one) => one.certification === certification)?.word ?? '';
      return (
        [
          [stopName(certification), 18, text.name],
          [word, 15, text.word],
        ] as const
      ).map(([words, size, y]) => {
        const width = widthOf(words, size);
        const left = text.anchor === 'end' ? text.x - width : text.x - width / 2;
        return { words, left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 };
      });
    });
    for (const [index, box] of boxes.entries()) {
      expect(boxes.slice(index + 1).filter((other) => meet(box, other))).toEqual([]);
      // Six: half of the lit line.
      const on = onLines.some(
        ([x, y]) => x > box.left - 6 && x < box.right + 6 && y > box.top - 6 && y < box.bottom + 6,
      );
      expect(on ? `${box.words} on a line of ${drawing}` : '').toBe('');
    }
  }
});

test('standing map: stops stand at least 50 apart and inside the view', () => {
  const stops = tallStops();
  for (const [index, { y }] of stops.entries())
    if (index > 0) expect(y - (stops[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(50);
});
