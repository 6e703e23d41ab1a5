import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/Heading';
import type { Alternative } from '@/lib/planner/engine/alternatives';
import type { OpenQuestion } from '@/lib/planner/engine/open-questions';
import type { Answers, Plan } from '@/lib/planner/engine/types';
import { answersText, sentenceOf } from '@/lib/planner/words/sentence';
import type { PlannerWords } from '@/lib/planner/words/words';
import { PlanPanel } from '../PlanPanel';
import { PlanAlternatives } from './PlanAlternatives';
import { PlanFacts } from './PlanFacts';
import { Unbroken } from './Unbroken';

interface PlanSummaryProps {
  plan: Plan;
  answers: Answers;
  alternatives: readonly Alternative[];
  words: PlannerWords;
  /** Shown above the sentence, for example what a link contained that is unknown. */
  notice?: ReactNode;
  /** Questions that can still change the plan. */
  open: readonly OpenQuestion[];
  /** The same as a list that leads to them. */
  questions?: ReactNode;
  /** Leads back to the answers, where they are far above. */
  change: ReactNode;
  /** The picture and the tools, where they stand in the panel. */
  picture: ReactNode;
  tools: ReactNode;
  /** What only the printed sheet shows. */
  paper: ReactNode;
}

/** The plan at a glance: sentence, facts, picture and tools where they stand beside or below it; on paper it is the whole plan. */
export function PlanSummary({
  plan,
  answers,
  alternatives,
  words,
  notice,
  open,
  questions,
  change,
  picture,
  tools,
  paper,
}: PlanSummaryProps) {
  const { copy, messages, rules } = words;
  const said = sentenceOf(plan, words, open.length);
  const laidOut = plan.items.length + plan.held.length + plan.ask.length > 0;
  return (
    <PlanPanel id="plan" labelledBy="plan-title">
      {change}
      {notice}
      <Heading className="xl:text-sub xl:before:hidden" id="plan-title" level={2} size="sub">
        <Unbroken text={said} />
      </Heading>
      <p className="mt-2 hidden print:block">
        {copy.answers}: {answersText(answers, words)}
      </p>
      {plan.message === 'energetics' && (
        <p className="mt-4 max-w-measure">
          {plan.items.length > 0 ? messages.energetics : messages.energetics.slice(said.length)}{' '}
          <a className="font-bold underline underline-offset-link print:hidden" href={copy.write.path}>
            {copy.write.label}
          </a>
        </p>
      )}
      {plan.held.length > 0 && plan.items.length === 0 && (
        <p className="mt-4 max-w-measure xl:mt-3">{copy.allHeldNote}</p>
      )}
      {questions}
      {laidOut && <PlanFacts plan={plan} words={words} />}
      <PlanAlternatives alternatives={alternatives} words={words} />
      {picture}
      {plan.notes
        .filter((id) => words.prominent.includes(id))
        .map((id) => (
          <p className="mt-4 max-w-measure border-fg border-l-6 pl-4 text-small print:hidden" key={id}>
            {rules[id]}
          </p>
        ))}
      {plan.items.length > 0 && (
        <p className="mt-6 max-w-measure text-small text-muted print:hidden">{copy.readiness}</p>
      )}
      {tools}
      {paper}
    </PlanPanel>
  );
}
