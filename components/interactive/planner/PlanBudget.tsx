import { NoBreak } from '@/components/sections/planner/NoBreak';
import { Disclosure } from '@/components/ui/Disclosure';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { type BlockId, blockIds, type Currency } from '@/content/budget/types';
import { dayBasis, laterBasis } from '@/lib/budget/day-basis';
import { factorText, invoiceName } from '@/lib/budget/factors';
import { invoicesOf } from '@/lib/budget/invoices';
import { budgetsOfPlan } from '@/lib/budget/planner';
import { formatDays, money } from '@/lib/budget/print';
import { planTotals, totalsParts } from '@/lib/budget/totals';
import type { Budget, InternalEffort } from '@/lib/budget/types';
import { usdText } from '@/lib/planner/words/figures';
import { paymentSchedule } from '@/lib/planner/words/payment-schedule';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { ClientPoints, type ClientTerm, ClientTerms } from './client-blocks';
import type { PlannerFile, PlanResult } from './plan-result';

/** Returns the budgets of a plan, one for each group of rates. */
export const budgetsOf = ({ plan, answers }: PlanResult, { budget }: PlannerFile) =>
  budgetsOfPlan(budget, answers, plan);

/** Renders the cost: three separate figures, and a disclosure with dates, blocks, working days and excluded costs. */
export function PlanBudget({ result, file }: { result: PlanResult; file: PlannerFile }) {
  const { plan, answers } = result;
  const { data, budget, words } = file;
  const { copy, certifications, promises, pathways } = words;
  const budgets = budgetsOf(result, file);
  const [first] = budgets;
  const toAsk = plan.ask.map(({ certification }) => certifications[certification]?.name).join(', ');
  const pathway = plan.pathway ? pathways[plan.pathway] : undefined;
  const due = paymentSchedule(data, plan, budgets, words);
  const figures = totalsParts(planTotals(plan.total.usd, budgets), copy.totals);
  // Bills in several currencies need a full row on mobile, which only the third fact has, so they come last.
  const isShort = ([total]: (typeof figures)[number]) => total !== copy.totals.bills;
  const support: ClientTerm[] = plan.items.map(({ certification, usd, phases, level }) => {
    const { name = '', path, phases: names = [] } = certifications[certification] ?? {};
    return {
      name,
      text: usdText(usd),
      note: (
        <>
          <span>
            {[
              fill(copy.budget.phases, { phases: phases.map(({ n }) => names[n - 1]).join(', ') }),
              ...(level === 1 ? [copy.row.reduced] : []),
            ].join(' ')}
          </span>{' '}
          <a className="word-link" href={`${path}#investment`}>
            {fill(copy.budget.prices, { name })}
          </a>
        </>
      ),
    };
  });
  return (
    <SectionFrame
      pad="blocks"
      size="sub"
      id="cost"
      lead={fill(copy.budget.lead, { heads: budget.heads[answers.size] })}
      title={copy.budget.title}
    >
      <ClientTerms
        items={[...figures.filter(isShort), ...figures.filter((figure) => !isShort(figure))].map(
          ([{ name }, figure]) => ({ name, text: figure }),
        )}
        variant="facts"
      />
      <p>
        <a className="word-link" href="/certifications/costs">
          {copy.budget.all}
        </a>
      </p>
      <Disclosure answer={<NoBreak text={copy.disclosures.budgetAnswer} />} name={copy.disclosures.budget}>
        {due.length > 0 && (
          <>
            <ClientTerms
              items={due.map(({ when, what, sum }) => ({ name: when, text: `${what}, ${sum}` }))}
              variant="ruled"
              title={copy.due.title}
            />
            <p>{copy.due.out}</p>
          </>
        )}
        {toAsk && <p>{fill(copy.budget.notCounted, { names: toAsk })}</p>}
        <ClientTerms items={support} variant="rows" title={words.budget.support.name} />
        {blockIds.map((block) => (
          <Block block={block} budgets={budgets} key={block} words={words} />
        ))}
        {first && <Days own={first.ownDays} words={words} />}
        {first && <ExcludedCosts budgets={budgets} words={words} />}
        {pathway && (
          <p>
            {`${fill(copy.pathway, { name: pathway.name, months: pathway.months, cost: pathway.cost })} ${pathway.note}`}
          </p>
        )}
        <ClientPoints items={[...copy.outside, words.auditCalendar]} title={copy.cost.out} />
        <ClientPoints items={plan.promises.map((id) => promises[id])} title={copy.promise} />
      </Disclosure>
    </SectionFrame>
  );
}

interface BlockProps {
  block: BlockId;
  budgets: readonly Budget[];
  words: PlannerWords;
}

/** Renders the bills of one block, each with its factors and certainty. */
function Block({ block, budgets, words: { budget } }: BlockProps) {
  const rows = budgets.flatMap((one) =>
    (Object.keys(one.totals?.[block] ?? {}) as Currency[]).flatMap((currency) =>
      invoicesOf(one, block, currency).map((bill): ClientTerm => {
        const group = budgets.length > 1 && one.rate ? ` (${budget.groups[one.rate]})` : '';
        const certainty = budget.certainty[bill.kind];
        return {
          name: `${invoiceName(bill, budget)}${group}`,
          text: money(bill.sum, currency),
          note: [factorText({ ...bill, currency }, budget), ...(certainty ? [certainty] : [])].join('; '),
        };
      }),
    ),
  );
  return (
    <ClientTerms
      items={rows}
      variant="rows"
      title={rows.length > 0 ? budget.blocks[block].name : undefined}
    />
  );
}

/** Renders the company’s own working days, which are never converted to money. */
function Days({ own, words: { budget } }: { own: InternalEffort; words: PlannerWords }) {
  const { ownDays, names } = budget;
  const rows: ClientTerm[] = [
    ...Object.entries(own.of).map(([slug, one]) => ({
      name: names[slug as keyof typeof names],
      text: formatDays(one.build),
      note: dayBasis(one, own.heads, budget),
    })),
    ...(own.auditors.build[1] > 0 ? [{ name: ownDays.auditors, text: formatDays(own.auditors.build) }] : []),
    ...(own.later[1] > 0
      ? [{ name: ownDays.later, text: formatDays(own.later), note: laterBasis(own, budget) }]
      : []),
  ];
  return <ClientTerms items={rows} variant="rows" title={ownDays.name} />;
}

/** Renders what the figures leave out as text, never as zero: free items, additional costs, items without a price. */
function ExcludedCosts({ budgets, words: { budget } }: { budgets: readonly Budget[]; words: PlannerWords }) {
  const textsOf = <Id extends string>(
    idsOf: (one: Budget) => readonly Id[],
    texts: Readonly<Record<Id, string>>,
  ) => [...new Set(budgets.flatMap(idsOf).map((id) => texts[id]))];
  return (
    <>
      <ClientPoints items={textsOf(({ notInvoiced }) => notInvoiced, budget.noBill)} />
      <ClientPoints
        items={textsOf(({ extraFigures }) => extraFigures, budget.extraFigures)}
        title={budget.extraTitle}
      />
      <ClientPoints items={textsOf(({ open }) => open, budget.opens)} title={budget.open} />
    </>
  );
}
