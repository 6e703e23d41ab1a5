import { papers } from '@/content/verify';
import { paperSheetPdf, paperSheetSize } from './files';
import { paperSheet } from './papers';
import { renderPapers } from './render-papers';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

test('the sheet has a box for everything that a real paper shows', () => {
  expect(paperSheet().papers.map(({ items }) => items)).toEqual(
    papers.map(({ shows }) => shows.map((each) => each.text)),
  );
});

test('one tagged A4 sheet with a title, a language, and no form field', async () => {
  const pdf = text(await paperSheetPdf());
  expect(pdf).toMatch(/\/Type \/Pages\n\/Count 1\b/);
  expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
  for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en)', '/DisplayDocTitle true'])
    expect(pdf).toContain(part);
  expect(pdf).not.toContain('/Widget');
});

test('the link states the size of the bytes, which are the same each time', async () => {
  const bytes = await paperSheetPdf();
  expect(await paperSheetSize()).toBe(Math.ceil(bytes.byteLength / 1000));
  expect(Buffer.compare(await renderPapers(paperSheet()), bytes)).toBe(0);
});
