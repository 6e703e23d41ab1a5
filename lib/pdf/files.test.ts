import { pdfBytes } from './files';
import { type } from './measures';
import { PdfWriter } from './pdf-writer';

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
    expect([pages >= minPages, pages <= maxPages]).toEqual([true, true]);
  },
);

test('keeps a short last word together with the word before it in a text of several lines', () => {
  const sheet = new PdfWriter({ title: 'Title', subject: 'Subject', short: 'Short', kind: 'Kind' });
  const put = jest.spyOn(sheet.doc, 'text');
  sheet.put('Each owner signs a plan', type.text, 0, 0, 60);
  sheet.put('Each owner signs a plan', type.text, 0, 0, 400);
  const drawn = put.mock.calls.map(([text]) => text);
  expect(drawn).toEqual(['Each owner signs a\u00a0plan', 'Each owner signs a plan']);
});
