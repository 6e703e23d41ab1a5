import type { RateGroup } from '@/content/budget/types';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { Answers, PlannedCertification, PlannedPhase } from '@/lib/planner/engine/types';
import { plannerData } from '../planner/engine/data';
import { plan } from '../planner/engine/plan';
import { budgetOf } from './budget';
import { budgetData } from './data';
import { budgetInputs } from './planner';
import { blocksAfterCertificate, blocksUntilCertificate, sumsOf } from './totals';
import type { BudgetInput } from './types';

/** A run of the plan: 0 is the shortest with the lowest amounts, 1 the longest with the highest. */
export type Run = 0 | 1;

/** Third-party fees of one certification, in whole euros, due in the month in which it is done. */
export interface DueFee {
  certification: CertificationSlug;
  eur: number;
}

/** Consecutive months with the same fee for our support; the first month is 1; US dollars per month, not rounded. */
export interface CashRow {
  from: number;
  to: number;
  usd: number;
  due: DueFee[];
}

/** Monthly costs of a plan on one run, with the totals. */
export interface CashFlow {
  rows: CashRow[];
  months: number;
  usd: number;
  eur: number;
  staffDays: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns our fee for a phase, from the certification record. */
const feeOf = (slug: CertificationSlug, { n }: PlannedPhase, run: Run): number =>
  plannerData.records[slug].usd[n - 1]?.[run] ?? 0;

/** Returns our fee in one month; the fee of a phase is spread evenly over its months. */
const feeIn = (items: readonly PlannedCertification[], month: number, run: Run): number =>
  sum(
    items.flatMap(({ certification, phases }) =>
      phases
        .filter(({ start, end }) => start[run] < month && month <= end[run])
        .map((phase) => feeOf(certification, phase, run) / (phase.end[run] - phase.start[run])),
    ),
  );

const doneIn = ({ phases }: PlannedCertification, run: Run): number => phases.at(-1)?.end[run] ?? 0;

/** Returns the euros that third parties invoice until these certificates are issued. */
function thirdPartyFees(input: BudgetInput, wanted: readonly CertificationSlug[], run: Run): number {
  const { EUR = [0, 0], ...others } = sumsOf(
    budgetOf(budgetData, { ...input, wanted }).totals ?? {},
    blocksUntilCertificate,
  );
  if (Object.keys(others).length > 0) throw new Error('cash: amounts of several currencies cannot be added');
  return EUR[run];
}

/** Returns the budget input of a plan; throws unless the company has exactly one set of rates. */
function inputOf(answers: Answers): BudgetInput & { rate: RateGroup } {
  const { message, items } = plan(answers);
  const [input, other] = budgetInputs(budgetData, { ...answers, message, items });
  if (!input?.rate || other) throw new Error('cash: the company has no rates, or more than one set');
  return { ...input, rate: input.rate };
}

/**
 * Returns the monthly costs of a plan. Third-party fees are due in the month in which a certification is done: the first
 * one at its full cost, each later one at what it adds. Throws if the months do not add up to the plan.
 */
export function cashFlow(answers: Answers, run: Run): CashFlow {
  const { items, total } = plan(answers);
  const input = inputOf(answers);
  const byEnd = items.toSorted((a, b) => doneIn(a, run) - doneIn(b, run));
  const due = byEnd.map(({ certification }, index) => {
    const slugs = byEnd.map((item) => item.certification);
    const before = index === 0 ? 0 : thirdPartyFees(input, slugs.slice(0, index), run);
    return { certification, eur: thirdPartyFees(input, slugs.slice(0, index + 1), run) - before };
  });
  const rows: CashRow[] = [];
  for (let month = 1; month <= total.months[run]; month += 1) {
    const usd = feeIn(items, month, run);
    const last = rows.at(-1);
    if (last && Math.abs(last.usd - usd) < 0.01) last.to = month;
    else rows.push({ from: month, to: month, usd, due: [] });
  }
  for (const [index, item] of byEnd.entries()) {
    const row = rows.find(({ from, to }) => from <= doneIn(item, run) && doneIn(item, run) <= to);
    row?.due.push(due[index] as DueFee);
  }
  const usd = Math.round(sum(rows.map((row) => row.usd * (row.to - row.from + 1))));
  const eur = sum(rows.flatMap((row) => row.due.map((fee) => fee.eur)));
  const { build } = budgetOf(budgetData, input).ownDays;
  if (usd !== total.usd[run] || eur !== thirdPartyFees(input, input.wanted, run))
    throw new Error('cash: the months do not add up to the plan');
  return { rows, months: total.months[run], usd, eur, staffDays: build[run] };
}

/** Returns the costs of the two years after the certificates: third-party euros and internal days. */
export function yearsAfterOf(answers: Answers) {
  const { totals, ownDays } = budgetOf(budgetData, inputOf(answers));
  const { EUR = [0, 0] as const } = sumsOf(totals ?? {}, blocksAfterCertificate);
  return { eur: EUR, staffDays: ownDays.later };
}
