import { RangeBars } from '@/components/line/RangeBars';
import { BasisFold } from '@/components/sections/budget/BasisFold';
import { BudgetAsides } from '@/components/sections/budget/BudgetAsides';
import { BudgetBlock } from '@/components/sections/budget/BudgetBlock';
import { BudgetBlocks } from '@/components/sections/budget/BudgetBlocks';
import { BudgetCells } from '@/components/sections/budget/BudgetCells';
import { OwnDays } from '@/components/sections/budget/OwnDays';
import { FoldSummary } from '@/components/ui/FoldSummary';
import type { BlockId } from '@/content/budget/types';
import { plannerBudgets } from '@/lib/budget/planner';
import { mark } from '@/lib/budget/print';
import type { BudgetData } from '@/lib/budget/types';
import type { Answers, Plan } from '@/lib/planner/engine/types';
import { usdText } from '@/lib/planner/words/figures';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { LineList } from './LineList';

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
  const named = budgets.flatMap((of) => (of.rate ? [{ name: budget.groups[of.rate], budget: of }] : []));
  const blocks = (ids: readonly BlockId[]) => <BudgetBlocks blocks={ids} budgets={named} words={budget} />;
  const asked = plan.ask.map(({ certification }) => certifications[certification]?.name).join(', ');

  const pathway = plan.pathway ? pathways[plan.pathway] : undefined;
  const axisMax = Math.ceil(plan.total.usd[1] / (6 * step)) * 6 * step;
  const ticks = Array.from({ length: 7 }, (_, index) => mark((axisMax / 6) * index, 'USD'));
  const row = (label: string, usd: readonly [number, number], total?: boolean) => ({
    label,
    min: usd[0],
    max: usd[1],
    value: usdText(usd),
    total,
  });
  return (
    <>
      {first && (
        <BudgetCells
          budgets={named}
          days={first.ownDays}
          support={plan.items.length > 0 ? usdText(plan.total.usd) : ''}
          words={budget}
        />
      )}
      <details className="mt-6" suppressHydrationWarning>
        <FoldSummary className="border-rule border-t border-b text-name">{copy.folds.budget}</FoldSummary>
        <p className="max-w-measure pt-6">{budget.sentences.dated}</p>
        {asked && <p className="max-w-measure pt-3 pb-6">{fill(copy.budget.notCounted, { names: asked })}</p>}
        {plan.items.length > 0 && (
          <BudgetBlock name={budget.support.name} text={`${budget.support.text} ${budget.sentences.size}`}>
            <RangeBars
              axisMax={axisMax}
              rows={[
                ...plan.items.map(({ certification, usd, phases, level }) => {
                  const { name = '', path, phases: names = [] } = certifications[certification] ?? {};
                  return {
                    ...row(name, usd),
                    more: (
                      <BasisFold words={budget}>
                        <p className="pb-2 text-muted">
                          {fill(copy.budget.phases, {
                            phases: phases.map(({ n }) => names[n - 1]).join(', '),
                          })}{' '}
                          {level === 1 && `${copy.row.reduced} `}
                          <a className="underline underline-offset-link" href={`${path}#investment`}>
                            {fill(copy.budget.prices, { name })}
                          </a>
                        </p>
                      </BasisFold>
                    ),
                  };
                }),
                row(copy.row.total, plan.total.usd, true),
              ]}
              ticks={ticks}
            />
          </BudgetBlock>
        )}
        {first && (
          <>
            {blocks(['body', 'tests'])}
            {first.ownDays.build[1] > 0 && <OwnDays days={first.ownDays} words={budget} />}
            {blocks(['later', 'later-tests', 'running', 'recertification'])}
            <BudgetAsides budgets={budgets} words={budget} />
          </>
        )}
        {pathway && (
          <p className="mt-8 max-w-measure">
            {fill(copy.pathway, { name: pathway.name, months: pathway.months, cost: pathway.cost })}{' '}
            {pathway.note}
          </p>
        )}
        <div className="mt-8 grid gap-x-16 md:gap-y-8 lg:grid-cols-2">
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
      </details>
    </>
  );
}
