import { contacts } from '@/content/addresses/contacts';
import { type LetterId, lettersBySubject } from '@/content/letters';
import { blanks } from '@/content/letters/blanks';
import type { LetterRecord } from '@/content/letters/types';
import { articles } from '@/content/page-copy/letters';
import { type LetterPart, type LetterUse, letterToCopy, splitLetter, versionFor } from './text';

export { type LetterUse, letterBody, letterMail, letterToCopy } from './text';

/** Returns the letter with this id. */
export const letterById = (id: LetterId): LetterRecord =>
  Object.values(lettersBySubject)
    .flat()
    .find((letter) => letter.id === id) as LetterRecord;

type Recipient = Pick<LetterRecord, 'article' | 'to'>;

/** Returns the recipient of a letter as a label. */
export const recipientOf = ({ article, to }: Recipient): string =>
  article ? `${articles[article]} ${to}` : to;

/** Returns the recipient of a letter within a sentence. */
export const recipientInSentence = ({ article, to }: Recipient): string =>
  article ? `${article} ${to}` : to;

/** Returns the text to copy of each version of a letter by its language, the first version first. */
export const letterTexts = ({ versions }: LetterRecord): Record<string, string> =>
  Object.fromEntries(versions.map((version) => [version.lang, letterToCopy(version)]));

/** Returns the confirmed mailbox of the office that a letter is addressed to. */
export const mailboxOf = ({ contact }: LetterRecord): string | undefined =>
  contact && contacts[contact].mailbox?.text;

/** Splits a text at its blanks. Throws for a blank without an explanation. */
export function letterParts(text: string): LetterPart[] {
  const parts = splitLetter(text);
  const unknown = parts.find(({ blank }) => blank && !(blank in blanks));
  if (unknown) throw new Error(`letterParts: no blank "${unknown.blank}" in "${text}"`);
  return parts;
}

/** Returns the blanks of the English version in text order, without duplicates. */
export function blanksOf(
  { versions: [english] }: LetterRecord,
  use?: LetterUse,
): { words: string; fill: string }[] {
  const { subject = '', opening = '', questions, closing = '' } = versionFor(english, use);
  const found = new Map<string, string>();
  for (const text of [subject, opening, ...questions.map((question) => question.text), closing])
    for (const part of letterParts(text))
      if (part.blank && !found.has(part.text)) found.set(part.text, blanks[part.blank]);
  return [...found].map(([words, fill]) => ({ words, fill }));
}
