import { NoBreak } from '@/components/sections/planner/NoBreak';
import { ExcludedLists, PlanRows, PrintLists } from '@/components/sections/planner/PlanRows';
import { PlanTimeline } from '@/components/sections/planner/PlanTimeline';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { planTotals, totalsText } from '@/lib/budget/totals';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { toIcs } from '@/lib/planner/link/ics';
import { alternativesTitle, alternativeText } from '@/lib/planner/words/alternatives';
import type { QuestionName } from '@/lib/planner/words/questions';
import { answersText } from '@/lib/planner/words/sentence';
import { noteText } from '@/lib/planner/words/verdicts';
import { fill } from '@/lib/text/fill';
import { ClientTerms } from './client-blocks';
import { PlanAside } from './PlanAside';
import { budgetsOf, PlanBudget } from './PlanBudget';
import { PlanChanges } from './PlanChanges';
import { PlanFacts } from './PlanFacts';
import { PlanFirst } from './PlanFirst';
import { PlanOrder } from './PlanOrder';
import { PlanTools } from './PlanTools';
import type { PlannerFile, PlanResult } from './plan-result';

interface PlanViewProps {
  file: PlannerFile;
  result: PlanResult;
  /** Opens a question and focuses its first option. */
  goTo: (field: QuestionName) => void;
  restart: () => void;
}

/** Renders the plan in one column, from the summary to the tools; in print only the summary, which fills one page. */
export function PlanView({ file, result, goTo, restart }: PlanViewProps) {
  const { words, data } = file;
  const { plan, answers, fragment } = result;
  const { items, held, ask, notNeeded } = plan;
  const address = location.origin + location.pathname + fragment;
  const hasCertifications = items.length + held.length + ask.length > 0;
  return (
    <>
      <Summary address={address} file={file} result={result} />
      <div className="print:hidden">
        <PlanFirst result={result} words={words} />
        {hasCertifications && <PlanOrder data={data} plan={plan} words={words} />}
        {hasCertifications && <PlanChanges goTo={goTo} result={result} words={words} />}
        {hasCertifications && <PlanBudget file={file} result={result} />}
        {(hasCertifications || notNeeded.length > 0) && <PlanAside result={result} words={words} />}
        <PlanTools
          address={address}
          ics={items.length > 0 ? () => toIcs(plan, answers, words, address, new Date()) : undefined}
          onRestart={restart}
          words={words.copy}
        />
      </div>
    </>
  );
}

/** Renders title, facts and picture; in print also the answers, the totals and the plan as rows. */
function Summary({ file, result, address }: Pick<PlanViewProps, 'file' | 'result'> & { address: string }) {
  const { words, data } = file;
  const { plan, answers, answered, open, notice, title, alternatives } = result;
  const { copy, messages } = words;
  const hasCertifications = plan.items.length + plan.held.length + plan.ask.length > 0;
  const totals = totalsText(planTotals(plan.total.usd, budgetsOf(result, file)), copy.totals);
  return (
    <div id="plan">
      <SectionFrame pad="blocks" theme="ink" id="plan-title" title={<NoBreak text={title} />}>
        {notice && <p className="max-w-measure border-fg border-l-6 py-1 pl-6 print:hidden">{notice}</p>}
        <p className="plan-paper hidden print:block">
          {`${copy.answers}: ${answersText(answers, answered, words)}`}
        </p>
        {plan.message === 'energetics' && (
          <p className="max-w-measure">
            <span>
              {plan.items.length > 0 && `${messages.energetics.title} `}
              {messages.energetics.text}
            </span>{' '}
            <a className="word-link print:hidden" href={copy.write.path}>
              {copy.write.label}
            </a>
          </p>
        )}
        {plan.held.length > 0 && plan.items.length === 0 && (
          <p className="max-w-measure">{copy.allHeldNote}</p>
        )}
        {plan.notes
          .filter((id) => words.prominent.includes(id))
          .map((id) => (
            <p className="max-w-measure border-fg border-l-6 py-1 pl-6 print:max-w-none print:py-0" key={id}>
              <span>{noteText(id, answers, words)}</span>{' '}
              {id === words.roles['parts-check'] && (
                <a className="word-link print:hidden" href={words.buyers.US?.path}>
                  {copy.partsCheck}
                </a>
              )}
            </p>
          ))}
        {hasCertifications && <PlanFacts plan={plan} words={words} />}
        {alternatives.length > 0 && (
          <div className="print:hidden">
            <ClientTerms
              items={alternatives.map((alternative) => {
                const { title: name, text } = alternativeText(alternative, words);
                return { name, text };
              })}
              variant="ruled"
              title={alternativesTitle(alternatives.length, words)}
            />
          </div>
        )}
        <PlanTimeline data={data} open={open} plan={plan} words={words} />
        <div className="plan-paper hidden print:block">
          <p>
            <NoBreak text={totals} />
          </p>
          <PlanRows plan={plan} words={words} />
          <ExcludedLists plan={plan} words={words} />
          <PrintLists plan={plan} words={words} />
          <p>
            <span>
              {`${copy.cost.out}: ${copy.outside.join('; ')}. ${fill(copy.print, { date: longMonth(plan.start) })}`}
            </span>{' '}
            <span translate="no">{address}</span>
          </p>
        </div>
      </SectionFrame>
    </div>
  );
}
