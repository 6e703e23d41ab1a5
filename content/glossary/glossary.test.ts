import { isPagePath } from '@/lib/pages/registry';
import { duplicates } from '@/scripts/support/duplicates';
import { glossaryFiles } from '.';
import { ambiguousAbbreviations } from './same-letters';

const entries = Object.values(glossaryFiles).flatMap((file) => Object.entries(file));
const ids = entries.map(([id]) => id);

/** The spellings in a list of letters: "DoC, CoC" are two. */
const codes = (text: string) => text.split(', ');
/** Spellings that belong to several entries, as same-letters.ts says. */
const shared = new Set(
  ambiguousAbbreviations.flatMap(({ letters, means }) =>
    [letters, ...means.map(({ name }) => name)].flatMap(codes),
  ),
);
const ambiguous = ambiguousAbbreviations.flatMap(({ letters }) => codes(letters));

/** An alias without the remark in parentheses at its end. */
const spelling = (alias: string) => alias.replace(/ \([^()]*\)$/, '');
/** A spelling without case, spaces and punctuation, which vary between tenders. */
const normalized = (text: string) => text.toLowerCase().replace(/[\s\-.,/]/g, '');

const words = (text: string) => text.split(/\s+/).filter(Boolean);

test('no id is in two files', () => {
  expect(duplicates(ids)).toEqual([]);
});

test('a name in parts is the name', () => {
  for (const [, { name, nameParts }] of entries) expect(nameParts?.join(' ') ?? name).toBe(name);
});

test('a spelling belongs to one entry, unless same-letters.ts lists it', () => {
  const spellings = entries.flatMap(([, { name, aliases = [], headingForms = [] }]) => {
    const own = [...new Set([name, ...aliases, ...headingForms].map(spelling))].filter(
      (each) => !shared.has(each),
    );
    return [...new Set(own.map(normalized))];
  });
  expect(duplicates(spellings)).toEqual([]);
});

describe.each(entries)('%s', (id, entry) => {
  const { name, title, aliases = [], headingForms = [], forms = [name] } = entry;
  const { confusedWith, next, definition, details = '', asks } = entry;

  test('headingForms are in name or title, aliases are not', () => {
    const heading = `${name} ${title}`.toLowerCase();
    const isRepeated = (form: string) => heading.includes(form.toLowerCase());
    expect(aliases.filter(isRepeated)).toEqual([]);
    expect(headingForms.filter((form) => !isRepeated(form))).toEqual([]);
  });

  test('definitionHasTitle says whether the definition starts with the title', () => {
    expect(entry.definitionHasTitle ?? false).toBe(definition.startsWith(title));
  });

  test('id has lower-case words with hyphens between them', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('confusedWith names other entries', () => {
    const others = confusedWith.flatMap((each) => ('id' in each ? [each.id] : []));
    expect(ids.filter((each) => each !== id)).toEqual(expect.arrayContaining(others));
  });

  test('forms has no everyday word and no letters of several meanings', () => {
    expect(forms.filter((form) => ambiguous.includes(form) || /^[a-z]+$/.test(form))).toEqual([]);
  });

  test('next is a page', () => {
    expect([next, isPagePath(next)]).toEqual([next, true]);
  });

  test('definition and details have at most 65 words, asks at most 60', () => {
    expect(words(`${definition} ${details}`).slice(65)).toEqual([]);
    expect(words(`${asks.who ?? ''} ${asks.what}`).slice(60)).toEqual([]);
  });
});

test.each(ambiguousAbbreviations)('$letters means entries of the glossary', ({ means }) => {
  expect(ids).toEqual(expect.arrayContaining(means.flatMap(({ id }) => id ?? [])));
});
