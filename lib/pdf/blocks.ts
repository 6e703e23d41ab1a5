import { contentWidth, fonts, frame, ink, line, quiet, rule, type TypeStyle, type } from './measures';
import type { Sheet, Struct } from './sheet';

/** A row of a list: its name and what is said of it. */
export interface Row {
  name?: string;
  text: string;
}

/** A table; the first column names the row. */
export interface Table {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Share of the width of each column; without it by the amount of text. */
  widths?: readonly number[];
  /** The last row is a total. */
  total?: boolean;
  /** Rows are ticked by hand: each has a box, and its last cell stays empty. Names the box and the empty cell. */
  tick?: { box: string; fill: string };
}

/** What a document is made of below its headings. */
export type Block =
  | { kind: 'lead' | 'text' | 'small'; text: string }
  | {
      kind: 'rows';
      title?: string;
      rows: readonly Row[];
      columns?: 1 | 2 | 3;
      mark?: 'number' | 'box';
      box?: string;
    }
  | { kind: 'table'; table: Table };

const gap = 20;
const square = 8.5;

/** Draws a block; it keeps its first lines together. */
export function drawBlock(sheet: Sheet, parent: Struct, block: Block): void {
  if (block.kind === 'rows') drawRows(sheet, parent, block);
  else if (block.kind === 'table') drawTable(sheet, parent, block.table);
  else {
    const style = type[block.kind];
    const height = sheet.height(block.text, style);
    sheet.ensure(height);
    sheet.tag(parent, 'P', () => sheet.put(block.text, style, frame.axis, sheet.y));
    sheet.y += height + (block.kind === 'small' ? 4 : 6);
  }
}

/** Height of the beginning of a block, which stays with the heading above it. */
export function beginning(sheet: Sheet, block: Block): number {
  if (block.kind === 'rows')
    return rowsOf(sheet, block).height(0) + (block.title ? type.name.leading + 3 : 0);
  if (block.kind === 'table') return tableOf(sheet, block.table).beginning;
  return sheet.height(block.text, type[block.kind]);
}

type Rows = Extract<Block, { kind: 'rows' }>;

/** Measures of a list: its items by lines of the sheet, and the height of such a line. */
function rowsOf(sheet: Sheet, { rows, columns = 1 }: Rows) {
  const share = (contentWidth + gap) / columns;
  const width = share - gap - 14;
  const lines = Array.from({ length: Math.ceil(rows.length / columns) }, (_, i) =>
    rows.slice(i * columns, (i + 1) * columns),
  );
  const nameHeight = ({ name }: Row) => (name ? sheet.height(name, type.strong, width) : 0);
  const height = (index: number) =>
    Math.max(
      ...(lines[index] ?? []).map((row) => nameHeight(row) + sheet.height(row.text, type.text, width)),
      0,
    ) + (lines[index]?.some(({ name }) => name) ? 6 : 3);
  return { lines, share, width, nameHeight, height };
}

/** Rows side by side, each after its number, a box to tick or a short bar. */
function drawRows(sheet: Sheet, parent: Struct, block: Rows): void {
  const { title, columns = 1, mark, box = '' } = block;
  const { lines, share, width, nameHeight, height } = rowsOf(sheet, block);
  if (title) {
    sheet.ensure(type.name.leading + 3 + height(0));
    sheet.tag(parent, 'H3', () => sheet.put(title, type.name, frame.axis, sheet.y));
    sheet.y += type.name.leading + 3;
  }
  const list = sheet.open(parent, 'L');
  lines.forEach((row, index) => {
    const tall = height(index);
    sheet.ensure(tall);
    const top = sheet.y;
    row.forEach((item, column) => {
      const x = frame.axis + column * share;
      const entry = sheet.open(list, 'LI');
      if (mark === 'number') {
        const number = String(index * columns + column + 1);
        sheet.tag(entry, 'Lbl', () => sheet.put(number, { ...type.strong, color: line }, x, top, 14));
      } else if (mark === 'box') sheet.tag(entry, 'Lbl', () => drawBox(sheet, x, top + 1, box));
      else sheet.artifact(() => sheet.doc.rect(x, top + 1.5, 4, item.name ? 9 : 4).fill(ink));
      const words = sheet.open(entry, 'LBody');
      const { name } = item;
      if (name) sheet.tag(words, 'P', () => sheet.put(name, type.strong, x + 14, top, width));
      sheet.tag(words, 'P', () => sheet.put(item.text, type.text, x + 14, top + nameHeight(item), width));
      words.end();
      entry.end();
    });
    sheet.y += tall;
  });
  list.end();
  sheet.y += 3;
}

/** A box to tick; what it is stands in the text alone. */
function drawBox(sheet: Sheet, x: number, y: number, words: string): void {
  sheet.putUnseen(words, x, y);
  sheet.doc
    .lineWidth(1.2)
    .rect(x + 0.6, y, square, square)
    .stroke(ink);
}

