import { type LetterId, lettersBySubject } from '@/content/letters';
import { type BlankId, blanks } from '@/content/letters/blanks';
import type { Letter, LetterText, LetterVersion } from '@/content/letters/types';

/** A piece of a letter: words, or a blank with the words that stand in its brackets. */
type LetterPart = { text: string; blank?: BlankId };

const blankMark = /\[([a-z-]+)\|([^\]]+)\]/g;

/** The letter of an id. */
export const letterOf = (id: LetterId): Letter =>
  Object.values(lettersBySubject)
    .flat()
    .find((letter) => letter.id === id) as Letter;

/** Splits a text at its blanks. Throws on a blank that nobody explains. */
export function letterParts(text: LetterText): LetterPart[] {
  const parts: LetterPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: id = '', 2: words = '', index } of text.matchAll(blankMark)) {
    if (!(id in blanks)) throw new Error(`letterParts: no blank "${id}" in "${text}"`);
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: `[${words}]`, blank: id as BlankId });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Text with its blanks in brackets. */
const plain = (text: LetterText) =>
  letterParts(text)
    .map(({ text: words }) => words)
    .join('');

/** What a plan or a page needs of a letter: all of it, one question alone, or the form for civil buyers. */
export interface LetterUse {
  /** Number of the only question that is asked. */
  question?: number;
  /** Leaves out what only a military buyer is asked. */
  civil?: boolean;
}

/** The version with the questions that are asked. */
export const questionsOf = ({ questions = [] }: LetterVersion, { question, civil }: LetterUse = {}) =>
  question ? questions.slice(question - 1, question) : questions.filter(({ aqap }) => !(civil && aqap));

/** Body of the letter as plain text: paragraphs apart by empty lines, questions numbered. */
export function letterBody(version: LetterVersion, use: LetterUse = {}): string {
  const asked = questionsOf(version, use).map(({ text }) => plain(text));
  const numbered = asked.length > 1 ? asked.map((text, index) => `(${index + 1}) ${text}`) : asked;
  return [
    version.opening && plain(version.opening),
    numbered.join('\n'),
    version.closing && plain(version.closing),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What “Copy letter” writes: subject, empty line, text; the text alone where there is no subject. */
export const letterCopy = (version: LetterVersion, use?: LetterUse): string =>
  [version.subject && plain(version.subject), letterBody(version, use)].filter(Boolean).join('\n\n');

/** A mail without an address, subject and text filled in; undefined for a sentence, which is no mail. */
export const letterMail = (version: LetterVersion, use?: LetterUse): string | undefined =>
  version.subject &&
  `mailto:?subject=${encodeURIComponent(plain(version.subject))}&body=${encodeURIComponent(letterBody(version, use).replaceAll('\n', '\r\n'))}`;

/** Blanks of the English version, in the order of the text, each once. */
export function blanksOf(
  { versions: [english] }: Letter,
  use?: LetterUse,
): { words: string; fill: string }[] {
  const { subject = '', opening = '', closing = '' } = english;
  const found = new Map<string, string>();
  for (const text of [subject, opening, ...questionsOf(english, use).map((asked) => asked.text), closing])
    for (const part of letterParts(text))
      if (part.blank && !found.has(part.text)) found.set(part.text, blanks[part.blank]);
  return [...found].map(([words, fill]) => ({ words, fill }));
}
