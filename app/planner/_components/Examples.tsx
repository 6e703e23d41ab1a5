import { PlanRows } from '@/components/sections/planner/PlanRows';
import { PlanLines } from '@/components/sections/planner/words/PlanLines';
import { RichText } from '@/components/ui/RichText';
import { examplesCopy } from '@/content/page-copy/planner';
import { examples } from '@/content/planner/examples';
import { messages } from '@/content/planner/messages';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { plannerData } from '@/lib/planner/engine/data';
import { plan } from '@/lib/planner/engine/plan';
import { exampleFragment } from '@/lib/planner/link/example-link';
import { drawPlan } from '@/lib/planner/picture/draw-plan';
import { deadlineVerdict } from '@/lib/planner/words/deadlines';
import { sentenceOf } from '@/lib/planner/words/sentence';
import { plannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

/** So many have their drawing in the page, for visitors without scripts. */
const drawn = 3;

/** Thirteen companies, each a link that opens its plan above; without scripts each with its words, the first with a drawing. */
export function Examples() {
  return (
    <ul className="gap-x-12 border-fg border-t-2 lg:columns-2 noscript:columns-1">
      {examples.map(({ id, title, text, answers }, index) => {
        const result = plan(answers);
        return (
          <li className="break-inside-avoid border-rule border-b py-4" id={id} key={id}>
            <h3 className="text-name">
              <a
                aria-label={fill(examplesCopy.opensWith, { title })}
                className="underline underline-offset-link"
                data-script
                href={`#${exampleFragment(answers)}`}
              >
                {title}
              </a>
              <span data-noscript="">{title}</span>
            </h3>
            <p className="mt-2 max-w-measure text-small">{text}</p>
            <p className="mt-2 max-w-40em font-bold text-small">
              <RichText
                terms={false}
                text={
                  result.message === 'energetics'
                    ? plainText(messages.energetics)
                    : sentenceOf(result, plannerWords)
                }
              />
            </p>
            {result.deadline && (
              <p className="mt-1 text-small">
                {plannerWords.copy.picture.deadline}: {deadlineVerdict(result, plannerWords)?.verdict}
              </p>
            )}
            <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[350px_1fr]" data-noscript="">
              {index < drawn && (
                <PlanRows
                  drawing={drawPlan(plannerData, result, plannerWords)}
                  plan={result}
                  words={plannerWords}
                />
              )}
              <div>
                <PlanLines plan={result} words={plannerWords} />
                <p className="mt-4 text-small text-muted">
                  {fill(examplesCopy.counted, { start: longMonth(result.start) })}
                </p>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
