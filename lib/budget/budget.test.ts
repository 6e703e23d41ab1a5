/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { departmentEstimate } from '@/content/budget/cmmc';
import { retestPrice } from '@/content/budget/tests';
import type { BesideId, CmmcWay, OpenId } from '@/content/budget/types';
import { blockWords } from '@/content/budget/words';
import type { Certainty } from '@/content/certainty';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { auditsOf, visitsOf } from './audits';
import { basisOf, leastSure } from './basis';
import { fullBudget } from './certification';
import { budgetData } from './data';
import type { BudgetInput, BudgetLine } from './types';

type Ends = [number, number];

/** A worked example of the fact sheet, in its own words. */
interface Example {
  id: string;
  name: string;
  input: {
    head: number;
    rate: BudgetInput['rate'];
    want: CertificationSlug[];
    held?: Partial<Record<CertificationSlug, 'certificate' | 'in use'>>;
    integrated?: boolean;
    cmmc?: CmmcWay;
    us_entity?: boolean;
    ce?: BudgetInput['product'];
    fsc?: 'PL';
    persons?: number;
  };
  days: Record<string, { initial: Ends; surveillance: Ends; recertification: Ends; new?: boolean }>;
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
  beside: { line: string; first: number | Ends; affirmation_two_years?: number; three_years?: number }[];
  notes: string[];
  open: string[];
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
  integrated: input.integrated,
  cmmc: input.cmmc,
  usMaker: input.us_entity,
  product: input.ce,
  ...(input.fsc && { clearance: { state: input.fsc, persons: input.persons } }),
});

/** Words of the sheet that stand for an id. */
const openIn: Readonly<Record<string, OpenId>> = {
  'travel of auditors': 'travel',
  'standards texts': 'standards',
  'extra audit time': 'edition',
  'repeat visits': 'repeat',
  VAT: 'vat',
  'ISMS software': 'isms-software',
  'AQAP 2110: fee': 'aqap-authority',
  'notified body': 'notified-body',
  'drone class': 'drone-class',
  SAR: 'absorption',
  'clearance PL': 'clearance',
  guards: 'guards',
};
const openId = (text: string) => Object.entries(openIn).find(([start]) => text.startsWith(start))?.[1];

/** A line as the sheet writes it, from our factors; the sheet names the factors of these three kinds. */
function sheetText({ kind, block, year, of, factors, currency }: BudgetLine): string | undefined {
  const get = (what: string) => factors.find((one) => one.what === what);
  const range = (what: string) => `${get(what)?.min}-${get(what)?.max}`;
  const yearly = year === 2 || year === 3 ? `Year ${year} ` : '';
  if (kind === 'audit' && block === 'running') return `${yearly}audit ${of[0]}, held: ${range('days')} days`;
  if (kind === 'audit') {
    const what = year === 1 ? 'Audit' : year === 4 ? 'Recertification' : `${yearly}audit`;
    const saved = get('saved');
    const days = saved
      ? `together ${get('days')?.min} (of ${saved.min}, less at most 20 %)-${get('days')?.max}`
      : range('days');
    const dearer = get('specialist') && of.length === 1 ? ' (+0-15 %)' : '';
    return `${what} ${of.join(' + ')}: ${days} days x ${range('rate')} ${currency}${dearer}`;
  }
  if (kind === 'certificate') {
    const what =
      year === 1
        ? 'Application and certificates'
        : year === 4
          ? 'New certificates'
          : `${yearly}certificate fees`;
    return `${what} (${get('certificates')?.max})`;
  }
  if (kind === 'cloud')
    return `Year ${year} cloud licenses above the usual: ${range('users')} users x ${get('months')?.min} x ${range('license')}`;
  return undefined;
}

