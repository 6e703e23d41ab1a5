import { PlanRows } from '@/components/sections/planner/PlanRows';
import { PlanStops } from '@/components/sections/planner/PlanStops';
import { PlanLines } from '@/components/sections/planner/words/PlanLines';
import { RichText } from '@/components/ui/RichText';
import { examplesCopy } from '@/content/page-copy/planner';
import { examples } from '@/content/planner/examples';
import { messages } from '@/content/planner/messages';
import { plannerData } from '@/lib/planner/engine/data';
import { plan } from '@/lib/planner/engine/plan';
import { exampleFragment } from '@/lib/planner/link/example-link';
import { drawPlan } from '@/lib/planner/picture/picture';
import { deadlineVerdict, sentenceOf } from '@/lib/planner/words/describe';
import { plannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

/** Thirteen companies, each with drawing and words, each with a link that opens it in the planner. */
export function Examples() {
  return (
    <div className="border-fg md:border-t-2">
      {examples.map(({ id, title, text, answers }) => {
        const result = plan(answers);
        return (
          <details className="worked border-rule border-b" id={id} key={id}>
            <summary className="cursor-pointer py-5">
              <h3 className="inline text-h3">{title}</h3>
              <span className="mt-1.5 block max-w-measure text-small">{text}</span>
              <span className="mt-2 block max-w-40em font-bold">
                <RichText
                  terms={false}
                  text={
                    result.message === 'energetics'
                      ? plainText(messages.energetics)
                      : sentenceOf(result, plannerWords)
                  }
                />
              </span>
            </summary>
            {result.deadline && (
              <p className="mt-1 text-small">
                {plannerWords.copy.picture.deadline}: {deadlineVerdict(result, plannerWords)?.verdict}
              </p>
            )}
            <div className="grid gap-x-14 gap-y-8 pb-6 lg:grid-cols-[300px_1fr] print:grid-cols-[220px_1fr]">
              {result.items.length === 0 ? (
                <div className="lg:col-span-2">
                  <PlanStops plan={result} words={plannerWords} />
                </div>
              ) : (
                <PlanRows
                  drawing={drawPlan(plannerData, result, plannerWords)}
                  plan={result}
                  words={plannerWords}
                />
              )}
              <PlanLines plan={result} words={plannerWords} />
            </div>
            <a
              aria-label={fill(examplesCopy.opensWith, { title })}
              className="mt-5 mb-8 inline-block border-line border-b-2 py-1.5 font-bold no-underline"
              data-script
              href={`#${exampleFragment(answers)}`}
            >
              {examplesCopy.open}
            </a>
          </details>
        );
      })}
    </div>
  );
}
