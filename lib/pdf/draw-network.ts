import { networkCopy as copy } from '@/content/page-copy/network';
import type { NetworkResult } from '../network/results';
import { type Shape, shapesOf, signalShapes } from '../network/shapes';
import { families, signalBuyers } from '../network/topology';
import { routesOf, stopsOf, wideDrawings } from '../network/wide';
import { buyerName, markedStops, stopName } from '../network/words';
import { ground, ink, quiet, type } from './measures';
import { over } from './over';
import type { Sheet } from './sheet';

const { columns, top } = wideDrawings.wide;
/** Points of a unit of the map. */
const scale = 0.622;
const colors = { ground, line: ink, faded: over(ink, 0.25), lit: ink };

/**
 * Draws the whole map with every terminal named: with a result its route in ink and the others faded, otherwise each
 * stop with what it is about. Names and words are text of the sheet.
 */
export function drawNetwork(sheet: Sheet, left: number, mapTop: number, result?: NetworkResult): void {
  const { doc } = sheet;
  const routes = routesOf('wide');
  const stops = stopsOf('wide');
  const marked = result && markedStops(result);
  const at = (x: number, y: number) =>
    [left + (x - columns.start + 13) * scale, mapTop + (y - top) * scale] as const;
  doc
    .save()
    .translate(...at(0, 0))
    .scale(scale);
  const signals = [
    ...stops.flatMap(({ signalAt }) => (signalAt ? [signalAt] : [])),
    ...routes.flatMap(({ buyer, row }) =>
      signalBuyers.includes(buyer) ? [[columns.name + 58, row - 2] as const] : [],
    ),
  ];
  for (const shape of [
    ...shapesOf('wide', colors, result),
    ...signals.flatMap(([x, y]) => signalShapes(x, y, colors)),
  ])
    draw(doc, shape);
  doc.restore();

  for (const [index, { certification, x, text }] of stops.entries()) {
    const { mark, word } = marked?.[index] ?? { mark: 'ask', word: copy.subjects[certification] };
    const color = mark === 'none' ? quiet : ink;
    const width = 150;
    const anchored = marked && text.anchor === 'end';
    const [middle, y] = at(marked ? text.x : x, text.name);
    const from = anchored ? middle - width : middle - width / 2;
    const align = anchored ? 'right' : 'center';
    sheet.put(stopName(certification), { ...type.strong, size: 9.5, color }, from, y - 10, width, align);
    const style = mark === 'planned' ? type.strong : { ...type.text, color: quiet };
    sheet.put(word, { ...style, size: 8.2 }, from, y + 2, width, align);
  }
  for (const { buyer, row } of routes) {
    const [x, y] = at(columns.name, row);
    const chosen = buyer === result?.buyer;
    sheet.put(
      buyerName(buyer),
      chosen ? { ...type.fact, size: 12 } : { ...type.text, size: 9.5, color: result ? quiet : ink },
      x,
      y - (chosen ? 7.5 : 6),
      150,
    );
  }
  for (const { id, buyers } of families)
    if (id === 'planned' || id === 'ask') {
      const first = routes.find(({ buyer }) => buyer === buyers[0]);
      const [x, y] = at(columns.name, (first?.row ?? 0) - 28);
      sheet.put(copy.buyers.groups[id], { ...type.small, color: quiet }, x, y - 5, 150);
    }
  sheet.put(copy.start, { ...type.text, size: 8.2, color: quiet }, ...at(0, 342), 60);
}

/** Fills and strokes a shape. */
function draw(doc: PDFKit.PDFDocument, { d, fill, stroke, width = 1, dash }: Shape): void {
  if (fill) doc.path(d).fill(fill);
  if (!stroke) return;
  doc.lineWidth(width).path(d);
  if (dash) {
    const [length = 0, space = 0] = dash.split(' ').map(Number);
    doc.dash(length, { space });
  }
  doc.stroke(stroke);
  if (dash) doc.undash();
}
