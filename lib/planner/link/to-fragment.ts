import { type QuestionField, questionFields } from '@/content/planner/codes';
import { visibleQuestions } from '../engine/answers';
import type { Answers, Month } from '../engine/types';

/** Version of the questions that a link answers. */
export const version = '2';

/** Says in a link that nothing is held; a question that a link leaves out is open. */
export const nothingHeld = 'none';

/** Answers to write into a link; a deadline may be counted in months from the start, for links that never grow old. */
type WrittenAnswers = Partial<Omit<Answers, 'deadline'>> & { deadline?: Month | number | null };

/** The part of a link that carries an answer, in the order of the parts. */
export const keyOf: Record<QuestionField, string> = {
  buyers: 'buyers',
  products: 'products',
  data: 'data',
  usItem: 'item',
  usPerson: 'person',
  held: 'held',
  homeCountry: 'seat',
  size: 'size',
  weapon: 'weapon',
};
const order = Object.keys(keyOf) as QuestionField[];

/**
 * Answers as a URL fragment: named, in a fixed order, versioned. Of the questions only those are written that are
 * `answered`, of the two months those that were chosen. Held states follow a colon.
 */
export function toFragment(
  answers: WrittenAnswers,
  answered: readonly QuestionField[] = questionFields,
): string {
  const asked = visibleQuestions({ products: answers.products ?? [] });
  const write = (field: QuestionField): string => {
    const value = answers[field];
    if (value === undefined || !answered.includes(field) || !asked.includes(field)) return '';
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.join('.');
    const held = Object.entries(value).map(([slug, state]) => `${slug}:${state}`);
    return held.sort().join('.') || nothingHeld;
  };
  return [
    ['v', version],
    ...order.map((field) => [keyOf[field], write(field)]),
    ['start', answers.start ?? ''],
    ['deadline', answers.deadline ?? ''],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
