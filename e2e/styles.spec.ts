import { expect, test } from '@playwright/test';
import { chunks, documents, readExport, styleSheets } from './support/built';

/** Checks of class names and rules in the export, which need no browser. */

/** Classes without a rule: the body class that the specification requires, and names for scripts and tests. */
const withoutRule = ['mobile-menu-visible', 'network-tracks', 'network-end'];

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);
const namesIn = (lists: string[]) => new Set(lists.flatMap((list) => list.split(' ').filter(Boolean)));

const sheets = [...styleSheets].map(([file, css]) => {
  const selectors = all(css.replace(/url\(.*?\)/g, ''), /\.((?:\\.|[a-z-])(?:\\.|[\w-])*)/gi);
  return { file, names: new Set(selectors.map((name) => name.replaceAll('\\', ''))) };
});
const pages = [...documents, { path: '/404', html: readExport('/404') }].map(({ path, html }) => ({
  path,
  html,
  lists: all(html, / class="([^"]*)"/g).map((list) => list.replaceAll('&gt;', '>').replaceAll('&amp;', '&')),
}));
const scripts = chunks.filter((file) => file.endsWith('.js')).map(readExport);
/** Class lists of elements that only scripts render; "class" is an attribute name in React. */
const scriptLists = scripts
  .flatMap((script) => all(script, /className:"([^"]*)"(?=[,}])/g))
  .filter((list) => list !== 'class');
const css = [...styleSheets.values()].join('\n');

test('every class of a page has a rule in a style sheet that the page links', () => {
  const unstyled = pages.flatMap(({ path, html, lists }) =>
    [...namesIn(lists)].flatMap((name) => {
      // The global style sheet sets only the type of a table; its layout is in the one for tables and bars.
      const required = name === 'part-table' ? 'part-sticky' : name;
      const linked = sheets.some(
        ({ file, names }) => names.has(required) && html.includes(`<link rel="stylesheet" href="${file}"`),
      );
      return linked || withoutRule.includes(name) ? [] : `${path}: ${name}`;
    }),
  );
  expect(unstyled).toEqual([]);
});

test('every class of a script has a rule', () => {
  const names = [...namesIn(scriptLists)];
  expect(names.length).toBeGreaterThan(100);
  const styled = (name: string) =>
    withoutRule.includes(name) || sheets.some((sheet) => sheet.names.has(name));
  expect(names.filter((name) => !styled(name))).toEqual([]);
});

test('every class with a rule is used by a page or a script', () => {
  const used = namesIn(pages.flatMap(({ lists }) => lists));
  for (const word of scripts.flatMap((script) => script.split(/[\s"'`]+/))) used.add(word);
  // Next.js adds a class for each web font.
  const names = sheets.flatMap((sheet) => [...sheet.names]).filter((name) => !name.endsWith('_className'));
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test('text sizes, line heights and letter spacing come from the type roles', () => {
  const free = /(?:^|:)(?:text-\[(?![A-Z])|text-\(|leading-|tracking-|font-\[)/;
  expect(sheets.flatMap(({ names }) => [...names]).filter((name) => free.test(name))).toEqual([]);
});

test('a pseudo-element that is placed by utilities has content, which the variants do not add', () => {
  const lists = [...pages.flatMap(({ lists }) => lists), ...scriptLists];
  const isEmpty = (list: string) =>
    /(before|after):absolute/.test(list) && !/(before|after):content-/.test(list);
  expect(lists.filter(isEmpty)).toEqual([]);
});

test('no rule for screens applies :has() to an element without a class, which would slow down every page', () => {
  const screen = css.replace(/@media print\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
  const expensive = /(?:^|[\s>~+,{}(])(?:\*|\b(?!t[dhr]\b)[a-z]+(?<![.#][\w-]*)):has\([^{]*/gm;
  expect(screen.match(expensive)).toBeNull();
});
