import { frame, ink, line, rule, type TypeStyle, type } from './measures';
import type { PdfTable } from './parts';
import type { Sheet, Struct } from './sheet';

const cellGap = 8;
const padding = 2.8;
const { right } = frame;

const heading = (): TypeStyle => type.small;
const cellStyle = (i: number): TypeStyle => (i === 0 ? type.strong : type.text);

/** A ruled table with a caption; a total is in the color of the line. Its header is drawn again after a page turn. */
export function drawTable(sheet: Sheet, parent: Struct, table: PdfTable, left: number = frame.axis): void {
  const { caption, columns, rows, total } = table;
  const full = right - left;
  const widths = table.widths.map((share) => share * full);
  const height = (cells: readonly string[], style: (i: number) => TypeStyle) =>
    Math.max(...cells.map((cell, i) => sheet.height(cell, style(i), (widths[i] ?? 0) - cellGap))) +
    2 * padding;
  const put = (cells: readonly string[], style: (i: number) => TypeStyle, tag: Tag) => {
    let x = left;
    const top = sheet.y + padding;
    cells.forEach((cell, i) => {
      const width = widths[i] ?? 0;
      const at = x;
      tag(i, () => sheet.put(cell, style(i), at, top, width - cellGap));
      x += width;
    });
    sheet.y += height(cells, style);
    sheet.rule(sheet.y, 0.6, rule, left, right);
  };

  const head = height(columns, heading);
  const first = rows.slice(0, 2).reduce((sum, cells) => sum + height(cells, cellStyle), 0);
  sheet.ensure(type.small.leading + 3 + head + first);
  const element = sheet.open(parent, 'Table');
  sheet.tag(element, 'Caption', () => sheet.put(caption, type.small, left, sheet.y, full));
  sheet.y += type.small.leading + 3;
  sheet.rule(sheet.y, 1.5, ink, left, right);
  const header = sheet.open(element, 'TR');
  put(columns, heading, (_, draw) => sheet.tag(header, 'TH', draw, { scope: 'Column' }));
  header.end();
  rows.forEach((cells, r) => {
    if (sheet.ensure(height(cells, cellStyle))) put(columns, heading, (_, draw) => sheet.artifact(draw));
    const last = Boolean(total) && r === rows.length - 1;
    const style = (i: number) => (last ? { ...type.strong, color: line } : cellStyle(i));
    const row = sheet.open(element, 'TR');
    put(cells, style, (i, draw) =>
      sheet.tag(row, i === 0 ? 'TH' : 'TD', draw, i === 0 ? { scope: 'Row' } : {}),
    );
    row.end();
  });
  element.end();
  sheet.y += 9;
}

type Tag = (column: number, draw: () => void) => void;
