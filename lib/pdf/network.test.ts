import { buyerRecords } from '@/content/buyers';
import { networkPdf, networkPdfSize } from './files';
import { renderRoute } from './render-network';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

test.each([...buyerRecords.map(({ slug }) => slug), undefined])(
  '%s: one tagged sheet across, its drawings in words, the table of the whole map as one',
  async (slug) => {
    const pdf = text(await networkPdf(slug));
    expect(pdf).toMatch(/\/Type \/Pages\n\/Count 1\b/);
    expect(pdf).toContain('/MediaBox [0 0 841.89 595.28]');
    for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en)', '/DisplayDocTitle true'])
      expect(pdf).toContain(part);
    const figures = slug ? 2 : 1;
    expect(pdf.match(/\/S \/Figure/g)?.length).toBe(figures);
    expect(pdf.match(/\/Alt \(/g)?.length).toBe(figures);
    // Nine kinds of answer to a maker of drones, and the heads of the columns.
    expect(pdf.match(/\/S \/TR\b/g)?.length).toBe(slug ? undefined : 10);
  },
);

test('the link states the size of the bytes, which are the same each time', async () => {
  const bytes = await networkPdf('germany');
  expect(await networkPdfSize('germany')).toBe(Math.ceil(bytes.byteLength / 1000));
  expect(Buffer.compare(await renderRoute('DE', 'drones'), bytes)).toBe(0);
});
