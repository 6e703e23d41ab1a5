import type { BlankId } from '@/content/letters/blanks';
import type { LetterVersion, Question } from '@/content/letters/types';
import { splitMarkup } from '../text/markup';

/** A part of a letter: text, or a blank with the text in its brackets. */
export type LetterPart = { text: string; blank?: BlankId };
/** Replacements for blanks, by blank id. */
export type BlankFills = Readonly<Record<string, string>>;

/** Which part of a letter a plan or a page uses: all of it, a single question, or the form for civil buyers. */
export interface LetterUse {
  /** Number of the single question, from 1. */
  question?: number;
  /** Omits questions that are only for military buyers. */
  civil?: boolean;
}

/** Splits a text at its blanks and replaces those with a known value. */
export const splitLetter = (text: string, fills: BlankFills = {}): LetterPart[] =>
  splitMarkup(text).map((part) => {
    if (typeof part === 'string') return { text: part };
    if (!('target' in part)) throw new Error(`a letter has no placeholders: "${text}"`);
    const blank = part.target.replace(/^blank:/, '') as BlankId;
    return { text: fills[blank] ?? `[${part.label}]`, blank };
  });

/** Returns a text with its blanks in brackets or filled in. */
export const clientLetterCopy = (text: string, fills?: BlankFills) =>
  splitLetter(text, fills)
    .map(({ text: words }) => words)
    .join('');

/** Returns the version for a use, with its questions; a single question can have a different subject and text. */
export function versionFor(
  version: LetterVersion,
  { question, civil }: LetterUse = {},
): LetterVersion & { questions: readonly Question[] } {
  const { questions = [] } = version;
  const [single] = question ? questions.slice(question - 1, question) : [];
  if (single)
    return {
      ...version,
      ...single.alone,
      questions: single.alone ? [{ text: single.alone.text }] : [single],
    };
  return { ...version, questions: questions.filter(({ aqap }) => !(civil && aqap)) };
}

/** Returns the body of the letter as plain text: paragraphs separated by empty lines, questions numbered. */
export function letterBody(version: LetterVersion, use: LetterUse = {}, fills?: BlankFills): string {
  const { opening, questions, closing } = versionFor(version, use);
  const texts = questions.map(({ text }) => clientLetterCopy(text, fills));
  const numbered = texts.length > 1 ? texts.map((text, index) => `(${index + 1}) ${text}`) : texts;
  return [
    opening && clientLetterCopy(opening, fills),
    numbered.join('\n'),
    closing && clientLetterCopy(closing, fills),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const subjectOf = (version: LetterVersion, use?: LetterUse, fills?: BlankFills) => {
  const { subject } = versionFor(version, use);
  return subject && clientLetterCopy(subject, fills);
};

/** Returns the text that “Copy letter” copies: subject, empty line, body; only the body without a subject. */
export const letterToCopy = (version: LetterVersion, use?: LetterUse, fills?: BlankFills): string =>
  [subjectOf(version, use, fills), letterBody(version, use, fills)].filter(Boolean).join('\n\n');

/** Returns a mailto URL with subject and body, addressed to the mailbox if given; undefined for a version without a subject, which is not a mail. */
export function letterMail(
  version: LetterVersion,
  use?: LetterUse,
  fills?: BlankFills,
  mailbox = '',
): string | undefined {
  const subject = subjectOf(version, use, fills);
  const body = letterBody(version, use, fills).replaceAll('\n', '\r\n');
  return (
    subject && `mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
  );
}
