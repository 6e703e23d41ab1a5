import type { BuyerCode, ProductCode } from '@/content/planner/codes';
import { buildPlan } from './build-plan';
import { endMonth } from './months';
import type { PlannerData } from './planner-data';
import type { Answers, DeadlineResult, MinMax, Month, Plan } from './types';

/** A change that makes a missed deadline fit, with what follows from it. */
export type Alternative =
  /** Months by which the shortest and the longest run arrive. */
  | { kind: 'move'; months: readonly [Month, Month] }
  /** Without one buyer or one product the plan fits. */
  | { kind: 'without'; code: BuyerCode | ProductCode; months: MinMax; done: Month }
  /** What the shortest run completes in time. */
  | { kind: 'part'; certifications: string[] }
  /** With another certificate in hand the shortest run fits. */
  | { kind: 'bring'; certification: string; done: Month };

type Tried = { change: Partial<Answers>; plan: Plan };

/** The change after which the shortest run is shortest, among those that fit. */
function best<T extends Tried>(tried: readonly T[]): T | undefined {
  return tried
    .filter(({ plan }) => plan.items.length > 0 && plan.deadline && plan.deadline.fit !== 'deadline-missed')
    .sort((a, b) => a.plan.total.months[0] - b.plan.total.months[0])[0];
}

const done = ({ start, total }: Plan): Month => endMonth(start, total.months[0]);

/** Ways to make the deadline of a plan fit that even its shortest run misses: later, less, or with another certificate. */
export function alternativesTo(data: PlannerData, answers: Answers, missed: Plan): Alternative[] {
  if (missed.deadline?.fit !== 'deadline-missed') return [];
  const { items, total, start } = missed;
  const attempt = <T extends object>(change: Partial<Answers>, what: T) => ({
    change,
    plan: buildPlan(data, { ...answers, ...change }),
    ...what,
  });

  const { buyers, products } = answers;
  const less = best([
    ...buyers.map((code) => attempt({ buyers: buyers.filter((other) => other !== code) }, { code })),
    ...products.map((code) => attempt({ products: products.filter((other) => other !== code) }, { code })),
  ]);
  const inTime = completeBy(missed.deadline, missed);
  // Telling someone to hold what the plan ends with would be no advice.
  const more = best(
    items
      .filter(({ phases }) => (phases.at(-1)?.end[0] ?? 0) < total.months[0])
      .map(({ certification }) =>
        attempt({ held: { ...answers.held, [certification]: 'certified' } }, { certification }),
      ),
  );
  return [
    { kind: 'move', months: [done(missed), endMonth(start, total.months[1])] },
    ...(less
      ? [{ kind: 'without' as const, code: less.code, months: less.plan.total.months, done: done(less.plan) }]
      : inTime.length > 0
        ? [{ kind: 'part' as const, certifications: inTime }]
        : []),
    ...(more ? [{ kind: 'bring' as const, certification: more.certification, done: done(more.plan) }] : []),
  ];
}

/** Certifications whose planned phases the shortest run completes by the deadline. */
function completeBy({ by }: DeadlineResult, { items }: Plan): string[] {
  return by.short
    .filter(({ certification, done: phases }) =>
      items.some((item) => item.certification === certification && item.phases.length === phases),
    )
    .map(({ certification }) => certification);
}
