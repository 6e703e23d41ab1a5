import { drawRun } from './chart';
import { drawList, drawPoints } from './lists';
import { columnGap, contentWidth, frame, type TypeStyle, type } from './measures';
import type { PdfPart, PdfRun, PdfTable } from './parts';
import { drawPhase } from './phases';
import type { Sheet, Struct } from './sheet';
import { drawTable } from './table';

/** Draws one part of a section under its structure element. */
export function drawPart(sheet: Sheet, parent: Struct, part: PdfPart): void {
  switch (part.kind) {
    case 'lead':
    case 'text':
    case 'small':
      paragraph(sheet, parent, part.text, type[part.kind], part.kind === 'lead' ? 8 : 6);
      break;
    case 'points':
      drawPoints(sheet, parent, part.items, part);
      break;
    case 'list':
      drawList(sheet, parent, part.items, {
        title: part.title,
        columns: part.columns,
        style: part.small ? type.small : type.text,
      });
      break;
    case 'phases':
      for (const phase of part.phases) drawPhase(sheet, parent, phase);
      break;
    case 'run':
      drawFigures(sheet, parent, part.run, part.table);
      break;
    case 'table':
      drawTable(sheet, parent, part.table);
      break;
  }
}

function paragraph(sheet: Sheet, parent: Struct, text: string, style: TypeStyle, after: number): void {
  const height = sheet.height(text, style);
  sheet.ensure(height);
  sheet.tag(parent, 'P', () => sheet.put(text, style, frame.axis, sheet.y));
  sheet.y += height + after;
}

/** The chart at the left, its figures at the right. */
function drawFigures(sheet: Sheet, parent: Struct, chart: PdfRun, figures: PdfTable): void {
  const width = contentWidth * 0.46;
  sheet.ensure(100);
  const top = sheet.y;
  drawRun(sheet, parent, chart, width);
  const below = sheet.y;
  sheet.y = top;
  drawTable(sheet, parent, figures, frame.axis + width + columnGap);
  sheet.y = Math.max(sheet.y, below);
}
