import { fill } from '../../text/fill';
import { longMonth } from '../engine/calendar-months';
import type { Answers, Plan } from '../engine/types';
import { monthsText, spelled, usdText } from './figures';
import type { PlannerWords } from './words';

/** The plan in one sentence: heading, announcement and title of the printed page; `open` questions can still change it. */
export function sentenceOf(plan: Plan, words: PlannerWords, open = 0): string {
  const sentence = wholeSentence(plan, words, open > 0);
  const { one, many } = words.copy.partial;
  return open === 0 ? sentence : `${sentence} ${fill(open === 1 ? one : many, { n: spelled(words, open) })}`;
}

function wholeSentence(plan: Plan, words: PlannerWords, partial: boolean): string {
  const { copy, messages } = words;
  if (plan.message === 'incomplete' || plan.message === 'dates') return messages[plan.message];
  const { items, held, gates, total } = plan;
  if (items.length === 0 && plan.message === 'energetics')
    return messages.energetics.split('. ')[0]?.concat('.') ?? '';
  if (items.length === 0) return held.length > 0 ? copy.allHeld : copy.nothing;
  const certifications = fill(items.length === 1 ? copy.certifications.one : copy.certifications.many, {
    n: spelled(words, items.length),
  });
  if (partial)
    return fill(copy.partial.sentence, {
      certifications: certifications.charAt(0).toLowerCase() + certifications.slice(1),
      months: monthsText(total.months),
      usd: usdText(total.usd),
    });
  return fill(copy.sentence, {
    certifications,
    months: monthsText(total.months),
    usd: usdText(total.usd),
    gates:
      gates.length === 0
        ? copy.gates.none
        : fill(gates.length === 1 ? copy.gates.one : copy.gates.many, {
            n: spelled(words, gates.length).toLowerCase(),
          }),
  });
}

/** The plan in two short lines: certifications with months, and the cost; what is not planned is said instead. */
export function peekOf(plan: Plan, words: PlannerWords): readonly [string, string] {
  const { items, total } = plan;
  const { certifications, phone } = words.copy;
  if (items.length === 0) return [sentenceOf(plan, words), ''];
  const { one, many } = certifications;
  return [
    fill(phone.peek, {
      certifications: items.length === 1 ? one : fill(many, { n: items.length }),
      months: monthsText(total.months),
    }),
    usdText(total.usd),
  ];
}

/** The answers as one line, for paper. */
export function answersText(
  answers: Answers,
  { answers: labels, buyers, certifications, copy }: PlannerWords,
): string {
  const held = Object.keys(answers.held).map((slug) => certifications[slug]?.name);
  return [
    answers.buyers.map((code) => buyers[code]?.name).join(', '),
    answers.products.map((code) => labels.products[code]).join(', '),
    answers.data.map((code) => labels.data[code]).join(', '),
    labels.homeCountry[answers.homeCountry],
    labels.size[answers.size],
    ...(held.length > 0 ? [`${copy.verdicts.held}: ${held.join(', ')}`] : []),
    longMonth(answers.start),
  ].join('; ');
}
