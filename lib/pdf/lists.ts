import {
  columnGap,
  columnWidth,
  contentWidth,
  frame,
  ink,
  line,
  page,
  type TypeStyle,
  type,
} from './measures';
import type { PdfPoint } from './parts';
import type { Sheet, Struct } from './sheet';

/**
 * Two columns, the first half of the items left, the rest right; each with its number or a short bar. Items that do not
 * fit on the page are two columns of the next.
 */
export function drawPoints(
  sheet: Sheet,
  parent: Struct,
  items: readonly PdfPoint[],
  { title, numbered }: { title?: string; numbered: boolean },
): void {
  const indent = 14;
  const width = columnWidth - indent;
  const after = 6;
  const height = ({ title, text }: PdfPoint) =>
    sheet.height(title, type.strong, width) + sheet.height(text, type.text, width) + after;
  const stack = (part: readonly PdfPoint[]) => part.reduce((sum, item) => sum + height(item), 0);
  /** The lowest two columns: their height, and how many items the left one has. */
  const columnsOf = (part: readonly PdfPoint[]) => {
    const splits = part.map((_, i) => Math.max(stack(part.slice(0, i + 1)), stack(part.slice(i + 1))));
    const tall = Math.min(...splits);
    return { tall, half: splits.indexOf(tall) + 1 };
  };
  /** How many items are drawn here: those that fit, a row of two at the least, and never all but one. */
  const fitting = (part: readonly PdfPoint[]) => {
    const fits = (count: number) => sheet.y + columnsOf(part.slice(0, count)).tall <= page.bottom;
    let count = part.length;
    while (count > 2 && (!fits(count) || count === part.length - 1)) count -= 1;
    return count;
  };

  drawTitle(sheet, parent, title, columnsOf(items.slice(0, 2)).tall);
  const body = sheet.open(parent, 'L');
  let drawn = 0;
  while (drawn < items.length) {
    const part = items.slice(drawn, drawn + fitting(items.slice(drawn)));
    const { tall, half } = columnsOf(part);
    sheet.ensure(tall);
    let top = sheet.y;
    part.forEach((item, i) => {
      const right = i >= half;
      if (i === half) top = sheet.y;
      const x = frame.axis + (right ? columnWidth + columnGap : 0);
      const entry = sheet.open(body, 'LI');
      const number = String(drawn + i + 1);
      const at = top;
      if (numbered)
        sheet.tag(entry, 'Lbl', () => sheet.put(number, { ...type.strong, color: line }, x, at, indent));
      else sheet.artifact(() => sheet.doc.rect(x, at + 1.5, 4, 9).fill(ink));
      const words = sheet.open(entry, 'LBody');
      const below = at + sheet.height(item.title, type.strong, width);
      sheet.tag(words, 'P', () => sheet.put(item.title, type.strong, x + indent, at, width));
      sheet.tag(words, 'P', () => sheet.put(item.text, type.text, x + indent, below, width));
      words.end();
      entry.end();
      top += height(item);
    });
    sheet.y += tall;
    drawn += part.length;
    if (drawn < items.length) sheet.turn();
  }
  body.end();
}

/** Small stops before short texts, in one column or row by row in two. */
export function drawList(
  sheet: Sheet,
  parent: Struct,
  items: readonly string[],
  options: ListOptions = {},
): void {
  const { title, x = frame.axis, width = contentWidth, columns = 1, style = type.text } = options;
  const indent = 12;
  const share = width / columns;
  drawTitle(sheet, parent, title, 3 * style.leading);
  const body = sheet.open(parent, 'L');
  for (let i = 0; i < items.length; i += columns) {
    const row = items.slice(i, i + columns);
    const tall = Math.max(...row.map((item) => sheet.height(item, style, share - indent - 8)));
    sheet.ensure(tall);
    const top = sheet.y;
    row.forEach((item, c) => {
      const at = x + c * share;
      const entry = sheet.open(body, 'LI');
      sheet.artifact(() =>
        sheet.doc
          .lineWidth(1.3)
          .circle(at + 3, top + style.leading / 2, 2)
          .stroke(ink),
      );
      sheet.tag(entry, 'LBody', () => sheet.put(item, style, at + indent, top, share - indent - 8));
      entry.end();
    });
    sheet.y += tall + 1.5;
  }
  body.end();
  sheet.y += 3;
}

interface ListOptions {
  title?: string;
  x?: number;
  width?: number;
  columns?: number;
  style?: TypeStyle;
}

/** Title of a list, if it has one, kept together with what follows. */
function drawTitle(sheet: Sheet, parent: Struct, title: string | undefined, following: number): void {
  const height = title ? type.h3.leading + 3 : 0;
  sheet.ensure(height + following);
  if (title) sheet.tag(parent, 'H3', () => sheet.put(title, type.h3, frame.axis, sheet.y));
  sheet.y += height;
}
