import PDFDocument from 'pdfkit';
import { drawSvg } from './drawing';
import { fonts } from './measures';

const box = { x: 0, y: 0, width: 100, height: 100 };
const draw = (body: string): string => {
  const doc = new PDFDocument({ compress: false, font: fonts.regular, size: [100, 100], margin: 0 });
  drawSvg(doc, `<svg viewBox="0 0 100 100">${body}</svg>`, box);
  doc.end();
  return (doc.read() as Buffer).toString('latin1');
};

describe('drawSvg', () => {
  it('turns the palette over: paper strokes become ink, ink grounds become white', () => {
    const pdf = draw('<path d="M0 0H9" stroke="#F5F3EC" fill="#0A1A2F"/>');
    expect(pdf).toMatch(/0\.039\d* 0\.101\d* 0\.184\d* SCN/);
    expect(pdf).toContain('1 1 1 scn');
  });

  it('hands the style of a group down and draws what a use points to', () => {
    const pdf = draw(
      '<defs><g id="a"><circle r="4"/></g></defs><g stroke="#FF5A36"><use href="#a" x="5" y="6"/></g>',
    );
    expect(pdf).toContain('1 0 0 1 5 6 cm');
    expect(pdf).toMatch(/0\.807\d* 0\.172\d* 0\.0509\d* SCN/);
  });

  it('refuses what it does not understand', () => {
    expect(() => draw('<text>A</text>')).toThrow('<text>');
    expect(() => draw('<g transform="skewX(4)"></g>')).toThrow('skewX');
  });
});
