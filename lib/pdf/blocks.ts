import { pdfTextAlternatives } from '@/content/page-copy/pdf';
import { contentWidth, fonts, frame, ink, line, quiet, rule, type TypeStyle, type } from './measures';
import type { PdfWriter, Struct } from './pdf-writer';

/** A row of a list with an optional name. */
export interface PdfRow {
  name?: string;
  text: string;
}

/** A table; the first column contains the row headers. */
export interface PdfTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Share of the width of each column; by default according to the amount of text. */
  widths?: readonly number[];
  /** Whether the last row is a total. */
  total?: boolean;
  /** Whether rows are checked off by hand: each gets a checkbox, and its last cell stays empty. */
  tick?: boolean;
}

/** The blocks of a section below its heading. */
export type PdfBlock =
  | { kind: 'lead' | 'text' | 'small'; text: string }
  | {
      kind: 'rows';
      title?: string;
      rows: readonly PdfRow[];
      columns?: 1 | 2 | 3;
      mark?: 'number' | 'box';
    }
  | { kind: 'table'; table: PdfTable };

/** A measured block: `beginning` is the height that must stay on one page with the heading above it. */
interface MeasuredBlock {
  beginning: number;
  draw: (parent: Struct) => void;
}

/** Measures a block and returns a function that draws it. */
export function measureBlock(sheet: PdfWriter, block: PdfBlock): MeasuredBlock {
  if (block.kind === 'rows') return measureRows(sheet, block);
  if (block.kind === 'table') return measureTable(sheet, block.table);
  const style = type[block.kind];
  const beginning = sheet.height(block.text, style);
  const draw = (parent: Struct) => {
    sheet.ensure(beginning);
    sheet.tag(parent, 'P', () => sheet.put(block.text, style, frame.axis, sheet.y));
    sheet.y += beginning + (block.kind === 'small' ? 4 : 6);
  };
  return { beginning, draw };
}

const gap = 20;
const indent = 14;

/** Measures rows in columns, each with a number, a checkbox or a short bar. */
function measureRows(sheet: PdfWriter, block: Extract<PdfBlock, { kind: 'rows' }>): MeasuredBlock {
  const { title, rows, columns = 1, mark } = block;
  const share = (contentWidth + gap) / columns;
  const width = share - gap - indent;
  const nameHeight = ({ name }: PdfRow) => (name ? sheet.height(name, type.strong, width) : 0);
  const lines = Array.from({ length: Math.ceil(rows.length / columns) }, (_, i) => {
    const items = rows.slice(i * columns, (i + 1) * columns);
    const heights = items.map((row) => nameHeight(row) + sheet.height(row.text, type.text, width));
    return { items, height: Math.max(...heights) + (items.some(({ name }) => name) ? 6 : 3) };
  });
  const titleHeight = title ? type.name.leading + 3 : 0;
  const beginning = titleHeight + (lines[0]?.height ?? 0);
  const draw = (parent: Struct) => {
    sheet.ensure(beginning);
    if (title) sheet.tag(parent, 'H3', () => sheet.put(title, type.name, frame.axis, sheet.y));
    sheet.y += titleHeight;
    const list = sheet.open(parent, 'L');
    lines.forEach(({ items, height }, index) => {
      sheet.ensure(height);
      items.forEach((item, column) => {
        const { name, text } = item;
        const x = frame.axis + column * share;
        const entry = sheet.open(list, 'LI');
        const number = String(index * columns + column + 1);
        if (!mark) sheet.artifact(() => sheet.doc.rect(x, sheet.y + 1.5, 4, name ? 9 : 4).fill(ink));
        else
          sheet.tag(entry, 'Lbl', () => {
            if (mark === 'number') sheet.put(number, { ...type.strong, color: line }, x, sheet.y, indent);
            else drawBox(sheet, x, sheet.y + 1);
          });
        const body = sheet.open(entry, 'LBody');
        if (name) sheet.tag(body, 'P', () => sheet.put(name, type.strong, x + indent, sheet.y, width));
        const y = sheet.y + nameHeight(item);
        sheet.tag(body, 'P', () => sheet.put(text, type.text, x + indent, y, width));
        body.end();
        entry.end();
      });
      sheet.y += height;
    });
    list.end();
    sheet.y += 3;
  };
  return { beginning, draw };
}

/** Draws a checkbox; assistive technology gets a text instead. */
function drawBox(sheet: PdfWriter, x: number, y: number): void {
  sheet.addHiddenText(pdfTextAlternatives.box, x, y);
  sheet.doc
    .lineWidth(1.2)
    .rect(x + 0.6, y, 8.5, 8.5)
    .stroke(ink);
}

