import { labels } from '@/content/labels';
import { checklistCopy } from '@/content/page-copy/pdf';
import { fill } from '@/lib/text/fill';
import { contentWidth, frame, ink, page, quiet, rule, type } from './measures';
import type { ChecklistSheet } from './parts';
import { Sheet, type Struct } from './sheet';

const box = 11;
const padding = 5;
const numberAt = 20;
const textAt = 46;
const proofWidth = 98;
const textWidth = contentWidth - textAt - proofWidth - 14;

/** Draws a checklist: three lines to fill in, then numbered groups of boxes to tick. */
export function renderChecklist(checklist: ChecklistSheet): Promise<Uint8Array> {
  const sheet = new Sheet({
    title: fill(checklistCopy.title, { name: checklist.title }),
    subject: fill(checklistCopy.subject, { name: checklist.title }),
    short: fill(checklistCopy.short, { name: checklist.title }),
    kind: checklistCopy.kind,
  });
  const { root } = sheet;
  sheet.y = 72;
  sheet.bookmark(checklist.title);
  sheet.stop(sheet.y + 21, 11);
  sheet.tag(root, 'H1', () => sheet.put(checklist.title, type.titleSmall, frame.axis - 1.5, sheet.y));
  sheet.y += 50;
  fillIn(sheet, root);
  for (const [i, group] of checklist.groups.entries()) drawGroup(sheet, root, group, i + 1);
  for (const text of [checklist.note, checklist.terms].filter(Boolean)) {
    const height = sheet.height(text, type.small);
    sheet.ensure(height);
    sheet.tag(root, 'P', () => sheet.put(text, type.small, frame.axis, sheet.y + 4));
    sheet.y += height + 6;
  }
  return sheet.finish();
}

/** Company, name and date, to fill in by hand. */
function fillIn(sheet: Sheet, root: Struct): void {
  const fields = [
    { label: checklistCopy.company, from: 0, to: 0.4 },
    { label: checklistCopy.filledInBy, from: 0.43, to: 0.77 },
    { label: checklistCopy.date, from: 0.8, to: 1 },
  ];
  for (const { label, from, to } of fields) {
    const x = frame.axis + from * contentWidth;
    sheet.tag(root, 'P', () => sheet.put(label, type.label, x, sheet.y));
    sheet.rule(sheet.y + 30, 0.9, ink, x, frame.axis + to * contentWidth);
  }
  sheet.y += 42;
}

type Group = ChecklistSheet['groups'][number];

const itemHeight = (sheet: Sheet, { text, proof }: Group['items'][number]): number =>
  sheet.height(text, type.item, textWidth) +
  sheet.height(fill(labels.proof, { proof }), type.small, textWidth) +
  2 * padding;

function drawGroup(sheet: Sheet, root: Struct, group: Group, number: number): void {
  const height = group.items.reduce((sum, item) => sum + itemHeight(sheet, item), 30);
  sheet.ensure(Math.min(height, page.bottom - page.top));
  const element = sheet.open(root, 'Sect');
  const top = sheet.y;
  sheet.stop(top + 10, 13, String(number));
  sheet.bookmark(`${number} ${group.title}`);
  sheet.tag(element, 'H2', () => sheet.put(group.title, type.h2, frame.axis, top));
  sheet.y += 24;
  const table = sheet.open(element, 'Table');
  headRow(sheet, table, top);
  sheet.rule(sheet.y, 1.5, ink);
  for (const item of group.items) drawItem(sheet, table, item);
  table.end();
  element.end();
  sheet.y += 13;
}

function headRow(sheet: Sheet, table: Struct, top: number): void {
  const row = sheet.open(table, 'TR');
  const cells = [
    { text: checklistCopy.done, x: frame.axis, hidden: true },
    { text: checklistCopy.number, x: frame.axis + numberAt, hidden: true },
    { text: checklistCopy.requirement, x: frame.axis + textAt, hidden: true },
    { text: checklistCopy.heldBy, x: frame.right - proofWidth, hidden: false },
  ];
  for (const { text, x, hidden } of cells) {
    const draw = () =>
      hidden ? sheet.putUnseen(text, x, top) : sheet.put(text, type.label, x, top + 5, proofWidth);
    sheet.tag(row, 'TH', draw, { scope: 'Column' });
  }
  row.end();
}

function drawItem(sheet: Sheet, table: Struct, item: Group['items'][number]): void {
  const height = itemHeight(sheet, item);
  sheet.ensure(height);
  const top = sheet.y + padding;
  const row = sheet.open(table, 'TR');
  const middle = sheet.y + height / 2;
  sheet.tag(row, 'TD', () => {
    sheet.putUnseen(checklistCopy.box, frame.axis, top);
    sheet.doc
      .lineWidth(1.4)
      .rect(frame.axis + 0.7, middle - box / 2, box, box)
      .stroke(ink);
  });
  sheet.tag(row, 'TD', () =>
    sheet.put(item.number, { ...type.item, color: quiet }, frame.axis + numberAt, top, 26),
  );
  const cell = sheet.open(row, 'TH', { scope: 'Row' });
  sheet.tag(cell, 'P', () => sheet.put(item.text, type.item, frame.axis + textAt, top, textWidth));
  const below = top + sheet.height(item.text, type.item, textWidth);
  sheet.tag(cell, 'P', () =>
    sheet.put(fill(labels.proof, { proof: item.proof }), type.small, frame.axis + textAt, below, textWidth),
  );
  cell.end();
  sheet.tag(row, 'TD', () => sheet.putUnseen(checklistCopy.toFillIn, frame.right - proofWidth, top));
  row.end();
  sheet.artifact(() => sheet.doc.rect(frame.right - proofWidth - 8, sheet.y + 1, 0.6, height - 1).fill(rule));
  sheet.y += height;
  sheet.rule(sheet.y, 0.6, rule);
}
