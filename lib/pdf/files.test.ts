import { buyerSlugs } from '@/content/buyers/slugs';
import { certificationBySlug } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { checklistOf } from './checklist';
import {
  certificationPdf,
  certificationPdfSize,
  networkPdf,
  networkPdfSize,
  paperSheetPdf,
  paperSheetSize,
} from './files';
import { paperSheet } from './papers';
import { renderChecklist } from './render-checklist';
import { renderRoute } from './render-network';
import { renderPapers } from './render-papers';

type File = [name: string, pdf: () => Promise<Uint8Array>];
const text = async (pdf: () => Promise<Uint8Array>) => Buffer.from(await pdf()).toString('latin1');
const pagesIn = (pdf: string) => Number(/\/Type \/Pages\n\/Count (\d+)/.exec(pdf)?.[1]);

const downloads: File[] = [
  ...certificationSlugs.map((slug): File => [`${slug} guide`, () => certificationPdf(slug, 'guide')]),
  ['cmmc checklist', () => certificationPdf('cmmc', 'checklist')],
];
const routes: File[] = buyerSlugs.map((slug) => [`route to ${slug}`, () => networkPdf(slug)]);
const sheets: File[] = [['papers', paperSheetPdf], ['network', networkPdf], ...routes];

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

test.each(sheets)('%s: one A4 sheet, only those of the network across', async (name, pdf) => {
  const bytes = await text(pdf);
  expect(pagesIn(bytes)).toBe(1);
  expect(bytes).toContain(
    name === 'papers' ? '/MediaBox [0 0 595.28 841.89]' : '/MediaBox [0 0 841.89 595.28]',
  );
});

test.each([...routes, ['network', networkPdf] as File])('%s: its drawings in words', async (name, pdf) => {
  const bytes = await text(pdf);
  const figures = name === 'network' ? 1 : 2;
  expect(bytes.match(/\/S \/Figure/g)?.length).toBe(figures);
  expect(bytes.match(/\/Alt \(/g)?.length).toBe(figures);
  // Nine kinds of answer to a maker of drones, and the heads of the columns.
  expect(bytes.match(/\/S \/TR\b/g)?.length).toBe(name === 'network' ? 10 : undefined);
});

test('the links state the sizes of the bytes, which are the same each time', async () => {
  const checklist = await certificationPdf('cmmc', 'checklist');
  expect(await certificationPdfSize('cmmc', 'checklist')).toBe(Math.ceil(checklist.byteLength / 1000));
  expect(Buffer.compare(await renderChecklist(checklistOf(certificationBySlug.cmmc)), checklist)).toBe(0);
  const route = await networkPdf('germany');
  expect(await networkPdfSize('germany')).toBe(Math.ceil(route.byteLength / 1000));
  expect(Buffer.compare(await renderRoute('DE', 'drones'), route)).toBe(0);
  const papers = await paperSheetPdf();
  expect(await paperSheetSize()).toBe(Math.ceil(papers.byteLength / 1000));
  expect(Buffer.compare(await renderPapers(paperSheet()), papers)).toBe(0);
});
