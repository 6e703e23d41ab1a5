import {
  askOffice,
  type Certainty,
  certaintyLabels,
  defaultOffice,
  type LabeledCertainty,
} from '@/content/certainty';
import { fill } from '../text/fill';

/** Whether a word stands after a statement of this certainty. */
export const hasCertaintyLabel = (certainty: Certainty): certainty is LabeledCertainty =>
  Object.hasOwn(certaintyLabels, certainty);

/** The certainty that a text's placeholder names; throws unless it has a word. */
export function parseLabeledCertainty(name: string): LabeledCertainty {
  if (!hasCertaintyLabel(name as Certainty)) throw new Error(`"${name}" is no certainty with a word`);
  return name as LabeledCertainty;
}

/** The word after a statement of this certainty; none after what was read at its source, or after a question. */
export const certaintyLabel = (certainty: Certainty): string | undefined =>
  hasCertaintyLabel(certainty) ? certaintyLabels[certainty] : undefined;

/** "Ask BAAINBw", beside a question. */
export const askOfficeText = (office: string = defaultOffice): string => fill(askOffice, { office });
