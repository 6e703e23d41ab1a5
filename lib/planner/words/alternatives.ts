import { fill } from '../../text/fill';
import type { Alternative } from '../engine/alternatives';
import { longMonth } from '../engine/calendar-months';
import { monthsText, numberInWords } from './figures';
import type { PlannerWords } from './words';

/** Returns the title of the list, for example "Two ways to make it fit". */
export const alternativesTitle = (n: number, words: PlannerWords): string =>
  fill(n === 1 ? words.copy.alternatives.title.one : words.copy.alternatives.title.many, {
    n: numberInWords(words, n),
  });

/** Returns the title and the sentence for an alternative to a missed deadline. */
export function alternativeText(
  alternative: Alternative,
  { copy: { alternatives }, certifications, buyers, answers }: PlannerWords,
): { title: string; text: string } {
  const nameOf = (slug: string) => certifications[slug]?.name ?? '';
  switch (alternative.kind) {
    case 'move': {
      const [from, to] = alternative.months;
      return {
        title: alternatives.move,
        text: fill(alternatives.moveText, { from: longMonth(from), to: longMonth(to) }),
      };
    }
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
