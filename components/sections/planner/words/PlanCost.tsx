import { RangeBars } from '@/components/line/RangeBars';
import type { Plan } from '@/lib/planner/engine/types';
import { usdText } from '@/lib/planner/words/describe';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { LineList } from './LineList';

const step = 10_000;

/** Cost of the plan, what it leaves out, what nobody can promise, and the published pathway beside it. */
export function PlanCost({ plan, words }: { plan: Plan; words: PlannerWords }) {
  const { copy, certifications, promises, pathways } = words;
  const pathway = plan.pathway ? pathways[plan.pathway] : undefined;
  const axisMax = Math.ceil(plan.total.usd[1] / (6 * step)) * 6 * step;
  const ticks = Array.from({ length: 7 }, (_, index) => `$${(axisMax / 6000) * index}K`);
  const row = (label: string, usd: readonly [number, number], total?: boolean) => ({
    label,
    min: usd[0],
    max: usd[1],
    value: usdText(usd),
    total,
  });
  return (
    <>
      {plan.items.length > 0 && (
        <div className="mt-10">
          <RangeBars
            axisMax={axisMax}
            rows={[
              ...plan.items.map(({ certification, usd }) =>
                row(certifications[certification]?.name ?? '', usd),
              ),
              row(copy.row.total, plan.total.usd, true),
            ]}
            ticks={ticks}
          />
        </div>
      )}
      {pathway && (
        <p className="mt-8 max-w-measure">
          {fill(copy.pathway, { name: pathway.name, months: pathway.months, cost: pathway.cost })}{' '}
          {pathway.note}
        </p>
      )}
      <div className="mt-10 grid gap-x-16 md:gap-y-10 lg:grid-cols-2">
        {[
          { title: copy.cost.out, lines: [...copy.outside, words.auditCalendar] },
          { title: copy.promise, lines: plan.promises.map((id) => promises[id] ?? '') },
        ].map(({ title, lines }) => (
          <LineList key={title} title={title}>
            {lines.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </LineList>
        ))}
      </div>
    </>
  );
}
