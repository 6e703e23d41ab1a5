import { networkCopy as copy } from '@/content/page-copy/network';
import type { BuyerCode } from '@/content/planner/codes';
import { contentDate } from '@/content/site';
import { formatDate } from '../figures/format';
import { networkRows } from '../network/groups';
import { type Bar, barsOf } from '../network/marks';
import { type NetworkProduct, type NetworkResult, networkResult } from '../network/results';
import { rulerSteps } from '../network/ruler';
import { networkStops } from '../network/topology';
import { buyerName, figuresOf, markedStops, plannedList, stopName } from '../network/words';
import { fill } from '../text/fill';
import { drawNetwork } from './draw-network';
import { ground, ink, page, rule, type } from './measures';
import { Sheet } from './sheet';
import { drawTable } from './table';

/** Edges of the sheet and places of its parts, in points. */
const left = 34;
const right = page.height - left;
const mapTop = 72;
/** Without the words of a route the map begins higher. */
const wholeTop = 34;
const figuresTop = 366;
const rulerTop = 432;
const rulerLeft = left + 82;
const rulerWidth = 292;
const foot = 518;

const big = { ...type.h2, size: 23, leading: 26 };
const word = { ...type.text, size: 10, leading: 13 };

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Draws the route to one buyer on one sheet: map, figures, months to scale, key. */
export function renderRoute(buyer: BuyerCode, product: NetworkProduct): Promise<Uint8Array> {
  const result = networkResult(buyer, product);
  const names = { buyer: buyerName(buyer), product: copy.products.short[product] };
  const title = fill(copy.sheet.title, { ...names, product: lowerFirst(copy.products.options[product]) });
  const stops = markedStops(result)
    .map(({ certification, word: said }) => `${stopName(certification)}: ${said}`)
    .join('; ');
  const sheet = begin(
    title,
    fill(copy.sheet.subject, names),
    fill(copy.sheet.drawing, { ...names, stops }),
    mapTop,
    result,
  );
  drawFigures(sheet, result);
  drawMonths(sheet, barsOf(result));
  return finish(sheet, copy.scale.lit, ['planned', 'ask', 'signal']);
}

/** Draws the map of all buyers on one sheet: the map, what follows for a maker of one product, key. */
export function renderNetwork(product: NetworkProduct): Promise<Uint8Array> {
  const { title, subject, drawing, caption } = copy.wholeSheet;
  const stops = networkStops
    .map(({ certification }) => `${stopName(certification)}: ${copy.subjects[certification]}`)
    .join('; ');
  const sheet = begin(title, subject, fill(drawing, { stops }), wholeTop);
  sheet.y = figuresTop - mapTop + wholeTop - 8;
  const table = {
    caption: fill(caption, { product: copy.products.short[product] }),
    columns: [copy.table.buyers, copy.table.planned, copy.table.askCount, copy.table.months, copy.table.usd],
    widths: [0.342, 0.28, 0.077, 0.095, 0.206],
    rows: networkRows(true)
      .filter((row) => row.product === product)
      .map(({ buyers, ...row }) => {
        const result = { ...row, buyer: buyers[0] as BuyerCode };
        const { months, usd } = figuresOf(result);
        return [
          buyers.map(buyerName).join(', '),
          plannedList(result, true),
          `${row.ask.length}`,
          months,
          usd,
        ];
      }),
  };
  drawTable(sheet, sheet.root, table, left, { right: left + 432, padding: 0.5 });
  return finish(sheet, copy.scale.idle, ['signal']);
}

/** A sheet with its title, the date of the rules and the map. */
function begin(title: string, subject: string, alt: string, top: number, result?: NetworkResult): Sheet {
  const sheet = new Sheet({ title, subject, short: title, kind: '', landscape: true });
  const { root } = sheet;
  sheet.bookmark(title);
  sheet.tag(root, 'H1', () => sheet.put(title, type.brand, left, 30, 560));
  const month = formatDate(contentDate).replace(/^\d+ /, '');
  sheet.tag(root, 'P', () =>
    sheet.put(fill(copy.sheet.rules, { month }), type.kind, right - 200, 33, 200, 'right'),
  );
  sheet.rule(58, 1.5, ink, left, right);
  const bbox: [number, number, number, number] = [left, top, right, foot];
  sheet.tag(root, 'Figure', () => drawNetwork(sheet, left, top, result), { alt, bbox });
  return sheet;
}

