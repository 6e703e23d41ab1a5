import type { BlankId } from '@/content/letters/blanks';
import type { LetterVersion, LetterVersionText, Question } from '@/content/letters/types';

/** A piece of a letter: words, or a blank with the words that stand in its brackets. */
export type LetterPart = { text: string; blank?: BlankId };
/** What takes the place of a blank, by its id. */
export type BlankFills = Readonly<Record<string, string>>;

/** What a plan or a page needs of a letter: all of it, one question alone, or the form for civil buyers. */
export interface LetterUse {
  /** Number of the only question that is asked. */
  question?: number;
  /** Leaves out what only a military buyer is asked. */
  civil?: boolean;
}

const blankMark = /\[([a-z-]+)\|([^\]]+)\]/g;

/** Splits a text at its blanks; what is known takes their place. */
export function splitLetter(text: LetterVersionText, fills: BlankFills = {}): LetterPart[] {
  const parts: LetterPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: id = '', 2: words = '', index } of text.matchAll(blankMark)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: fills[id] ?? `[${words}]`, blank: id as BlankId });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Text with its blanks in brackets, or filled. */
export const letterWords = (text: LetterVersionText, fills?: BlankFills) =>
  splitLetter(text, fills)
    .map(({ text: words }) => words)
    .join('');

/** The version for its use: with the questions that are asked; a question alone has its own subject and words. */
export function versionFor(
  version: LetterVersion,
  { question, civil }: LetterUse = {},
): LetterVersion & { questions: readonly Question[] } {
  const { questions = [] } = version;
  const [only] = question ? questions.slice(question - 1, question) : [];
  if (only)
    return { ...version, ...only.alone, questions: only.alone ? [{ text: only.alone.text }] : [only] };
  return { ...version, questions: questions.filter(({ aqap }) => !(civil && aqap)) };
}

/** Body of the letter as plain text: paragraphs apart by empty lines, questions numbered. */
export function letterBody(version: LetterVersion, use: LetterUse = {}, fills?: BlankFills): string {
  const { opening, questions, closing } = versionFor(version, use);
  const asked = questions.map(({ text }) => letterWords(text, fills));
  const numbered = asked.length > 1 ? asked.map((text, index) => `(${index + 1}) ${text}`) : asked;
  return [opening && letterWords(opening, fills), numbered.join('\n'), closing && letterWords(closing, fills)]
    .filter(Boolean)
    .join('\n\n');
}

const subjectOf = (version: LetterVersion, use?: LetterUse, fills?: BlankFills) => {
  const { subject } = versionFor(version, use);
  return subject && letterWords(subject, fills);
};

/** What “Copy letter” writes: subject, empty line, text; the text alone where there is no subject. */
export const letterCopy = (version: LetterVersion, use?: LetterUse, fills?: BlankFills): string =>
  [subjectOf(version, use, fills), letterBody(version, use, fills)].filter(Boolean).join('\n\n');

/** A mail with subject and text filled in, to the mailbox if the office has a confirmed one; undefined for a sentence, which is no mail. */
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
