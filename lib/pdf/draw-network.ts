import { networkCopy as copy } from '@/content/page-copy/network';
import type { NetworkResult } from '../network/results';
import { families, signalBuyers } from '../network/topology';
import { routesOf, stopsOf, wideDrawings } from '../network/wide';
import { buyerName, markedStops, stopName } from '../network/words';
import { ground, ink, quiet, type } from './measures';
import { over } from './over';
import type { Sheet } from './sheet';

const { columns, top } = wideDrawings.wide;
/** Points of a unit of the map. */
const scale = 0.622;
const fade = over(ink, 0.25);
const end = over(ink, 0.55);

/** Draws the whole map with one route in ink, every terminal named; names and words are text of the sheet. */
export function drawNetwork(sheet: Sheet, result: NetworkResult, left: number, mapTop: number): void {
  const { doc } = sheet;
  const routes = routesOf('wide');
  const stops = stopsOf('wide');
  const marked = markedStops(result);
  const lit = routes.find(({ buyer }) => buyer === result.buyer);
  if (!lit) return;
  doc
    .save()
    .translate(left - (columns.start - 13) * scale, mapTop - top * scale)
    .scale(scale);
  doc.lineWidth(8);
  for (const { d } of routes) doc.path(d).stroke(fade);
  doc.lineWidth(5);
  for (const { x, top: from, bottom } of stops)
    doc.roundedRect(x - 13, from, 26, bottom - from, 13).fillAndStroke(ground, fade);
  doc.roundedRect(columns.start - 13, 239, 26, 82, 13).fillAndStroke(ground, ink);
  for (const { row } of routes) doc.rect(columns.bar - 3, row - 9, 6, 18).fill(end);
  doc.lineWidth(18).path(lit.d).stroke(ground);
  doc.lineWidth(12).path(lit.d).stroke(ink);
  doc.circle(columns.start, lit.track, 8).fill(ink);
  doc.rect(columns.bar - 5, lit.row - 16, 10, 32).fill(ink);
  stops.forEach(({ x, row }, index) => {
    const y = row ?? lit.track;
    const mark = marked[index]?.mark;
    if (mark === 'planned') doc.circle(x, y, 18).fill(ink);
    if (mark === 'ask')
      doc
        .lineWidth(4)
        .circle(x, y, 13)
        .fill(ground)
        .dash(5.2, { space: 4.4 })
        .circle(x, y, 13)
        .stroke(ink)
        .undash();
  });
  for (const { signalAt } of stops) if (signalAt) signal(doc, ...signalAt);
  doc.restore();

  const at = (x: number, y: number) =>
    [left + (x - columns.start + 13) * scale, mapTop + (y - top) * scale] as const;
  stops.forEach(({ certification, text }, index) => {
    const { mark, word } = marked[index] ?? { mark: 'none', word: '' };
    const color = mark === 'none' ? quiet : ink;
    const width = 150;
    const anchored = text.anchor === 'end';
    const [middle, y] = at(text.x, text.name);
    const from = anchored ? middle - width : middle - width / 2;
    const align = anchored ? 'right' : 'center';
    sheet.put(stopName(certification), { ...type.strong, size: 9.5, color }, from, y - 10, width, align);
    const style = mark === 'planned' ? type.strong : { ...type.text, color: quiet };
    sheet.put(word, { ...style, size: 8.2 }, from, y + 2, width, align);
  });
  for (const { buyer, row } of routes) {
    const [x, y] = at(columns.name, row);
    const chosen = buyer === result.buyer;
    sheet.put(
      buyerName(buyer),
      chosen ? { ...type.fact, size: 12 } : { ...type.text, size: 9.5, color: quiet },
      x,
      y - (chosen ? 7.5 : 6),
      150,
    );
  }
  doc.save();
  for (const { buyer, row } of routes)
    if (signalBuyers.includes(buyer)) {
      const [x, y] = at(columns.name + 58, row - 2);
      doc.translate(x, y).scale(scale);
      signal(doc, 0, 0);
      doc.scale(1 / scale).translate(-x, -y);
    }
  doc.restore();
  for (const { id, buyers } of families)
    if (id === 'planned' || id === 'ask') {
      const first = routes.find(({ buyer }) => buyer === buyers[0]);
      const [x, y] = at(columns.name, (first?.row ?? 0) - 28);
      sheet.put(copy.buyers.groups[id], { ...type.small, color: quiet }, x, y - 5, 150);
    }
  sheet.put(copy.start, { ...type.text, size: 8.2, color: quiet }, ...at(0, 342), 60);
}

/** A signal: an authority decides. */
function signal(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .lineWidth(3)
    .moveTo(x, y + 7)
    .lineTo(x, y + 16)
    .stroke(ink);
  doc.circle(x, y, 7).fillAndStroke(ground, ink);
  doc.circle(x, y, 2.4).fill(ink);
}
