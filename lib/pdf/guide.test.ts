import { certifications } from '@/content/certifications';
import { sourcesIn } from '@/lib/facts/facts';
import { guideOf } from './guide';
import type { PdfPart } from './parts';

const record = (slug: string) => {
  const found = certifications.find((each) => each.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

const words = (part: PdfPart): string => JSON.stringify(part);

describe('guideOf', () => {
  it('states the totals of the phases, in months and US dollars', () => {
    const { facts } = guideOf(record('cmmc'));
    expect(facts.map(({ text }) => text)).toEqual(['5–10 months', '$50,000–100,000', 'High', 'NIST 800-171']);
  });

  it('ends the table of figures with the total', () => {
    const parts = guideOf(record('nato-clearance')).sections.flatMap((section) => section.parts);
    const figures = parts.find((part) => part.kind === 'run');
    expect(figures?.kind === 'run' && figures.table.rows.at(-1)).toEqual([
      'Total',
      '6–12 months',
      '$35,000–70,000',
    ]);
  });

  it('prints levels and dates of CMMC as tables', () => {
    const tables = guideOf(record('cmmc'))
      .sections.flatMap((section) => section.parts)
      .filter((part) => part.kind === 'table');
    expect(tables).toHaveLength(2);
    expect(words(tables[1] as PdfPart)).toContain('10 November 2028');
  });

  it.each(certifications.map((each) => [each.slug, each] as const))(
    '%s: holds intro, five requirements, three phases, sources and no mark of the copy',
    (_, each) => {
      const guide = guideOf(each);
      const all = words(guide as unknown as PdfPart);
      const points = guide.sections
        .flatMap((section) => section.parts)
        .filter((part) => part.kind === 'points');
      expect(points.some((part) => part.numbered && part.items.length === 5)).toBe(true);
      expect(guide.sections.find(({ title }) => title === 'Implementation process')?.parts).toHaveLength(1);
      for (const source of sourcesIn(each))
        expect(all).toContain(JSON.stringify(source.edition).slice(1, -1));
      expect(all).not.toMatch(/\]\(|\{\d{4}|\{fact/);
    },
  );
});
