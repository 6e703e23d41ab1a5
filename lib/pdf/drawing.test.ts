import PDFDocument from 'pdfkit';
import { drawSvg } from './drawing';
import { fonts } from './measures';

const draw = (body: string): string => {
  const doc = new PDFDocument({ compress: false, font: fonts.regular, size: [100, 100], margin: 0 });
  drawSvg(doc, `<svg viewBox="0 0 100 100">${body}</svg>`, { x: 0, y: 0, width: 100, height: 100 });
  doc.end();
  return (doc.read() as Buffer).toString('latin1');
};

test('inverts the palette: paper strokes become ink, ink fills become white, the line becomes signal red', () => {
  const pdf = draw('<g stroke="#F5F3EC"><path d="M0 0H9" fill="#0A1A2F"/></g><circle r="4" fill="#FF5A36"/>');
  expect(pdf).toMatch(/0\.039\d* 0\.101\d* 0\.184\d* SCN/);
  expect(pdf).toContain('1 1 1 scn');
  expect(pdf).toMatch(/0\.807\d* 0\.172\d* 0\.0509\d* scn/);
});

test('throws for unsupported elements and transforms', () => {
  expect(() => draw('<text>A</text>')).toThrow('<text>');
  expect(() => draw('<g transform="skewX(4)"></g>')).toThrow('skewX');
});