/** Certifications, months and cost of a route. */
function drawFigures(sheet: Sheet, result: NetworkResult): void {
  sheet.rule(figuresTop - 8, 1.5, ink, left, rulerLeft + rulerWidth);
  const figures = figuresOf(result);
  for (const [index, [value, label, note]] of [
    [figures.count, figures.certifications, figures.ask],
    [figures.months, copy.figures.months, copy.figures.range],
    [figures.usd, copy.figures.support, copy.figures.fees],
  ].entries()) {
    const x = left + ([0, 104, 190][index] ?? 0);
    sheet.tag(sheet.root, 'P', () => {
      sheet.put(value ?? '', big, x, figuresTop, 200);
      sheet.put(label ?? '', type.strong, x, figuresTop + 28, 200);
      sheet.put(note ?? '', type.small, x, figuresTop + 39, 200);
    });
  }
}

/** Months of a route to scale; a sentence where nothing is planned. */
function drawMonths(sheet: Sheet, bars: readonly Bar[]): void {
  const { root } = sheet;
  if (bars.length === 0) {
    sheet.tag(root, 'P', () => sheet.put(copy.nothing, word, left, rulerTop, 380));
    return;
  }
  const spoken = bars.map(([slug, start, earliest, latest]) =>
    fill(copy.sheet.bar, { name: stopName(slug), start, earliest, latest }),
  );
  sheet.tag(
    root,
    'Figure',
    () => {
      const share = (months: number) => rulerLeft + (months / (rulerSteps.at(-1) ?? 1)) * rulerWidth;
      const step = Math.min(16, 54 / bars.length);
      sheet.put(copy.ruler.label, type.small, left, rulerTop, 80);
      for (const count of rulerSteps) {
        sheet.put(`${count}`, type.small, share(count) - 20, rulerTop, 40, 'center');
        sheet.doc.rect(share(count), rulerTop + 12, 0.6, step * bars.length).fill(rule);
      }
      for (const [index, [slug, start, earliest, latest]] of bars.entries()) {
        const y = rulerTop + 12 + index * step;
        sheet.put(stopName(slug), type.strong, left, y + 1, 80);
        sheet.doc
          .lineWidth(1)
          .rect(share(start), y + 3.5, share(latest) - share(start), 6)
          .fillAndStroke(ground, ink)
          .rect(share(start), y + 3, share(earliest) - share(start), 7)
          .fill(ink);
      }
    },
    { alt: fill(copy.sheet.months, { bars: spoken.join('; ') }), bbox: [left, rulerTop, right, foot] },
  );
}

/** The key of the marks, what is to scale and what is assumed. */
function finish(
  sheet: Sheet,
  scale: readonly [string, string],
  marks: readonly (keyof typeof copy.key)[],
): Promise<Uint8Array> {
  const { root } = sheet;
  sheet.rule(foot, 0.7, rule, left, right);
  for (const [index, mark] of marks.entries()) {
    const x = left + index * 210;
    sheet.artifact(() => {
      const at = [x + 7, foot + 16] as const;
      if (mark === 'planned') sheet.doc.circle(...at, 6.5).fill(ink);
      else if (mark === 'ask')
        sheet.doc
          .lineWidth(1.8)
          .dash(2.3, { space: 2 })
          .circle(...at, 5.5)
          .stroke(ink)
          .undash();
      else {
        sheet.doc
          .lineWidth(1.4)
          .circle(at[0], at[1] - 2, 3.6)
          .moveTo(at[0], at[1] + 1.6)
          .lineTo(at[0], at[1] + 7)
          .stroke(ink);
        sheet.doc.circle(at[0], at[1] - 2, 1.3).fill(ink);
      }
    });
    sheet.tag(root, 'P', () => sheet.put(copy.key[mark].join(''), word, x + 20, foot + 9, 190));
  }
  const small = [scale.join(''), copy.assumed, copy.sheet.nato].join(' ');
  sheet.tag(root, 'P', () => sheet.put(small, type.small, left, foot + 30, right - left));
  return sheet.finish();
}
