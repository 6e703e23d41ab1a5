import { isPagePath } from '@/lib/pages/registry';
import { parseText } from '@/lib/text/rich-text';
import { contentValues } from '@/scripts/support/content-values';
import { duplicates } from '@/scripts/support/duplicates';
import { certaintyLabels } from './certainty';

/** Files with templates: `fill` replaces the bare names in braces, under the type check. */
const templates =
  /\/(page-copy|gaps)\/|\/(labels|copy|messages|handovers|certainty|drawings|navigation|open-data)\.ts$/;

/** Letters: lib/letters tests their blanks. */
const letters = /\/letters\//;

/** Files in which a text may be empty: copy that prints nothing for a case, and the list of dated wordings. */
const mayBeEmpty = /\/page-copy\/|\/dated\.ts$/;

/** Files with texts for the planner in the browser, which reads no placeholders. */
const plain = /\/planner\/|\/page-copy\/network\.ts$/;

/** Certainty in other words than the label of the placeholder `{sure:…}`. */
const spelledOut = [
  ...Object.values(certaintyLabels).map((label) => `(${label})`),
  '(reported)',
  'planning value)',
  'general practice',
  'no time found',
];

const texts = contentValues
  .map(([file, values]) => ({
    file,
    texts: values.filter((each): each is [field: string, text: string] => typeof each[1] === 'string'),
  }))
  .filter((each) => each.texts.length > 0);

/** The message of the error that a text causes when a page prints it. */
function parseError(text: string): string | undefined {
  try {
    parseText(text);
  } catch (error) {
    return (error as Error).message;
  }
}

/** What is wrong with the texts of a file, each with its field. */
const problems = (
  all: readonly [field: string, text: string][],
  problem: (text: string, field: string) => string | false | undefined,
): string[] =>
  all.flatMap(([field, text]) => {
    const found = problem(text, field);
    return found ? [`${field}: ${found}`] : [];
  });

describe.each(texts)('$file', ({ file, texts: all }) => {
  if (!letters.test(file)) {
    test('links, facts, days, figures, addresses, terms, certainties, languages and dates of every text exist', () => {
      expect(problems(all, parseError)).toEqual([]);
    });

    test('a text links a term only once', () => {
      const targets = (text: string) => text.match(/\]\(glossary:[^)]*\)/g) ?? [];
      expect(problems(all, (text) => duplicates(targets(text)).join(', '))).toEqual([]);
    });
  }

  test('every href is a page or a file of the site', () => {
    const isInternal = (text: string, field: string) => /(^|\.)href$/.test(field) && text.startsWith('/');
    const leads = (href: string) => /\.\w+(#|$)/.test(href) || isPagePath(href.replace(/#.*/, ''));
    expect(
      problems(all, (text, field) => isInternal(text, field) && !leads(text) && `"${text}" leads to no page`),
    ).toEqual([]);
  });

  if (!plain.test(file))
    test('certainty is a placeholder {sure:…}, not words', () => {
      expect(
        problems(
          all,
          (text) =>
            spelledOut.some((words) => text.toLowerCase().includes(words)) && `certainty in words: "${text}"`,
        ),
      ).toEqual([]);
    });

  if (!templates.test(file))
    test('no text has a bare name in braces', () => {
      expect(
        problems(
          all,
          (text) =>
            /\{\w+\}/.test(text.replace(/\{\d[\d-]*\}/g, '')) && `"${text}" is printed with its braces`,
        ),
      ).toEqual([]);
    });

  if (!mayBeEmpty.test(file))
    test('no text is empty', () => {
      expect(problems(all, (text) => text.trim() === '' && 'is empty')).toEqual([]);
    });
});
