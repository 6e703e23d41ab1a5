import type { Alternative } from '@/lib/planner/engine/alternatives';
import { alternativeText } from '@/lib/planner/words/alternatives';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

/** Changes that would meet a missed deadline: each computed, none if there are none. */
export function PlanAlternatives({
  alternatives,
  words,
}: {
  alternatives: readonly Alternative[];
  words: PlannerWords;
}) {
  if (alternatives.length === 0) return null;
  const { title } = words.copy.alternatives;
  return (
    <div className="mt-6 print:hidden">
      <h3 className="pb-2 text-name">
        {fill(alternatives.length === 1 ? title.one : title.many, {
          n: words.copy.numbers[alternatives.length] ?? '',
        })}
      </h3>
      <dl className="grid gap-x-8 border-fg border-t-2 md:auto-cols-fr md:grid-flow-col">
        {alternatives.map((alternative) => {
          const { title: name, text } = alternativeText(alternative, words);
          return (
            <div className="border-rule py-3 max-md:border-b" key={alternative.kind}>
              <dt className="font-bold">{name}</dt>
              <dd className="mt-1 text-small">{text}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
