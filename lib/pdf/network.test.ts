/** @jest-environment node */
import { buyerRecords } from '@/content/buyers';
import { networkPdf, networkPdfSize } from './files';
import { renderNetwork } from './render-network';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

test.each(buyerRecords.map(({ slug }) => slug))(
  '%s: one tagged sheet across, its drawings in words',
  async (slug) => {
    const pdf = text(await networkPdf(slug));
    expect(pdf).toMatch(/\/Type \/Pages\n\/Count 1\b/);
    expect(pdf).toContain('/MediaBox [0 0 841.89 595.28]');
    for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en)', '/DisplayDocTitle true'])
      expect(pdf).toContain(part);
    expect(pdf.match(/\/S \/Figure/g)?.length).toBe(2);
    expect(pdf.match(/\/Alt \(/g)?.length).toBe(2);
  },
);

test('the link states the size of the bytes, which are the same each time', async () => {
  const bytes = await networkPdf('germany');
  expect(await networkPdfSize('germany')).toBe(Math.ceil(bytes.byteLength / 1000));
  expect(Buffer.compare(await renderNetwork('DE', 'drones'), bytes)).toBe(0);
});
