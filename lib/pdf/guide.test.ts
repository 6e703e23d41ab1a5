import { budgetTableWords } from '@/content/budget/words';
import { certifications } from '@/content/certifications';
import { sourcesIn } from '@/lib/facts/facts';
import { formatRange } from '@/lib/figures/format';
import { totalDuration, totalInvestment } from '@/lib/figures/totals';
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
    const cmmc = record('cmmc');
    expect(facts.map(({ text }) => text)).toEqual([
      formatRange(totalDuration(cmmc)),
      formatRange(totalInvestment(cmmc)),
      cmmc.comparison.complexity,
      cmmc.comparison.prerequisites,
    ]);
  });

  it('never calls itself a page, whatever the copy of the page says', () => {
    const named = certifications.filter((each) => /this page/i.test(JSON.stringify(guideOf(each))));
    expect(named.map(({ slug }) => slug)).toEqual([]);
  });

  it('ends the table of figures with the total', () => {
    const clearance = record('nato-clearance');
    const parts = guideOf(clearance).sections.flatMap((section) => section.parts);
    const figures = parts.find((part) => part.kind === 'run');
    expect(figures?.kind === 'run' && figures.table.rows.at(-1)).toEqual([
      'Total',
      formatRange(totalDuration(clearance)),
      formatRange(totalInvestment(clearance)),
    ]);
  });

  it('prints the levels of CMMC as a table', () => {
    const tables = guideOf(record('cmmc'))
      .sections.flatMap((section) => section.parts)
      .filter((part) => part.kind === 'table');
    // After them the table of days, and that of tests and tools: no body bills a self-assessment.
    expect(tables).toHaveLength(3);
    expect(words(tables[0] as PdfPart)).toContain('Level 3: 110 + 24 requirements');
  });

  it.each(certifications.map((each) => [each.slug, each] as const))(
    '%s: carries the days for 8, 30, 60 and 120 people, with our support outside',
    (_, each) => {
      const section = guideOf(each).sections.find(({ title }) => title === budgetTableWords.title);
      const table = section?.parts.find((part) => part.kind === 'table');
      expect(table?.kind === 'table' && table.table.columns.slice(1)).toEqual(['8', '30', '60', '120']);
      expect(
        table?.kind === 'table' && table.table.rows.flat().filter((cell) => !/\d|[a-z]/.test(cell)),
      ).toEqual([]);
      expect(words(section?.parts[1] as PdfPart)).toContain('Our support is the total above');
    },
  );

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
      for (const source of sourcesIn({ ...each, cases: undefined }))
        expect(all).toContain(JSON.stringify(source.edition).slice(1, -1));
      expect(all).not.toMatch(/\]\(|\{\d{4}|\{fact/);
    },
  );
});
