import type { Alternative } from '@/lib/planner/engine/alternatives';
import { longMonth } from '@/lib/planner/engine/calendar-months';
import { monthsText } from '@/lib/planner/words/figures';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

/** Title and sentence of one alternative. */
function said(
  alternative: Alternative,
  { copy: { alternatives }, certifications, buyers, answers }: PlannerWords,
) {
  const nameOf = (slug: string) => certifications[slug]?.name ?? '';
  switch (alternative.kind) {
    case 'move':
      return {
        title: alternatives.move,
        text: fill(alternatives.moveText, {
          from: longMonth(alternative.months[0]),
          to: longMonth(alternative.months[1]),
        }),
      };
    case 'without':
      return {
        title: alternatives.less,
        text: fill(alternatives.without, {
          name: buyers[alternative.code]?.name ?? answers.products[alternative.code] ?? '',
          months: monthsText(alternative.months),
          month: longMonth(alternative.done),
        }),
      };
    case 'part':
      return {
        title: alternatives.less,
        text: fill(alternatives.part, { names: alternative.certifications.map(nameOf).join(', ') }),
      };
    case 'bring':
      return {
        title: alternatives.bring,
        text: fill(alternatives.bringText, {
          name: nameOf(alternative.certification),
          month: longMonth(alternative.done),
        }),
      };
  }
}

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
          const { title: name, text } = said(alternative, words);
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
