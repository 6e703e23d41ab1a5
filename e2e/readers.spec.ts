import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { questions } from './support/readers';

/** Presses that a question may cost, opening a menu included. */
const limit = 3;

const file = (path: string) => {
  const name = path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`;
  return readFileSync(`out${name}`, 'utf8').replace(/<(script|style)\b.*?<\/\1>/gs, '');
};
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** The presses that the path costs in the prebuilt pages, and the words of its end; throws where a link is missing. */
function walk(path: readonly string[], at: string | undefined) {
  let here = '/';
  let presses = 0;
  for (const step of path) {
    const [header = '', body = ''] = file(here).split('<main');
    const link = `href="${step.startsWith(`${here}#`) ? step.slice(here.length) : step}"`;
    if (!body.includes(link) && !header.includes(link)) throw new Error(`${here} has no link to ${step}`);
    presses += body.includes(link) ? 1 : 2;
    [here = ''] = step.split('#');
  }
  const end = file(here);
  const answer = at ? end.slice(end.indexOf(`id="${at}"`)) : end.slice(Math.max(0, end.indexOf('<main')));
  return {
    presses,
    answer: at
      ? words(answer.slice(0, answer.indexOf('</section', 9)))
      : answer.startsWith('<main')
        ? words(answer)
        : answer,
  };
}

test('each question of four kinds of readers is answered within three presses of home', () => {
  const faults = questions.flatMap(({ reader, asks, path, at, answer }) => {
    const end = walk(path, at);
    return [
      ...(end.presses > limit ? [`${reader}, ${asks}: ${end.presses} presses`] : []),
      ...(answer.test(end.answer) ? [] : [`${reader}, ${asks}: no answer on ${path.at(-1)}`]),
    ];
  });
  expect(faults).toEqual([]);
  expect(questions).toHaveLength(32);
});
