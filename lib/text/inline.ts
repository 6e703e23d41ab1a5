import type { LabeledCertainty } from '@/content/certainty';
import type { OutgoingTarget } from '../addresses/addresses';

/** Words in another language than the text. */
export interface ForeignText {
  kind: 'foreign';
  text: string;
  lang: string;
}

/** A part of a label. */
export type LabelPart = string | ForeignText;

/** A part of a Text as data, which the browser can print without the records behind its placeholders. */
export type InlinePart =
  | LabelPart
  | { kind: 'date'; text: string }
  | { kind: 'certainty'; text: string; certainty: LabeledCertainty }
  | { kind: 'mailbox'; text: string; href: string }
  /** A link to a page or to an entry of the glossary; `lang` is set if its label is in another language than the text. */
  | { kind: 'link' | 'term'; text: string; href: string; lang?: string }
  | ({ kind: 'address'; label: readonly LabelPart[] } & OutgoingTarget);

/** Returns a part as plain text. */
export const inlineText = (part: InlinePart): string => {
  if (typeof part === 'string') return part;
  return part.kind === 'address' ? part.label.map(inlineText).join('') : part.text;
};
