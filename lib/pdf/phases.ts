import { drawList } from './lists';
import { contentWidth, frame, quiet, rule, type } from './measures';
import type { PdfPhase } from './parts';
import type { Sheet, Struct } from './sheet';

/** Name and figures on the left; on the right what happens and what exists at the end. */
export function drawPhase(sheet: Sheet, parent: Struct, phase: PdfPhase): void {
  const left = 112;
  const x = frame.axis + left;
  const width = contentWidth - left;
  const heights = phase.text.map((text) => sheet.height(text, type.text, width));
  const below = 6 + (phase.figures.length + 1) * type.text.leading;
  const note = sheet.height(phase.buys, type.small, left - 14);
  sheet.ensure(Math.max(30 + (heights[0] ?? 0), below + note));
  sheet.rule(sheet.y, 0.75, rule);
  sheet.y += 6;
  const top = sheet.y;
  sheet.tag(parent, 'H3', () => sheet.put(phase.name, type.strong, frame.axis, top, left - 10));
  sheet.tag(parent, 'P', () => {
    phase.figures.forEach((figure, i) => {
      sheet.put(
        figure,
        { ...type.text, color: quiet },
        frame.axis,
        top + (i + 1) * type.text.leading,
        left - 6,
      );
    });
  });
  sheet.tag(parent, 'P', () => sheet.put(phase.buys, type.small, frame.axis, top + below - 4, left - 14));
  sheet.tag(parent, 'P', () => sheet.put(phase.title, type.strong, x, top, width));
  sheet.y += type.strong.leading + 1;
  phase.text.forEach((text, i) => {
    sheet.ensure(heights[i] ?? 0);
    const at = sheet.y;
    sheet.tag(parent, 'P', () => sheet.put(text, type.text, x, at, width));
    sheet.y += (heights[i] ?? 0) + 3;
  });
  drawList(sheet, parent, phase.outputs, { x, width, columns: 2 });
}
