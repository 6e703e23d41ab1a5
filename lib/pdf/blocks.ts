import { penCopy } from '@/content/page-copy/pdf';
import { contentWidth, fonts, frame, ink, line, quiet, rule, type TypeStyle, type } from './measures';
import type { Sheet, Struct } from './sheet';

/** A row of a list: its name and what is said of it. */
export interface PdfRow {
  name?: string;
  text: string;
}

/** A table; the first column names the row. */
export interface PdfTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Share of the width of each column; without it by the amount of text. */
  widths?: readonly number[];
  /** The last row is a total. */
  total?: boolean;
  /** Rows are ticked by hand: each has a box, and its last cell stays empty. */
  tick?: boolean;
}

/** What a document is made of below its headings. */
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

/** A block that is measured: how high its beginning is, which stays with the heading above it, and how it is drawn. */
interface Laid {
  beginning: number;
  draw: (parent: Struct) => void;
}

/** Measures a block. */
export function renderBlock(sheet: Sheet, block: PdfBlock): Laid {
  if (block.kind === 'rows') return layRows(sheet, block);
  if (block.kind === 'table') return layTable(sheet, block.table);
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

/** Rows side by side, each after its number, a box to tick or a short bar. */
function layRows(sheet: Sheet, block: Extract<PdfBlock, { kind: 'rows' }>): Laid {
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
        const words = sheet.open(entry, 'LBody');
        if (name) sheet.tag(words, 'P', () => sheet.put(name, type.strong, x + indent, sheet.y, width));
        const y = sheet.y + nameHeight(item);
        sheet.tag(words, 'P', () => sheet.put(text, type.text, x + indent, y, width));
        words.end();
        entry.end();
      });
      sheet.y += height;
    });
    list.end();
    sheet.y += 3;
  };
  return { beginning, draw };
}

/** A box to tick; what it is stands in the text alone. */
function drawBox(sheet: Sheet, x: number, y: number): void {
  sheet.addHiddenText(penCopy.box, x, y);
  sheet.doc
    .lineWidth(1.2)
    .rect(x + 0.6, y, 8.5, 8.5)
    .stroke(ink);
}

const cellGap = 8;
const padding = 2.8;

/** Shares of the width that keep rows short: by the amount of text of each column, where long cells weigh most. */
function sharesOf({ columns, rows }: PdfTable): number[] {
  const weights = columns.map(
    (column, i) => rows.reduce((sum, row) => sum + (row[i]?.length ?? 0) ** 2, column.length ** 2) ** 0.27,
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** A ruled table with a caption; a total is in the color of the line. Its header is drawn again after a page turn. */
function layTable(sheet: Sheet, table: PdfTable): Laid {
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
  // Rows with a total stand together, and so does a short table.
  const first = heights.slice(0, total || rows.length < 5 ? undefined : 2);
  const beginning = first.reduce((sum, each) => sum + each, captionHeight + headHeight);

  const put = (cell: string, i: number, style: TypeStyle) =>
    sheet.put(cell, style, cells[i]?.x ?? 0, sheet.y + padding, cells[i]?.width);
  const close = (height: number) => {
    sheet.y += height;
    sheet.rule(sheet.y, 0.6, rule);
  };
  const draw = (parent: Struct) => {
    sheet.ensure(beginning);
    const element = sheet.open(parent, 'Table');
    // A list to tick has its heading above.
    sheet.tag(element, 'Caption', () => {
      if (tick) sheet.addHiddenText(caption, frame.axis, sheet.y);
      else sheet.put(caption, type.small, frame.axis, sheet.y);
    });
    if (!tick) sheet.y += captionHeight;
    sheet.rule(sheet.y, 1.5, ink);
    const header = sheet.open(element, 'TR');
    columns.forEach((column, i) => {
      sheet.tag(header, 'TH', () => put(column, i, type.small), { scope: 'Column' });
    });
    header.end();
    close(headHeight);
    rows.forEach((row, r) => {
      const height = heights[r] ?? 0;
      // The last row never stands on a page alone.
      if (sheet.ensure(height + (r === rows.length - 2 ? (heights[r + 1] ?? 0) : 0))) {
        sheet.artifact(() => columns.forEach((column, i) => void put(column, i, type.small)));
        close(headHeight);
      }
      const tr = sheet.open(element, 'TR');
      row.forEach((cell, i) => {
        const drawn = () => {
          if (tick && i === 0) drawBox(sheet, frame.axis, sheet.y + padding + 1);
          if (tick && i === row.length - 1) sheet.addHiddenText(penCopy.fill, cells[i]?.x ?? 0, sheet.y);
          put(cell, i, styleOf(r, i));
        };
        sheet.tag(tr, i === 0 ? 'TH' : 'TD', drawn, i === 0 ? { scope: 'Row' } : {});
      });
      tr.end();
      close(height);
    });
    element.end();
    sheet.y += 9;
  };
  return { beginning, draw };
}

/** Draws labels with a line to write on, side by side from `left`. */
export function drawFields(sheet: Sheet, parent: Struct, labels: readonly string[], left: number): void {
  const share = (frame.right - left) / labels.length;
  labels.forEach((label, i) => {
    const x = left + i * share;
    const words = sheet.doc.font(fonts.regular).fontSize(type.small.size).widthOfString(label) + 6;
    sheet.tag(parent, 'P', () => {
      sheet.put(label, { ...type.small, color: quiet }, x, sheet.y, share);
      sheet.addHiddenText(penCopy.fill, x, sheet.y);
    });
    sheet.rule(sheet.y + 9, 0.8, ink, x + words, x + share - 8);
  });
}
