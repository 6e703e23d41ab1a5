import {
  askOffice,
  type Certainty,
  certaintyLabels,
  defaultOffice,
  type LabeledCertainty,
} from '@/content/certainty';
import type { Text } from '@/content/text';
import { fill } from '../text/fill';

/** Returns whether a statement of this certainty gets a label. */
export const hasCertaintyLabel = (certainty: Certainty): certainty is LabeledCertainty =>
  Object.hasOwn(certaintyLabels, certainty);

/** Parses the certainty in a placeholder; throws unless it has a label. */
export function parseLabeledCertainty(name: string): LabeledCertainty {
  if (!hasCertaintyLabel(name as Certainty)) throw new Error(`"${name}" is not a certainty with a label`);
  return name as LabeledCertainty;
}

/** Returns a statement with the placeholder of its certainty at the end, if it has a label. */
export const withCertainty = (text: Text, certainty: Certainty): Text =>
  hasCertaintyLabel(certainty) ? `${text} {sure:${certainty}}` : text;

/** Returns the label of a certainty; undefined for statements read at the source and for questions. */
export const certaintyLabel = (certainty: Certainty): string | undefined =>
  hasCertaintyLabel(certainty) ? certaintyLabels[certainty] : undefined;

/** Returns whom to ask, for example "Ask BAAINBw", for print next to a question. */
export const askOfficeText = (office: string = defaultOffice): string => fill(askOffice, { office });
