import { longMonth } from '@/lib/planner/engine/calendar-months';
import type { Way } from '@/lib/planner/engine/ways';
import { monthsText } from '@/lib/planner/words/describe';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

/** Title and sentence of one way. */
function said(way: Way, { copy: { ways }, certifications, buyers, answers }: PlannerWords) {
  const nameOf = (slug: string) => certifications[slug]?.name ?? '';
  switch (way.kind) {
    case 'move':
      return {
        title: ways.move,
        text: fill(ways.moveText, { from: longMonth(way.months[0]), to: longMonth(way.months[1]) }),
      };
    case 'without':
      return {
        title: ways.less,
        text: fill(ways.without, {
          name: buyers[way.code]?.name ?? answers.products[way.code] ?? '',
          months: monthsText(way.months),
          month: longMonth(way.done),
        }),
      };
    case 'part':
      return {
        title: ways.less,
        text: fill(ways.part, { names: way.certifications.map(nameOf).join(', ') }),
      };
    case 'bring':
      return {
        title: ways.bring,
        text: fill(ways.bringText, { name: nameOf(way.certification), month: longMonth(way.done) }),
      };
  }
}

/** Changes that would meet a missed deadline: each computed, none if there are none. */
export function PlanWays({ ways, words }: { ways: readonly Way[]; words: PlannerWords }) {
  if (ways.length === 0) return null;
  const { title } = words.copy.ways;
  return (
    <div className="mt-7 print:hidden">
      <h3 className="pb-2.5 text-h4">
        {fill(ways.length === 1 ? title.one : title.many, { n: words.copy.numbers[ways.length] ?? '' })}
      </h3>
      <dl className="grid gap-x-8 border-fg border-t-2 md:auto-cols-fr md:grid-flow-col">
        {ways.map((way) => {
          const { title: name, text } = said(way, words);
          return (
            <div className="border-rule py-3 max-md:border-b" key={way.kind}>
              <dt className="font-bold">{name}</dt>
              <dd className="mt-1 text-small">{text}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