const cellGap = 8;
const padding = 2.8;

/** Returns column widths that keep rows short: by the amount of text in each column, with more weight for long cells. */
function sharesOf({ columns, rows }: PdfTable): number[] {
  const weights = columns.map(
    (column, i) => rows.reduce((sum, row) => sum + (row[i]?.length ?? 0) ** 2, column.length ** 2) ** 0.27,
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Measures a ruled table with a caption; a total has the color of the line. The header is repeated after a page break. */
function measureTable(sheet: PdfWriter, table: PdfTable): MeasuredBlock {
  const { caption, columns, rows, total, tick, widths = sharesOf(table) } = table;
  const cells = widths.map((share, i) => {
    const left = frame.axis + widths.slice(0, i).reduce((sum, each) => sum + each, 0) * contentWidth;
    const inset = tick && i === 0 ? 16 : 0;
    return { x: left + inset, width: share * contentWidth - inset - cellGap };
  });
  const styleOf = (r: number, i: number): TypeStyle => {
    if (total && r === rows.length - 1) return { ...type.strong, color: line };
    return i === 0 ? type.strong : type.text;
  };
  const heightOf = (row: readonly string[], style: (i: number) => TypeStyle) =>
    Math.max(...row.map((cell, i) => sheet.height(cell, style(i), cells[i]?.width))) + 2 * padding;
  const heights = rows.map((row, r) => heightOf(row, (i) => styleOf(r, i)));
  const headHeight = heightOf(columns, () => type.small);
  const captionHeight = type.small.leading + 3;
  // Rows with a total stay on one page, and so does a short table.
  const first = heights.slice(0, total || rows.length < 5 ? undefined : 2);
  const beginning = first.reduce((sum, each) => sum + each, captionHeight + headHeight);

  const putCell = (cell: string, i: number, style: TypeStyle) =>
    sheet.put(cell, style, cells[i]?.x ?? 0, sheet.y + padding, cells[i]?.width);
  const close = (height: number) => {
    sheet.y += height;
    sheet.rule(sheet.y, 0.6, rule);
  };
  const draw = (parent: Struct) => {
    sheet.ensure(beginning);
    const element = sheet.open(parent, 'Table');
    // The heading above a checklist serves as its visible caption.
    sheet.tag(element, 'Caption', () => {
      if (tick) sheet.addHiddenText(caption, frame.axis, sheet.y);
      else sheet.put(caption, type.small, frame.axis, sheet.y);
    });
    if (!tick) sheet.y += captionHeight;
    sheet.rule(sheet.y, 1.5, ink);
    const header = sheet.open(element, 'TR');
    columns.forEach((column, i) => {
      sheet.tag(header, 'TH', () => putCell(column, i, type.small), { scope: 'Column' });
    });
    header.end();
    close(headHeight);
    rows.forEach((row, r) => {
      const height = heights[r] ?? 0;
      // Avoids a page break before the last row.
      if (sheet.ensure(height + (r === rows.length - 2 ? (heights[r + 1] ?? 0) : 0))) {
        sheet.artifact(() => columns.forEach((column, i) => void putCell(column, i, type.small)));
        close(headHeight);
      }
      const tr = sheet.open(element, 'TR');
      row.forEach((cell, i) => {
        const drawCell = () => {
          if (tick && i === 0) drawBox(sheet, frame.axis, sheet.y + padding + 1);
          if (tick && i === row.length - 1)
            sheet.addHiddenText(pdfTextAlternatives.fill, cells[i]?.x ?? 0, sheet.y);
          putCell(cell, i, styleOf(r, i));
        };
        sheet.tag(tr, i === 0 ? 'TH' : 'TD', drawCell, i === 0 ? { scope: 'Row' } : {});
      });
      tr.end();
      close(height);
    });
    element.end();
    sheet.y += 9;
  };
  return { beginning, draw };
}

/** Draws labels with a line to write on, next to each other, starting at `left`. */
export function drawFields(sheet: PdfWriter, parent: Struct, labels: readonly string[], left: number): void {
  const share = (frame.right - left) / labels.length;
  labels.forEach((label, i) => {
    const x = left + i * share;
    const labelWidth = sheet.doc.font(fonts.regular).fontSize(type.small.size).widthOfString(label) + 6;
    sheet.tag(parent, 'P', () => {
      sheet.put(label, { ...type.small, color: quiet }, x, sheet.y, share);
      sheet.addHiddenText(pdfTextAlternatives.fill, x, sheet.y);
    });
    sheet.rule(sheet.y + 9, 0.8, ink, x + labelWidth, x + share - 8);
  });
}
