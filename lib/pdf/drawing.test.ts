import PDFDocument from 'pdfkit';
import { colors } from '@/tailwind.config';
import { drawSvg } from './drawing';
import { fonts } from './measures';

const draw = (body: string): string => {
  const doc = new PDFDocument({ compress: false, font: fonts.regular, size: [100, 100], margin: 0 });
  drawSvg(doc, `<svg viewBox="0 0 100 100">${body}</svg>`, { x: 0, y: 0, width: 100, height: 100 });
  doc.end();
  return (doc.read() as Buffer).toString('latin1');
};

test('inverts the palette: paper strokes become ink, ink fills become white, the line becomes signal red', () => {
  const { ink, lit, paper, signal, white } = colors;
  const pdf = draw(`<g stroke="${paper}"><path d="M0 0H9" fill="${ink}"/></g><circle r="4" fill="${lit}"/>`);
  const inPdf = (hex: string) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).join(' ');
  const operators = pdf.replace(/\d+\.\d+/g, (number) => Number(number).toFixed(3));
  const rounded = (hex: string) => inPdf(hex).replace(/\d+\.\d+/g, (number) => Number(number).toFixed(3));
  expect(operators).toContain(`${rounded(ink)} SCN`);
  expect(operators).toContain(`${rounded(white)} scn`);
  expect(operators).toContain(`${rounded(signal)} scn`);
});

test('throws for unsupported elements and transforms', () => {
  expect(() => draw('<text>A</text>')).toThrow('<text>');
  expect(() => draw('<g transform="skewX(4)"></g>')).toThrow('skewX');
});
