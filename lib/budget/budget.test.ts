/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { blockNames } from '@/content/budget/copy';
import type { BlockId, CmmcRoute } from '@/content/budget/types';
import type { Certainty } from '@/content/certainty';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { byHeadcount } from './arithmetic';
import { aqapCase, auditsOf } from './audits';
import { basisOf, lowestCertainty } from './basis';
import { fullBudget } from './certification';
import { budgetData } from './data';
import type { BudgetInput } from './types';

type Ends = [number, number];

/** A worked example of the research notes, with the keys used there. */
interface Example {
  id: string;
  name: string;
  input: {
    head: number;
    rate: BudgetInput['rate'];
    want: CertificationSlug[];
    held?: Partial<Record<CertificationSlug, 'certificate' | 'in use'>>;
    integrated?: boolean;
    cmmc?: CmmcRoute;
    us_entity?: boolean;
    ce?: BudgetInput['product'];
    fsc?: 'PL';
    persons?: number;
  };
  days: Record<string, unknown>;
  lines: [
    block: string,
    year: number,
    text: string,
    currency: string,
    min: number,
    max: number,
    sure: string,
  ][];
  totals: Record<string, Record<string, Ends>>;
  own_days: Record<string, Ends | { build: Ends; 'each year after': Ends }>;
  own_totals: Record<string, Ends>;
}

const examples: Example[] = readFileSync('lib/budget/fixtures/examples.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const states = { certificate: 'certified', 'in use': 'in-use' } as const;
const inputOf = ({ input }: Example): BudgetInput => ({
  heads: input.head,
  rate: input.rate,
  wanted: input.want,
  held: Object.fromEntries(Object.entries(input.held ?? {}).map(([slug, is]) => [slug, states[is]])),
  cmmc: input.cmmc,
  usMaker: input.us_entity,
  product: input.ce,
  ...(input.fsc && { clearance: { state: input.fsc, persons: input.persons } }),
});

const withTitle = (all: readonly Example[]) => all.map((one) => [`${one.id}: ${one.name}`, one] as const);

describe.each(withTitle(examples))('%s', (_, example) => {
  const input = inputOf(example);
  const budget = fullBudget(input);

  test('lists every audit with its table, share and duration in half days', () => {
    const ours = auditsOf(budgetData, input).map(({ slug, first, yearly, renewal, fresh }) => {
      const table = byHeadcount(budgetData.tables[slug], input.heads);
      const pct = slug === 'aqap2110' ? budgetData.aqap[aqapCase(input)] : budgetData.share[slug];
      const times = { initial: first, surveillance: yearly, recertification: renewal };
      return [slug, { table, pct, ...times, new: fresh }];
    });
    // The notes also combine audits of one body; pages and plans do not.
    const { together: _joined, ...days } = example.days;
    expect(Object.fromEntries(ours)).toEqual(days);
  });

  test('counts the internal days of each certification', () => {
    const fromNotes = Object.entries(example.own_days).flatMap(([slug, days]) =>
      Array.isArray(days) ? [] : [[slug, [days.build, days['each year after']]]],
    );
    const actual = Object.entries(budget.ownDays.of).map(([slug, { build, yearly }]) => [
      slug,
      [build, yearly],
    ]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(fromNotes));
  });
});

describe.each(withTitle(examples.filter(({ input }) => !input.integrated)))('%s', (_, example) => {
  const input = inputOf(example);
  const { lines, totals, ownDays } = fullBudget(input);

  test('every invoice has the lowest certainty of its sources', () => {
    const ours = lines.map((line) => {
      const { block, year, currency, min, max } = line;
      return [blockNames[block], year, currency, min, max, lowestCertainty(basisOf(line, input))].join();
    });
    const expected = example.lines.map(([block, year, , currency, min, max, sure]) => {
      const lowest = lowestCertainty(
        sure.split('/').map((certainty) => ({ certainty: certainty as Certainty })),
      );
      // The notes classify the Polish fees as verified, but took the average wage from the press.
      return [block, year, currency, min, max, currency === 'PLN' ? 'second-hand' : lowest].join();
    });
    expect(ours.sort()).toEqual(expected.sort());
  });

  test('adds totals by block and by currency, and the internal days', () => {
    const sums = Object.entries(totals ?? {}).map(([block, sum]) => [blockNames[block as BlockId], sum]);
    expect(Object.fromEntries(sums)).toEqual(example.totals);
    expect([ownDays.auditors.build, ownDays.auditors.yearly]).toEqual([
      example.own_days['with auditors, initial'] ?? [0, 0],
      example.own_days['with auditors, surveillance'] ?? [0, 0],
    ]);
    expect({ 'build and first audit': ownDays.build, 'years 2 and 3': ownDays.later }).toEqual(
      example.own_totals,
    );
  });
});
