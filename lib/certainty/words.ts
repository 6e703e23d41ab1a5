import { askOffice, type Certainty, certaintyWords, issuer, type Worded } from '@/content/certainty';
import { fill } from '../text/fill';

/** Whether a word stands after a statement of this certainty. */
export const isWorded = (certainty: Certainty): certainty is Worded =>
  Object.hasOwn(certaintyWords, certainty);

/** The certainty that a text's placeholder names; throws unless it has a word. */
export function worded(name: string): Worded {
  if (!isWorded(name as Certainty)) throw new Error(`"${name}" is no certainty with a word`);
  return name as Worded;
}

/** The word after a statement of this certainty; none after what was read at its source, or after a question. */
export const certaintyWord = (certainty: Certainty): string | undefined =>
  isWorded(certainty) ? certaintyWords[certainty] : undefined;

/** "Ask BAAINBw", beside a question. */
export const askWords = (office: string = issuer): string => fill(askOffice, { office });
