import { sheetCopy } from '@/content/page-copy/verify';
import { contentWidth, frame, ink, type } from './measures';
import type { PaperSheet } from './papers';
import { Sheet, type Struct } from './sheet';

const box = 8.5;
const indent = 14;
const columns = 3;
const columnWidth = contentWidth / columns;
const style = { ...type.text, size: 8.5, leading: 10.6 };
/** Date and name of who checked, at the right of a paper's name. */
const dateWidth = 74;
const nameWidth = 122;

/** Draws the checklist of a supplier's papers on one sheet. */
export function renderPapers({ papers, note }: PaperSheet): Promise<Uint8Array> {
  const { title, subject, short, kind } = sheetCopy;
  const sheet = new Sheet({ title, subject, short, kind });
  const { root } = sheet;
  sheet.y = 72;
  sheet.bookmark(title);
  sheet.stop(sheet.y + 16, 10);
  const heading = { ...type.titleSmall, size: 29, leading: 32 };
  sheet.tag(root, 'H1', () => sheet.put(title, heading, frame.axis - 1.5, sheet.y));
  sheet.y += 38;
  fillIn(sheet, root);
  for (const [index, paper] of papers.entries()) drawPaper(sheet, root, paper, index + 1);
  sheet.tag(root, 'P', () => sheet.put(note, type.small, frame.axis, sheet.y + 4));
  return sheet.finish();
}

/** Supplier and order, to fill in by hand. */
function fillIn(sheet: Sheet, root: Struct): void {
  const half = contentWidth / 2;
  for (const [label, x] of [
    [sheetCopy.supplier, frame.axis],
    [sheetCopy.order, frame.axis + half + 8],
  ] as const) {
    sheet.tag(root, 'P', () => sheet.put(label, type.label, x, sheet.y));
    sheet.rule(sheet.y + 21, 0.9, ink, x, x + half - 8);
  }
  sheet.y += 32;
}

function drawPaper(sheet: Sheet, root: Struct, paper: PaperSheet['papers'][number], number: number): void {
  const element = sheet.open(root, 'Sect');
  const top = sheet.y;
  sheet.rule(top, 1.2, ink);
  sheet.stop(top + 12, 10, String(number));
  sheet.bookmark(`${number} ${paper.name}`);
  const name = { ...type.fact, size: 11 };
  sheet.tag(element, 'H2', () => sheet.put(paper.name, name, frame.axis, top + 4.5));
  sign(sheet, element, top);
  sheet.tag(element, 'P', () => sheet.put(paper.lookUp, type.small, frame.axis, top + 19));
  sheet.y = top + 31;
  const list = sheet.open(element, 'L');
  for (let first = 0; first < paper.items.length; first += columns)
    drawRow(sheet, list, paper.items.slice(first, first + columns));
  list.end();
  element.end();
  sheet.y += 9;
}

/** Boxes to tick side by side, each with what the paper shows. */
function drawRow(sheet: Sheet, list: Struct, items: readonly string[]): void {
  const width = columnWidth - indent - 8;
  const top = sheet.y;
  items.forEach((item, column) => {
    const x = frame.axis + column * columnWidth;
    const entry = sheet.open(list, 'LI');
    sheet.tag(entry, 'Lbl', () => {
      sheet.putUnseen(sheetCopy.box, x, top);
      sheet.doc
        .lineWidth(1.2)
        .rect(x + 0.6, top + 1, box, box)
        .stroke(ink);
    });
    sheet.tag(entry, 'LBody', () => sheet.put(item, style, x + indent, top, width));
    entry.end();
  });
  sheet.y += Math.max(...items.map((item) => sheet.height(item, style, width))) + 2.5;
}

/** Date and name of who checked, to fill in by hand beside the name of the paper. */
function sign(sheet: Sheet, element: Struct, top: number): void {
  const left = frame.right - dateWidth - nameWidth - 8;
  for (const [label, x, width, words] of [
    [sheetCopy.checkedOn, left, dateWidth, 22],
    [sheetCopy.checkedBy, left + dateWidth + 8, nameWidth, 46],
  ] as const) {
    sheet.tag(element, 'P', () => {
      sheet.put(label, type.small, x, top + 8, words);
      sheet.putUnseen(sheetCopy.toFillIn, x, top + 8);
    });
    sheet.rule(top + 17, 0.8, ink, x + words, x + width);
  }
}