const cellGap = 8;
const padding = 2.8;

/** Shares of the width that keep rows short: by the amount of text of each column, where long cells weigh most. */
function sharesOf({ columns, rows }: Table): number[] {
  const weights = columns.map(
    (column, i) => rows.reduce((sum, row) => sum + (row[i]?.length ?? 0) ** 2, column.length ** 2) ** 0.27,
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Measures of a table: left edges and widths of its cells, heights of its rows. */
function tableOf(sheet: Sheet, table: Table) {
  const shares = table.widths ?? sharesOf(table);
  const cells = shares.map((share, i) => {
    const left = frame.axis + shares.slice(0, i).reduce((sum, each) => sum + each, 0) * contentWidth;
    const indent = table.tick && i === 0 ? 16 : 0;
    return { x: left + indent, width: share * contentWidth - indent - cellGap };
  });
  const height = (row: readonly string[], style: (i: number) => TypeStyle) =>
    Math.max(...row.map((cell, i) => sheet.height(cell, style(i), cells[i]?.width))) + 2 * padding;
  const plain = (i: number): TypeStyle => (i === 0 ? type.strong : type.text);
  const head = height(table.columns, () => type.small);
  // Rows with a total stand together, and so does a short table.
  const first = table.rows
    .slice(0, table.total || table.rows.length < 5 ? undefined : 2)
    .reduce((sum, row) => sum + height(row, plain), 0);
  return { cells, height, plain, beginning: type.small.leading + 3 + head + first };
}

/** A ruled table with a caption; a total is in the color of the line. Its header is drawn again after a page turn. */
function drawTable(sheet: Sheet, parent: Struct, table: Table): void {
  const { caption, columns, rows, total, tick } = table;
  const { cells, height, plain, beginning } = tableOf(sheet, table);
  const put = (
    row: readonly string[],
    style: (i: number) => TypeStyle,
    tag: (i: number, draw: () => void) => void,
  ) => {
    const top = sheet.y + padding;
    row.forEach((cell, i) => {
      const { x = 0, width = 0 } = cells[i] ?? {};
      tag(i, () => sheet.put(cell, style(i), x, top, width));
    });
    sheet.y += height(row, style);
    sheet.rule(sheet.y, 0.6, rule);
  };
  const heads = () => type.small;

  sheet.ensure(beginning);
  const element = sheet.open(parent, 'Table');
  // A list to tick has its heading above.
  sheet.tag(element, 'Caption', () =>
    tick
      ? sheet.putUnseen(caption, frame.axis, sheet.y)
      : sheet.put(caption, type.small, frame.axis, sheet.y),
  );
  if (!tick) sheet.y += type.small.leading + 3;
  sheet.rule(sheet.y, 1.5, ink);
  const header = sheet.open(element, 'TR');
  put(columns, heads, (_, draw) => sheet.tag(header, 'TH', draw, { scope: 'Column' }));
  header.end();
  rows.forEach((row, r) => {
    const last = total && r === rows.length - 1;
    const style = (i: number) => (last ? { ...type.strong, color: line } : plain(i));
    // The last row never stands on a page alone.
    const next = rows.length - 2 === r ? height(rows[r + 1] ?? [], style) : 0;
    if (sheet.ensure(height(row, style) + next)) put(columns, heads, (_, draw) => sheet.artifact(draw));
    const top = sheet.y;
    const tr = sheet.open(element, 'TR');
    put(row, style, (i, draw) => {
      const drawn = () => {
        if (tick && i === 0) drawBox(sheet, frame.axis, top + padding + 1, tick.box);
        if (tick && i === row.length - 1) sheet.putUnseen(tick.fill, cells[i]?.x ?? 0, top);
        draw();
      };
      sheet.tag(tr, i === 0 ? 'TH' : 'TD', drawn, i === 0 ? { scope: 'Row' } : {});
    });
    tr.end();
  });
  element.end();
  sheet.y += 9;
}

/** Labels with a line to write on, side by side from `left`; each takes its share of the width. */
export function drawFields(
  sheet: Sheet,
  parent: Struct,
  fields: readonly { label: string; share: number }[],
  left: number = frame.axis,
  fill = '',
): void {
  const width = frame.right - left;
  let x = left;
  for (const { label, share } of fields) {
    const at = x;
    x += share * width;
    const words = sheet.doc.font(fonts.regular).fontSize(type.small.size).widthOfString(label) + 6;
    sheet.tag(parent, 'P', () => {
      sheet.put(label, { ...type.small, color: quiet }, at, sheet.y, share * width);
      if (fill) sheet.putUnseen(fill, at, sheet.y);
    });
    sheet.rule(sheet.y + 9, 0.8, ink, at + words, x - 8);
  }
}
