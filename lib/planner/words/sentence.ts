import type { QuestionField } from '@/content/planner/codes';
import { fill } from '../../text/fill';
import { visibleQuestions } from '../engine/answers';
import { longMonth } from '../engine/calendar-months';
import type { Answers, Plan } from '../engine/types';
import { monthsText, numberInWords, usdText } from './figures';
import type { PlannerWords } from './words';

/** Returns the plan in one sentence: heading, announcement and title of the printed page; `open` is the number of open questions that can change it. */
export function sentenceOf(plan: Plan, words: PlannerWords, open = 0): string {
  const sentence = planSentence(plan, words, open > 0);
  const { one, many } = words.copy.partial;
  return open === 0
    ? sentence
    : `${sentence} ${fill(open === 1 ? one : many, { n: numberInWords(words, open) })}`;
}

function planSentence(plan: Plan, words: PlannerWords, partial: boolean): string {
  const { copy, messages } = words;
  if (plan.message === 'incomplete' || plan.message === 'dates') return messages[plan.message];
  const { items, held, gates, total } = plan;
  if (items.length === 0 && plan.message === 'energetics') return messages.energetics.title;
  if (items.length === 0) return held.length > 0 ? copy.allHeld : copy.nothing;
  const count = partial ? copy.certificationsInSentence : copy.certifications;
  const certifications = fill(items.length === 1 ? count.one : count.many, {
    n: numberInWords(words, items.length, partial ? 'inSentence' : 'atStart'),
  });
  if (partial)
    return fill(copy.partial.sentence, {
      certifications,
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
            n: numberInWords(words, gates.length, 'inSentence'),
          }),
  });
}

/** Returns the answer to one question, or the assumption of the plan, in the texts of the page. */
function answerText(field: QuestionField, answers: Answers, words: PlannerWords): string {
  const { copy, buyers, certifications } = words;
  if (field === 'buyers') return answers.buyers.map((code) => buyers[code]?.name).join(', ');
  if (field === 'held')
    return (
      Object.keys(answers.held)
        .map((slug) => certifications[slug]?.name)
        .join(', ') || copy.phone.none
    );
  const labels: Readonly<Record<string, string>> = words.answers[field];
  return [answers[field]]
    .flat()
    .map((code) => labels[code])
    .join(', ');
}

/** Returns the answers as one line for print: answered and assumed ones. */
export function answersText(
  answers: Answers,
  answered: readonly QuestionField[],
  words: PlannerWords,
): string {
  const { names, assumed } = words.copy.phone;
  return [
    ...visibleQuestions(answers).map((field) =>
      [
        `${names[field]}:`,
        answerText(field, answers, words),
        ...(answered.includes(field) ? [] : [assumed]),
      ].join(' '),
    ),
    `${names.start}: ${longMonth(answers.start)}`,
    ...(answers.deadline ? [`${names.deadline}: ${longMonth(answers.deadline)}`] : []),
  ].join('; ');
}
