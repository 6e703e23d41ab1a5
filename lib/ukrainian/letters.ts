import { type LetterId, lettersBySubject } from '@/content/letters';
import type { LetterRecord } from '@/content/letters/types';
import { ukrainianPage } from '@/content/page-copy/ukrainian';
import type { Text } from '@/content/text';
import { fill } from '../text/fill';

const { name, subjects } = ukrainianPage.letters;
const subjectOf: Readonly<Partial<Record<LetterId, string>>> = subjects;

const languageNames = new Intl.DisplayNames('uk', { type: 'language' });

/** Returns the Ukrainian subject of a letter; throws if the page has none. */
function subject(id: string): string {
  const text = subjectOf[id as LetterId];
  if (!text) throw new Error(`letter ${id} has two languages and no Ukrainian subject`);
  return text;
}

/** The letters in two languages: a link, the subject, and the languages by their Ukrainian names. */
export const twoLanguageLetters: readonly { term: Text; text: string; note: string }[] = Object.values<
  readonly LetterRecord[]
>(lettersBySubject)
  .flat()
  .filter(({ versions }) => versions.length > 1)
  .map(({ id, versions }) => ({
    term: fill(name, { id }),
    text: subject(id),
    note: versions.map(({ lang }) => languageNames.of(lang)).join(', '),
  }));
