import type { Currency, FactorId } from '@/content/budget/types';
import { fill } from '@/lib/text/fill';
import type { BudgetCopy } from './budget-copy';
import { days, money } from './print';
import type { BudgetLine, Factor } from './types';

const count = new Intl.NumberFormat('en-US').format;
const priced: readonly FactorId[] = ['rate', 'fee', 'license', 'wage'];

function printed({ what, min, max }: Factor, currency: Currency, words: BudgetCopy): string {
  if (what === 'days') return fill(words.auditDays, { days: days([min, max]) });
  const figure = priced.includes(what)
    ? money([min, max], currency)
    : min === max
      ? count(min)
      : `${count(min)}–${count(max)}`;
  return what === 'certificates' && max === 1 ? words.oneCertificate : `${figure} ${words.factors[what]}`;
}

/** What a bill is for and whose: "Audit: ISO 9001, AQAP 2110". */
export const billName = ({ kind, of }: Pick<BudgetLine, 'kind' | 'of'>, words: BudgetCopy): string =>
  `${words.lines[kind]}: ${of.map((slug) => words.names[slug]).join(', ')}`;

interface Multiplied extends Pick<BudgetLine, 'factors' | 'currency'> {
  /** Years in which it is billed. */
  years: number;
}

/** What an amount is multiplied from, in one line: "2 years × 1–2 days of audit × €200–500 a day". */
export function factorText({ factors, currency, years }: Multiplied, words: BudgetCopy): string {
  const repeated = years > 1 ? [fill(words.years, { count: years })] : [];
  const aside = factors.flatMap(({ what, max }) =>
    what === 'specialist' ? fill(words.specialist, { percent: max - 100 }) : [],
  );
  const single = factors
    .filter(({ what }) => what !== 'specialist')
    .map((factor) => printed(factor, currency, words));
  const product = [...repeated, ...(single.length > 0 ? single : [words.fixed])].join(' × ');
  return [product, ...aside].join('; ');
}