describe.each(examples.map((example) => [`${example.id}: ${example.name}`, example] as const))(
  '%s',
  (_, example) => {
    const input = inputOf(example);
    const budget = fullBudget(input);

    test('audit time in half days', () => {
      const audits = auditsOf(budgetData, input);
      const ours = Object.fromEntries(
        audits.map(({ slug, first, yearly, renewal, fresh }) => [
          slug,
          { initial: first, surveillance: yearly, recertification: renewal, new: fresh },
        ]),
      );
      const together = (span: 'first' | 'yearly' | 'renewal') =>
        visitsOf(budgetData, audits, span, input.integrated).find((visit) => visit.audits.length > 1)?.halves;
      expect(example.days).toMatchObject({
        ...ours,
        ...(together('first') && {
          together: {
            initial: together('first'),
            surveillance: together('yearly'),
            recertification: together('renewal'),
          },
        }),
      });
    });

    test('every bill, as sure as the least sure of what it rests on', () => {
      const row = (...cells: readonly (string | number)[]) => cells.join(' | ');
      const ours = budget.lines.map((line) => {
        const { block, year, currency, min, max } = line;
        return row(blockWords[block].name, year, currency, min, max, leastSure(basisOf(line, input)));
      });
      const sheets = example.lines.map(([block, year, , currency, min, max, sure]) => {
        const least = leastSure(sure.split('/').map((certainty) => ({ certainty: certainty as Certainty })));
        // The sheet marks the Polish fees as read, but took the average wage from the press.
        return row(block, year, currency, min, max, currency === 'PLN' ? 'reports' : least);
      });
      expect(ours.sort()).toEqual(sheets.sort());
    });

    test('what the bills are multiplied from', () => {
      // cspell:ignore udit licences
      const named = /^(Year \d )?([Aa]udit|Recertification|Application|[Nn]ew cert|certificate|cloud)/;
      expect(budget.lines.flatMap((line) => sheetText(line) ?? []).sort()).toEqual(
        example.lines
          .map(([, , text]) => text)
          .filter((text) => named.test(text))
          .sort(),
      );
    });

    test('totals, each block and each currency apart', () => {
      // cspell:ignore udit licences
      const named = Object.entries(budget.totals ?? {}).map(([block, sums]) => [
        blockWords[block as keyof typeof blockWords].name,
        sums,
      ]);
      expect(Object.fromEntries(named)).toEqual(example.totals);
    });

    test('own days', () => {
      const { of, auditors, build, later } = budget.ownDays;
      const sheet = Object.entries(example.own_days).flatMap(([slug, days]) =>
        Array.isArray(days) ? [] : [[slug, { build: days.build, yearly: days['each year after'] }]],
      );
      const counted = Object.entries(of).map(([slug, each]) => [
        slug,
        { build: each.build, yearly: each.yearly },
      ]);
      expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(sheet));
      expect({ build: auditors.build, yearly: auditors.yearly }).toEqual({
        build: example.own_days['with auditors, initial'] ?? [0, 0],
        yearly: example.own_days['with auditors, surveillance'] ?? [0, 0],
      });
      expect({ build, later }).toEqual({
        build: example.own_totals['build and first audit'],
        later: example.own_totals['years 2 and 3'],
      });
    });

    test('what stands beside, and what is open', () => {
      const department = (id: BesideId) => departmentEstimate[id.replace('department-', '') as CmmcWay];
      // The planner's own line; the sheet's examples have none.
      const beside = budget.beside
        .filter((id) => id !== 'assessor')
        .map((id) => (id === 'retest' ? retestPrice.value : Object.values(department(id).value)));
      expect(beside).toEqual(
        example.beside.map(({ first, affirmation_two_years: two, three_years: three }) =>
          Array.isArray(first) ? first : [first, two, three],
        ),
      );
      expect([...budget.open].sort()).toEqual(example.open.map(openId).sort());
      const sheet = { cmmc: 'cmmc-self', 'ce-marking': 'ce-authority' } as const;
      expect(budget.noBill).toEqual(
        example.notes.map((note) => sheet[note.startsWith('CMMC') ? 'cmmc' : 'ce-marking']),
      );
    });
  },
);
