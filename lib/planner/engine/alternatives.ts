import type { BuyerCode, ProductCode } from '@/content/planner/codes';
import { buildPlan } from './build-plan';
import type { PlannerData } from './data';
import { endMonth } from './months';
import type { Answers, DeadlineResult, MinMax, Month, Plan } from './types';

/** A change to the answers after which the plan meets its deadline, with the result. */
export type Alternative =
  /** Move the deadline to the month in which the shortest or the longest run ends. */
  | { kind: 'move'; months: readonly [Month, Month] }
  /** Drop one buyer or one product. */
  | { kind: 'without'; code: BuyerCode | ProductCode; months: MinMax; done: Month }
  /** Bid with the certifications that the shortest run completes by the deadline. */
  | { kind: 'part'; certifications: string[] }
  /** Start with one more existing certificate. */
  | { kind: 'bring'; certification: string; done: Month };

type Attempt = { change: Partial<Answers>; plan: Plan };

/** Returns the attempt that meets the deadline with the fewest months on the shortest run. */
function best<T extends Attempt>(attempts: readonly T[]): T | undefined {
  return attempts
    .filter(({ plan }) => plan.items.length > 0 && plan.deadline && plan.deadline.fit !== 'deadline-missed')
    .sort((a, b) => a.plan.total.months[0] - b.plan.total.months[0])[0];
}

const done = ({ start, total }: Plan): Month => endMonth(start, total.months[0]);

/** Returns the changes that would meet the deadline: a later date, fewer buyers or products, or another certificate; empty unless even the shortest run misses it. */
export function alternativesTo(data: PlannerData, answers: Answers, missed: Plan): Alternative[] {
  if (missed.deadline?.fit !== 'deadline-missed') return [];
  const { items, total, start } = missed;
  const attempt = <T extends object>(change: Partial<Answers>, what: T) => ({
    change,
    plan: buildPlan(data, { ...answers, ...change }),
    ...what,
  });

  const { buyers, products } = answers;
  const fewer = best([
    ...buyers.map((code) => attempt({ buyers: buyers.filter((other) => other !== code) }, { code })),
    ...products.map((code) => attempt({ products: products.filter((other) => other !== code) }, { code })),
  ]);
  const inTime = completeBy(missed.deadline, missed);
  // The certification that ends last is excluded: assuming that it exists already is no useful advice.
  const withCertificate = best(
    items
      .filter(({ phases }) => (phases.at(-1)?.end[0] ?? 0) < total.months[0])
      .map(({ certification }) =>
        attempt({ held: { ...answers.held, [certification]: 'certified' } }, { certification }),
      ),
  );
  return [
    { kind: 'move', months: [done(missed), endMonth(start, total.months[1])] },
    ...(fewer
      ? [
          {
            kind: 'without' as const,
            code: fewer.code,
            months: fewer.plan.total.months,
            done: done(fewer.plan),
          },
        ]
      : inTime.length > 0
        ? [{ kind: 'part' as const, certifications: inTime }]
        : []),
    ...(withCertificate
      ? [
          {
            kind: 'bring' as const,
            certification: withCertificate.certification,
            done: done(withCertificate.plan),
          },
        ]
      : []),
  ];
}

/** Returns the certifications whose planned phases all end by the deadline on the shortest run. */
function completeBy({ by }: DeadlineResult, { items }: Plan): string[] {
  return by.short
    .filter(({ certification, done: phases }) =>
      items.some((item) => item.certification === certification && item.phases.length === phases),
    )
    .map(({ certification }) => certification);
}
