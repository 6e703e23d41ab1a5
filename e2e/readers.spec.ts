import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builtPage, textOf } from '../scripts/support/built-pages';
import { questions } from './support/readers';

/** Maximum number of presses for a question, opening a menu included. */
const limit = 3;

const file = (path: string) => (/\.\w+$/.test(path) ? readFileSync(`out${path}`, 'utf8') : builtPage(path));

/** Presses that the path takes in the prebuilt pages; throws if one of its links is missing. */
function pressesOn(path: readonly string[]): number {
  let here = '/';
  let presses = 0;
  for (const step of path) {
    const [header = '', body = ''] = file(here).split('<main');
    const link = `href="${step.startsWith(`${here}#`) ? step.slice(here.length) : step}"`;
    if (!body.includes(link) && !header.includes(link)) throw new Error(`${here} has no link to ${step}`);
    presses += body.includes(link) ? 1 : 2;
    [here = ''] = step.split('#');
  }
  return presses;
}

/** Words of a page from the element with the id to the end of its section, or those of the whole file. */
function wordsAt(path: string, id: string | undefined): string {
  const whole = file(path.split('#')[0] ?? '');
  if (!id) return whole.includes('<main') ? textOf(whole) : whole;
  const part = whole.slice(whole.indexOf(`id="${id}"`));
  return textOf(part.slice(0, part.search(/<\/(section|article)>/)));
}

test('each question of four kinds of readers is answered within three presses of home', () => {
  const faults = questions.flatMap(({ reader, asks, path, at, answer }) => {
    const presses = pressesOn(path);
    return [
      ...(presses > limit ? [`${reader}, ${asks}: ${presses} presses`] : []),
      ...(answer.test(wordsAt(path.at(-1) ?? '', at)) ? [] : [`${reader}, ${asks}: no answer`]),
    ];
  });
  expect(faults).toEqual([]);
  expect(questions).toHaveLength(32);
});
