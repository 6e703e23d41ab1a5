import { frame, ground, ink, line, page } from './measures';

const terminal = { width: 34.5, height: 7.5 };

/** The trunk with its terminal at the foot; on a first page it leaves the mark, on others it comes in from above. */
export function drawTrunk(doc: PDFKit.PDFDocument, first: boolean): void {
  const start = first ? frame.head : 0;
  const end = page.foot + 7;
  doc.rect(frame.rail - 3, start, 6, end - start).fill(line);
  doc.rect(frame.rail - terminal.width / 2, end - 3, terminal.width, terminal.height).fill(ink);
  if (first) drawMark(doc);
}

/** The mark of the header, 44 units in 33 points. */
function drawMark(doc: PDFKit.PDFDocument): void {
  doc
    .save()
    .translate(frame.rail - 16.5, frame.head - 16.5)
    .scale(0.75)
    .rect(6, 6, 34, 32)
    .fill(ground)
    .lineWidth(8)
    .lineJoin('round')
    .path('M39.5 14.5L31 6H13L5 14.2V29.8L13 38H31L39.5 29.5')
    .stroke(ink)
    .circle(22, 22, 6.5)
    .fill(line)
    .restore();
}
