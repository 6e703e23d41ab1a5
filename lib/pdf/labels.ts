import type { DrawingLabel } from '@/content/certifications/drawings';
import { fonts, ink, quiet } from './measures';

const looks = {
  strong: { size: 21, color: ink, spacing: 0 },
  quiet: { size: 20, color: quiet, spacing: 0 },
  figure: { size: 84, color: ink, spacing: -3.8 },
} as const;

/** Writes the words on a drawing, in the drawing's units. */
export function drawLabels(doc: PDFKit.PDFDocument, labels: readonly DrawingLabel[]): void {
  for (const { x, y, text, anchor, look = 'strong' } of labels) {
    const { size, color, spacing } = looks[look];
    doc.font(fonts.semibold).fontSize(size).fillColor(color);
    const width = doc.widthOfString(text, { characterSpacing: spacing });
    const shift = anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0;
    doc.text(text, x - shift, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
  }
}
