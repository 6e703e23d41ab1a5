import { certificationBySlug } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { checklistOf, paperSheet } from './checklists';
import { renderDocument } from './document';
import { certificationPdf, certificationPdfSize, paperSheetPdf, paperSheetSize } from './files';

type File = [name: string, pdf: () => Promise<Uint8Array>];
const text = async (pdf: () => Promise<Uint8Array>) => Buffer.from(await pdf()).toString('latin1');
const pagesIn = (pdf: string) => Number(/\/Type \/Pages\n\/Count (\d+)/.exec(pdf)?.[1]);

const downloads: File[] = [
  ...certificationSlugs.map((slug): File => [`${slug} guide`, () => certificationPdf(slug, 'guide')]),
  ['cmmc checklist', () => certificationPdf('cmmc', 'checklist')],
];
const sheets: File[] = [['papers', paperSheetPdf]];

test.each([...downloads, ...sheets])(
  '%s: tagged, titled, English, with bookmarks, no form field',
  async (_, pdf) => {
    const bytes = await text(pdf);
    expect(bytes).toMatch(/^%PDF-1\.7/);
    for (const part of [
      '/Marked true',
      '/StructTreeRoot',
      '/Lang (en)',
      '/DisplayDocTitle true',
      '/Outlines',
    ])
      expect(bytes).toContain(part);
    expect(bytes).not.toContain('/Widget');
  },
);

test.each(downloads)('%s: two embedded fonts, two to six pages', async (_, pdf) => {
  const bytes = await text(pdf);
  expect(bytes.match(/\/FontFile2/g)).toHaveLength(2);
  expect(pagesIn(bytes)).toBeGreaterThanOrEqual(2);
  expect(pagesIn(bytes)).toBeLessThanOrEqual(6);
});

test('the papers are one A4 sheet', async () => {
  const bytes = await text(paperSheetPdf);
  expect(pagesIn(bytes)).toBe(1);
  expect(bytes).toContain('/MediaBox [0 0 595.28 841.89]');
});

test('the links state the sizes of the bytes, which are the same each time', async () => {
  const checklist = await certificationPdf('cmmc', 'checklist');
  expect(await certificationPdfSize('cmmc', 'checklist')).toBe(Math.ceil(checklist.byteLength / 1000));
  expect(Buffer.compare(await renderDocument(checklistOf(certificationBySlug.cmmc)), checklist)).toBe(0);
  const papers = await paperSheetPdf();
  expect(await paperSheetSize()).toBe(Math.ceil(papers.byteLength / 1000));
  expect(Buffer.compare(await renderDocument(paperSheet()), papers)).toBe(0);
});
