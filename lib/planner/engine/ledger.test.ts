/** @jest-environment node */
import { certificationSlugs } from '@/content/certifications/slugs';
import {
  buyerCodes,
  dataCodes,
  homeCountryCodes,
  productCodes,
  sizeCodes,
  usPartsCodes,
} from '@/content/planner/codes';
import { examples } from '@/content/planner/examples';
import type { Answers } from '@/content/planner/types';
import { openAnswers } from './answers';
import { plan } from './plan';

const today = new Date('2026-11-21T12:00:00');
const base: Answers = { ...openAnswers('2027-01'), buyers: ['DE'], products: ['drones'], usParts: 'no' };

const short = ({ buyers, products, data, usParts, held, homeCountry, size, deadline }: Answers) =>
  [
    buyers.join('.'),
    products.join('.'),
    data.join('.'),
    `US ${usParts}`,
    homeCountry,
    size,
    ...Object.entries(held).map(([slug, state]) => `${slug}:${state}`),
    ...(deadline ? [deadline] : []),
  ].join(' ');

/** One line per plan: who asks, how long, how much, what, and by which rules. */
function line(answers: Answers): string {
  const { items, ask, held, notNeeded, gates, total, message, deadline } = plan(answers, today);
  const judged = (list: { certification: string; rules: string[] }[]) =>
    list.map(({ certification, rules }) => `${certification}(${rules})`).join(' ') || '–';
  const planned = items.map(
    ({ certification, verdict, phases, rules }) => `${certification} ${verdict} ${phases.length}/3(${rules})`,
  );
  return [
    short(answers),
    message ?? '',
    `${total.months.join('–')} mo $${total.usd.map((usd) => usd / 1000).join('–')}k`,
    planned.join(', ') || '–',
    `held ${judged(held)}`,
    `ask ${judged(ask)}`,
    `not ${judged(notNeeded)}`,
    `gates ${gates.map(({ id }) => id).join(' ') || '–'}`,
    ...(deadline ? [deadline.rule] : []),
  ].join(' | ');
}

const representative: Answers[] = [
  ...buyerCodes.flatMap((buyer) =>
    productCodes.map((product) => ({ ...base, buyers: [buyer], products: [product] })),
  ),
  ...(['DE', 'US', 'NCIA', 'EUCIV'] as const).flatMap((buyer) =>
    dataCodes.flatMap((data) =>
      (['drones', 'software', 'classified'] as const).map((product) => ({
        ...base,
        buyers: [buyer],
        products: [product],
        data: [data],
      })),
    ),
  ),
  ...(['DE', 'US'] as const).flatMap((buyer) =>
    usPartsCodes.flatMap((usParts) =>
      homeCountryCodes.map((homeCountry) => ({ ...base, buyers: [buyer], usParts, homeCountry })),
    ),
  ),
  ...certificationSlugs.flatMap((slug) =>
    (['in-use', 'certified'] as const).flatMap((state) =>
      sizeCodes.map((size) => ({
        ...base,
        buyers: ['DE' as const, 'US' as const, 'AERO' as const],
        data: ['CUI' as const, 'CONFIDENTIAL' as const],
        usParts: 'yes' as const,
        held: { [slug]: state },
        size,
        deadline: '2028-06',
      })),
    ),
  ),
  ...examples.map(
    ({ answers }): Answers => ({
      ...answers,
      buyers: [...answers.buyers],
      products: [...answers.products],
      data: [...answers.data],
    }),
  ),
];

/** Committed, so that a changed rule shows which answers it affects; `npx jest ledger -u` rewrites it. */
test('the ledger of outcomes', () => {
  expect(representative.map(line).join('\n')).toMatchSnapshot();
});
