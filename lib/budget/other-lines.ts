import type { BlockId, Ends, RateGroup } from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { byHeads, outward } from './arithmetic';
import { factor } from './audit-lines';
import { missing } from './audits';
import type { BudgetData, BudgetInput, BudgetLine } from './types';

type Bill = Omit<BudgetLine, 'block' | 'year' | 'of' | 'min' | 'max' | 'factors'> & {
  price: Ends;
  factors?: BudgetLine['factors'];
};
type Year = BudgetLine['year'];

const bill = (
  block: BlockId,
  year: Year,
  slug: CertificationSlug,
  { price, factors, ...rest }: Bill,
): BudgetLine => ({
  block,
  year,
  of: [slug],
  ...rest,
  min: price[0],
  max: price[1],
  factors: factors ?? [],
});

/** A bill of the first year and of both later ones, as far as they have a price. */
const eachYear = (slug: CertificationSlug, { first, year }: { first?: Bill[]; year?: Bill[] }) => [
  ...(first ?? []).map((one) => bill('tests', 1, slug, one)),
  ...([2, 3] as const).flatMap((later) => (year ?? []).map((one) => bill('later-tests', later, slug, one))),
];

function cmmcLines(data: BudgetData, { heads, cmmc = 'l2_self' }: BudgetInput): BudgetLine[] {
  if (cmmc === 'l1_self') return [];
  const { share, least, license } = data.cloud;
  const users: Ends = [
    Math.max(least, Math.ceil((heads * share[0]) / 100)),
    Math.max(least, Math.ceil((heads * share[1]) / 100)),
  ];
  const months = 12;
  const yearly: Bill[] = [
    {
      kind: 'cloud',
      currency: 'USD',
      price: outward(users[0] * months * license[0], users[1] * months * license[1]),
      factors: [factor('users', users), factor('months', [months, months]), factor('license', license)],
    },
    { kind: 'monitoring', currency: 'USD', price: byHeads(data.monitoring, heads) },
  ];
  const assessor: Bill = { kind: 'assessor', currency: 'USD', price: byHeads(data.assessor, heads) };
  return [
    ...(cmmc === 'l2_c3pao'
      ? [bill('body', 1, 'cmmc', assessor), bill('recertification', 4, 'cmmc', assessor)]
      : []),
    ...eachYear('cmmc', { first: yearly, year: yearly }),
  ];
}

function itarLines(data: BudgetData, { usMaker }: BudgetInput, rate: RateGroup): BudgetLine[] {
  const { currency } = data.rates[rate];
  const counsel = (price?: Ends): Bill[] => (price ? [{ kind: 'counsel', currency, price }] : []);
  const registration = (price: Ends): Bill => ({ kind: 'ddtc', currency: 'USD', price });
  return [
    ...(usMaker
      ? [
          bill('body', 1, 'itar', registration(data.ddtc.first)),
          ...([2, 3] as const).map((year) => bill('later', year, 'itar', registration(data.ddtc.year))),
        ]
      : []),
    ...eachYear('itar', {
      first: counsel(data.counsel.first[currency]),
      year: counsel(data.counsel.year[currency]),
    }),
  ];
}

function clearanceLines(data: BudgetData, { heads, clearance }: BudgetInput, rate: RateGroup): BudgetLine[] {
  const { currency } = data.rates[rate];
  const rooms = data.rooms[currency];
  const charge = clearance && data.clearance[clearance.state];
  const persons = clearance?.persons ?? byHeads(data.persons, heads);
  const count: Ends = [persons, persons];
  const state = (kind: 'clearance-company' | 'clearance-persons', of: Omit<Bill, 'kind'>) =>
    bill('body', 1, 'nato-clearance', { kind, ...of });
  const lines: BudgetLine[] = [];
  if (charge?.kind === 'wages') {
    const { currency: of, wage, company, person } = charge;
    const each: Ends = [wage / 100, wage / 100];
    lines.push(
      state('clearance-company', {
        currency: of,
        price: outward(company[0] * wage, company[1] * wage, 1000),
        factors: [factor('wages', [company[0] / 10, company[1] / 10]), factor('wage', each)],
      }),
      state('clearance-persons', {
        currency: of,
        price: outward(persons * person * wage, persons * person * wage, 10000),
        factors: [
          factor('persons', count),
          factor('wages', [person / 100, person / 100]),
          factor('wage', each),
        ],
      }),
    );
  }
  if (charge?.kind === 'fees') {
    const { currency: of, company, person } = charge;
    lines.push(
      state('clearance-company', { currency: of, price: company }),
      state('clearance-persons', {
        currency: of,
        price: [persons * person[0], persons * person[1]],
        factors: [factor('persons', count), factor('fee', person)],
      }),
    );
  }
  return [
    ...lines,
    ...(rooms ? [bill('tests', 1, 'nato-clearance', { kind: 'rooms', currency, price: rooms })] : []),
  ];
}

const ceLines = (data: BudgetData, { product = 'electronics' }: BudgetInput): BudgetLine[] =>
  eachYear('ce-marking', {
    first: data.laboratory[product].map((price, test) => ({
      kind: 'laboratory',
      currency: 'EUR',
      price,
      test,
    })),
    year: [{ kind: 'product-changes', currency: 'EUR', price: data.productChanges }],
  });

function securityLines(data: BudgetData, { heads }: BudgetInput, rate: RateGroup): BudgetLine[] {
  const { currency } = data.rates[rate];
  const test: Bill[] = [{ kind: 'penetration-test', currency, price: byHeads(data.penetrationTest, heads) }];
  return eachYear('iso27001', { first: test, year: test });
}

const makers: Readonly<
  Partial<Record<CertificationSlug, (data: BudgetData, input: BudgetInput, rate: RateGroup) => BudgetLine[]>>
> = {
  iso27001: securityLines,
  cmmc: cmmcLines,
  itar: itarLines,
  'nato-clearance': clearanceLines,
  'ce-marking': ceLines,
};

/** Bills beside the audits: assessor, authorities, tests, tools, counsel. */
export const otherLines = (data: BudgetData, input: BudgetInput, rate: RateGroup): BudgetLine[] => {
  const wanted = missing(input);
  return (Object.keys(makers) as CertificationSlug[])
    .filter((slug) => wanted.includes(slug))
    .flatMap((slug) => makers[slug]?.(data, input, rate) ?? []);
};
