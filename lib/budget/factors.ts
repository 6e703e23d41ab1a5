import type { FactorId } from '@/content/budget/copy';
import type { Currency } from '@/content/budget/types';
import { fill } from '@/lib/text/fill';
import type { BudgetCopy } from './budget-copy';
import { formatDays, money } from './print';
import type { BudgetLine, CostFactor } from './types';

const count = new Intl.NumberFormat('en-US').format;
const pricedFactors: readonly FactorId[] = ['rate', 'fee', 'license', 'wage'];

function printFactor({ what, min, max }: CostFactor, currency: Currency, words: BudgetCopy): string {
  if (what === 'days') return fill(words.auditDays, { days: formatDays([min, max]) });
  const figure = pricedFactors.includes(what)
    ? money([min, max], currency)
    : min === max
      ? count(min)
      : `${count(min)}–${count(max)}`;
  return what === 'certificates' && max === 1 ? words.oneCertificate : `${figure} ${words.factors[what]}`;
}

/** Returns the kind of invoice and its certifications, for example "Audit: ISO 9001, AQAP 2110". */
export const invoiceName = ({ kind, of }: Pick<BudgetLine, 'kind' | 'of'>, words: BudgetCopy): string =>
  `${words.lines[kind]}: ${of.map((slug) => words.names[slug]).join(', ')}`;

interface AmountWithYears extends Pick<BudgetLine, 'factors' | 'currency'> {
  /** Number of years in which it is invoiced. */
  years: number;
}

/** Returns the factors of an amount in one line, for example "2 years × 1–2 days of audit × €200–500 a day". */
export function factorText({ factors, currency, years }: AmountWithYears, words: BudgetCopy): string {
  const repeated = years > 1 ? [fill(words.years, { count: years })] : [];
  const surcharge = factors.flatMap(({ what, max }) =>
    what === 'specialist' ? fill(words.specialist, { percent: max - 100 }) : [],
  );
  const factorTexts = factors
    .filter(({ what }) => what !== 'specialist')
    .map((factor) => printFactor(factor, currency, words));
  const product = [...repeated, ...(factorTexts.length > 0 ? factorTexts : [words.fixed])].join(' × ');
  return [product, ...surcharge].join('; ');
}
