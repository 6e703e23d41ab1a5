import { RangeBars } from '@/components/line/RangeBars';
import { BudgetBlocks } from '@/components/sections/budget/BudgetBlocks';
import type { BlockId } from '@/content/budget/types';
import { plannerBudgets } from '@/lib/budget/planner';
import type { BudgetData } from '@/lib/budget/types';
import type { Answers, Plan } from '@/lib/planner/engine/types';
import { usdText } from '@/lib/planner/words/describe';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { LineList } from './LineList';
import { OwnDays } from './OwnDays';

const step = 10_000;

interface PlanCostProps {
  plan: Plan;
  answers: Answers;
  data: BudgetData;
  words: PlannerWords;
}

/** Cost of the plan: our support, the bills of others and own days, each block apart; leaves out, what nobody can promise, and the published pathway beside it. */
export function PlanCost({ plan, answers, data, words }: PlanCostProps) {
  const { copy, certifications, promises, pathways, budget } = words;
  const budgets = plannerBudgets(data, {
    ...answers,
    ...plan,
    held: answers.held,
    seat: answers.homeCountry,
  });
  const [first] = budgets;
  const named = budgets.flatMap(({ rate, totals }) =>
    rate && totals ? [{ name: budget.rates[rate] ?? '', totals }] : [],
  );
  const blocks = (ids: readonly BlockId[]) => (
    <BudgetBlocks blocks={ids} budgets={named} words={budget.blocks} />
  );
  const asked = plan.ask.map(({ certification }) => certifications[certification]?.name).join(', ');

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
        <div className="mt-10 pb-8">
          <h3 className="text-h3">{budget.support.name}</h3>
          <p className="mb-5 max-w-measure text-muted text-small">
            {budget.support.text} {copy.budget.size}
          </p>
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
      {first && (
        <>
          {blocks(['body', 'tests'])}
          <p className="max-w-measure pb-8 text-small">
            {[
              ...(first.rate ? [] : [budget.open.rate]),
              ...(asked ? [fill(copy.budget.notCounted, { names: asked })] : []),
              ...first.noBill.map((id) => budget.noBill[id]),
            ].join(' ')}
          </p>
          {first.ownDays.build[1] > 0 && <OwnDays days={first.ownDays} words={budget.ownDays} />}
          {blocks(['later', 'later-tests', 'running', 'recertification'])}
        </>
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
          {
            title: copy.budget.open,
            lines: (first?.open ?? []).filter((id) => id !== 'rate').map((id) => budget.open[id]),
          },
          { title: copy.promise, lines: plan.promises.map((id) => promises[id] ?? '') },
        ]
          .filter(({ lines }) => lines.length > 0)
          .map(({ title, lines }) => (
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
