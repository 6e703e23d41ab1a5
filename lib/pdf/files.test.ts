import { certificationBySlug } from '@/content/certifications';
import { certificationSlugs } from '@/content/certifications/slugs';
import { checklistOf } from './checklist';
import { certificationPdf, certificationPdfSize } from './files';
import { renderChecklist } from './render-checklist';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const cases = [...certificationSlugs.map((slug) => [slug, 'guide'] as const), ['cmmc', 'checklist'] as const];

describe('certification PDFs', () => {
  it.each(cases)(
    '%s %s: tagged, titled, English, bookmarks, two embedded fonts, at most five pages',
    async (slug, kind) => {
      const pdf = text(await certificationPdf(slug, kind));
      expect(pdf).toMatch(/^%PDF-1\.7/);
      expect(pdf).toContain('/Marked true');
      expect(pdf).toContain('/StructTreeRoot');
      expect(pdf).toContain('/Lang (en)');
      expect(pdf).toContain('/DisplayDocTitle true');
      expect(pdf).toContain('/Outlines');
      expect(pdf.match(/\/FontFile2/g)).toHaveLength(2);
      const pages = Number(/\/Type \/Pages\n\/Count (\d+)/.exec(pdf)?.[1]);
      expect(pages).toBeGreaterThanOrEqual(2);
      expect(pages).toBeLessThanOrEqual(5);
    },
  );

  it('gives the same bytes when made twice', async () => {
    const again = await renderChecklist(checklistOf(certificationBySlug.cmmc));
    expect(Buffer.compare(again, await certificationPdf('cmmc', 'checklist'))).toBe(0);
  });

  it('states the size of the bytes it serves, rounded up to kB', async () => {
    const { byteLength } = await certificationPdf('itar', 'guide');
    expect(await certificationPdfSize('itar', 'guide')).toBe(Math.ceil(byteLength / 1000));
  });
});
