import { type QuestionField, questionFields } from '@/content/planner/codes';
import { openAnswers, readAnswers } from '../engine/answers';
import type { Answers, Month } from '../engine/types';

/** Version of the rules a link was made for; a link of another one is read by today's rules, with a notice. */
export const fragmentVersion = '1';

/** Says in a link that nothing is held; a question that a link leaves out is open. */
const nothingHeld = 'none';

/**
 * Answers as a URL fragment: named, in a fixed order, versioned. `usParts` is `us`, held states follow a colon. Of the
 * questions only those are written that are `answered`; the two months always.
 */
export function toFragment(
  answers: Partial<Answers>,
  answered: readonly QuestionField[] = questionFields,
): string {
  const held = Object.entries(answers.held ?? {})
    .map(([slug, state]) => `${slug}:${state}`)
    .sort();
  const written: Record<QuestionField, string | undefined> = {
    buyers: answers.buyers?.join('.'),
    products: answers.products?.join('.'),
    data: answers.data?.join('.'),
    usParts: answers.usParts,
    held: answers.held && (held.join('.') || nothingHeld),
    homeCountry: answers.homeCountry,
    size: answers.size,
  };
  const part = (field: QuestionField) => (answered.includes(field) ? (written[field] ?? '') : '');
  const parts: [string, string][] = [
    ['v', fragmentVersion],
    ['buyers', part('buyers')],
    ['products', part('products')],
    ['data', part('data')],
    ['us', part('usParts')],
    ['held', part('held')],
    ['seat', part('homeCountry')],
    ['size', part('size')],
    ['start', answers.start ?? ''],
    ['deadline', answers.deadline ?? ''],
  ];
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** A decoded piece of a link; a broken escape stays as it is and is then unknown. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/** Reads one answer; null where the planner does not know it. */
function accepted(field: string, value: unknown, start: Month): Partial<Answers> | null {
  try {
    const answers = readAnswers({ [field]: value }, start);
    return { [field]: answers[field as keyof Answers] };
  } catch {
    return null;
  }
}

/**
 * Answers of a fragment, the questions it answers, and the parts the planner does not know; anything it does not
 * mention is left open.
 */
export function fromFragment(
  fragment: string,
  start: Month,
): { answers: Answers; given: QuestionField[]; unknown: string[] } {
  const given: QuestionField[] = [];
  let answers = openAnswers(start);
  const unknown: string[] = [];
  for (const part of fragment.split('&').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=').map(decoded);
    if (name === 'v') {
      if (value !== fragmentVersion) unknown.push(part);
      continue;
    }
    const codes = value.split('.').filter(Boolean);
    if (name === 'buyers' || name === 'products' || name === 'data') {
      const known = codes.filter((code) => accepted(name, [code], start));
      unknown.push(...codes.filter((code) => !known.includes(code)));
      if (known.length > 0) {
        answers = { ...answers, ...accepted(name, known, start) };
        given.push(name);
      }
    } else if (name === 'held') {
      for (const code of codes) {
        if (code === nothingHeld) {
          given.push('held');
          continue;
        }
        const [slug = '', state] = code.split(':');
        const one = accepted('held', { [slug]: state }, start);
        if (one) {
          answers = { ...answers, held: { ...answers.held, ...one.held } };
          given.push('held');
        } else unknown.push(code);
      }
    } else {
      const field = name === 'us' ? 'usParts' : name === 'seat' ? 'homeCountry' : name;
      const one =
        ['usParts', 'homeCountry', 'size', 'start', 'deadline'].includes(field) &&
        accepted(field, value, start);
      if (one) {
        answers = { ...answers, ...one };
        given.push(...questionFields.filter((question) => question === field));
      } else unknown.push(part);
    }
  }
  return { answers, given: questionFields.filter((field) => given.includes(field)), unknown };
}
