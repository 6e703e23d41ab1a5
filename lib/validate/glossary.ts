import { type SameLetters, sameLetters } from '@/content/glossary/same-letters';
import type { GlossaryEntry } from '@/content/glossary/types';
import { foldCase, spelling } from '../glossary/fold-case';
import { checkValues, type Problem, reporter } from './values';

type Files = Readonly<Record<string, Readonly<Record<string, GlossaryEntry>>>>;

/** Maximum number of words in a meaning, and in what is asked. */
const limits = { meaning: 55, asks: 45 };

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * Checks what the types cannot say about the glossary: ids and spellings that two entries share though nothing says
 * so, words that link though they have other meanings, links to nothing, texts too long to be read in half a minute. `paths` are the addresses of the site.
 */
export function validateGlossary(
  files: Files,
  paths: ReadonlySet<string>,
  shared: readonly SameLetters[] = sameLetters,
): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  const spellings = new Map<string, string>();
  const ambiguous = new Set(
    shared.flatMap(({ letters, means }) => [letters, ...means.map(({ name }) => name)].flatMap(codes)),
  );
  const letters = new Set(shared.flatMap((each) => codes(each.letters)));
  const all = Object.entries(files).flatMap(([file, entries]) =>
    Object.entries(entries).map(([id, entry]) => ({ file: `content/glossary/${file}.ts`, id, entry })),
  );
  const known = new Set(all.map(({ id }) => id));

  for (const { file, id, entry } of all) {
    const report = reporter(problems, file, id);
    checkValues(entry, '', report);
    if (ids.has(id)) report('id', 'stands in another file too');
    ids.add(id);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) report('id', 'needs lower-case words apart by hyphens');
    for (const each of new Set([entry.name, ...(entry.aliases ?? [])].map(spelling))) {
      const other = spellings.get(foldCase(each));
      if (other !== undefined && other !== id && !ambiguous.has(each))
        report('aliases', `"${each}" stands for ${other} too`);
      spellings.set(foldCase(each), id);
    }
    entry.confusedWith.forEach((confusion, index) => {
      if ('id' in confusion && (confusion.id === id || !known.has(confusion.id)))
        report(`confusedWith[${index}]`, `"${confusion.id}" is no other entry`);
    });
    for (const form of entry.linked ?? [entry.name])
      if (letters.has(form) || /^[a-z]+$/.test(form)) report('linked', `"${form}" has other meanings`);
    if (!paths.has(entry.next)) report('next', `"${entry.next}" is no page`);
    if (words(entry.meaning) > limits.meaning)
      report('meaning', `has ${words(entry.meaning)} words of ${limits.meaning}`);
    const asked = words(`${entry.asks.who ?? ''} ${entry.asks.what}`);
    if (asked > limits.asks) report('asks', `has ${asked} words of ${limits.asks}`);
  }
  for (const { letters, means } of shared)
    for (const { id } of means)
      if (id !== undefined && !known.has(id))
        reporter(problems, 'content/glossary/same-letters.ts', letters)('means', `"${id}" is no entry`);
  return problems;
}

/** The spellings in a list of letters: "DoC, CoC" are two, "252.204-7008, cyber notice" begins with one. */
const codes = (text: string): string[] => text.split(', ');
