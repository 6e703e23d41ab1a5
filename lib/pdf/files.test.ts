import { pdfBytes } from './files';

const downloads = [
  ['cmmc', 'guide'],
  ['cmmc', 'checklist'],
  ['papers', 'checklist'],
  ['draft', 'sample'],
] as const;

test.each<(typeof downloads)[number]>(downloads)(
  '%s %s: is tagged, titled, in English, with bookmarks, two fonts, A4 pages and no form field',
  async (of, kind) => {
    const bytes = Buffer.from(await pdfBytes(of, kind)).toString('latin1');
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
    expect(bytes.match(/\/FontFile2/g)).toHaveLength(2);
    expect(bytes).toContain('/MediaBox [0 0 595.28 841.89]');
    const pages = Number(/\/Type \/Pages\n\/Count (\d+)/.exec(bytes)?.[1]);
    const [minPages, maxPages] = of === 'papers' || of === 'draft' ? [1, 1] : [2, 6];
    expect(pages).toBeGreaterThanOrEqual(minPages);
    expect(pages).toBeLessThanOrEqual(maxPages);
  },
);
