import { NoBreak } from '@/components/sections/planner/NoBreak';
import { Disclosure } from '@/components/ui/Disclosure';
import { SectionFrame } from '@/components/ui/SectionFrame';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import type { Plan } from '@/lib/planner/engine/types';
import { progressText } from '@/lib/planner/words/deadlines';
import { addsText, stageText } from '@/lib/planner/words/figures';
import type { QuestionName } from '@/lib/planner/words/questions';
import { earText, effectsOf } from '@/lib/planner/words/verdicts';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { ClientPoints, ClientTerms } from './client-blocks';
import type { PlanResult } from './plan-result';

interface PlanChangesProps {
  result: PlanResult;
  words: PlannerWords;
  /** Opens a question and focuses its first option. */
  goTo: (field: QuestionName) => void;
}

/** Renders what could change the plan: open questions, questions for the buyer, the deadline, dates of legal changes. */
export function PlanChanges({ result: { plan, open, answers }, words, goTo }: PlanChangesProps) {
  const { copy, certifications, rules, questions, buyers } = words;
  const restrictedMarkings = plan.ask.some(({ rules: ids }) =>
    ids.includes(words.roles['lowest-marking'] ?? ''),
  )
    ? answers.buyers.flatMap((code) => {
        const buyer = buyers[code];
        return buyer?.restricted ? [`${buyer.name}: ${buyer.restricted}`] : [];
      })
    : [];
  const toAsk = [
    ...plan.ask.map((one) => ({
      name: certifications[one.certification]?.name,
      text: `${rules[one.rules[0] ?? '']} ${addsText(one, words)}`,
      note: stageText(one.stage, words),
    })),
    ...(plan.ear ? [{ name: copy.bid.ear, text: earText(plan, words) }] : []),
  ];
  return (
    <SectionFrame pad="blocks" size="sub" id="changes" title={copy.changes.title}>
      <ClientTerms
        items={open.map((question) => ({
          name: (
            <button className="word-link" onClick={() => goTo(question.field)} type="button">
              <span>{copy.phone.names[question.field]}</span>
              <span className="sr-only">{`: ${words.questionNames[question.field]}`}</span>
            </button>
          ),
          text: effectsOf(question, words),
        }))}
        variant="bold"
      />
      <div>
        {toAsk.length > 0 && (
          <Disclosure
            answer={<NoBreak text={toAsk.map(({ name }) => name).join(', ')} />}
            name={copy.before.ask}
          >
            <ClientTerms items={toAsk} variant="ruled" />
            <ClientPoints items={plan.questions.map((id) => questions[id])} title={copy.changes.questions} />
            <ClientPoints items={restrictedMarkings} title={copy.restricted} />
          </Disclosure>
        )}
        <ByDeadline plan={plan} words={words} />
        {plan.dates.length > 0 && (
          <Disclosure
            answer={
              <NoBreak
                text={plan.dates.map((id) => `${words.dates[id]?.label}, ${words.dates[id]?.day}`).join('; ')}
              />
            }
            name={copy.dates}
          >
            <ClientTerms
              items={plan.dates.map((id) => ({
                name: words.dates[id]?.day,
                text: (
                  <>
                    <a className="word-link" href={words.dates[id]?.path}>
                      {words.dates[id]?.label}
                    </a>
                    <span>{`: ${words.dates[id]?.text}`}</span>
                  </>
                ),
              }))}
              variant="ruled"
            />
          </Disclosure>
        )}
      </div>
    </SectionFrame>
  );
}

/** Renders the progress at a deadline that is not always met, and the latest start that would meet it. */
function ByDeadline({ plan: { deadline, items }, words }: { plan: Plan; words: PlannerWords }) {
  if (!deadline || deadline.fit === 'deadline-fits') return null;
  const { by, latestStart } = words.copy;
  const [short, long] = deadline.latestStart.map(longMonth);
  return (
    <Disclosure
      answer={<NoBreak text={fill(latestStart, { short: short ?? '', long: long ?? '' })} />}
      name={by.title}
    >
      {deadline.fit === 'deadline-missed' && <p>{words.rules[deadline.rule]}</p>}
      <ClientTerms
        items={(['short', 'long'] as const).map((run) => ({
          name: by[run],
          text: deadline.by[run].map((progress) => (
            <p key={progress.certification}>{progressText(progress, items, words)}</p>
          )),
        }))}
        variant="ruled"
      />
    </Disclosure>
  );
}
