import { type QuestionField, questionFields } from '@/content/planner/codes';
import { visibleQuestions } from '../engine/answers';
import type { Answers, Month } from '../engine/types';

/** Version of the questions in a link. */
export const version = '2';

/** Link value for "no existing certificates"; a missing question is open. */
export const noCertificates = 'none';

/** Answers to write into a link; the deadline can be a number of months from the start, so that the link never expires. */
type WrittenAnswers = Partial<Omit<Answers, 'deadline'>> & { deadline?: Month | number | null };

/** Key of each question in a link, in the order of the link. */
export const linkKeys: Record<QuestionField, string> = {
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
const order = Object.keys(linkKeys) as QuestionField[];

/**
 * Returns answers as a URL fragment with named keys, in a fixed order, with a version. Writes only the questions in
 * `answered`, and the start and deadline if set. The status of an existing certificate follows a colon.
 */
export function toFragment(
  answers: WrittenAnswers,
  answered: readonly QuestionField[] = questionFields,
): string {
  const visible = visibleQuestions({ products: answers.products ?? [] });
  const write = (field: QuestionField): string => {
    const value = answers[field];
    if (value === undefined || !answered.includes(field) || !visible.includes(field)) return '';
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return value.join('.');
    const held = Object.entries(value).map(([slug, state]) => `${slug}:${state}`);
    return held.sort().join('.') || noCertificates;
  };
  return [
    ['v', version],
    ...order.map((field) => [linkKeys[field], write(field)]),
    ['start', answers.start ?? ''],
    ['deadline', answers.deadline ?? ''],
  ]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
