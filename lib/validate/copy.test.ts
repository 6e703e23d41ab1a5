import { readdirSync } from 'node:fs';
import { copies, textProblems } from './copy';

test('the copy of every page is looked at', () => {
  const files = readdirSync('content/page-copy').map((name) => `page-copy/${name}`);
  expect(files.filter((file) => !(file in copies))).toEqual([]);
});

test.each([
  ['a link to nowhere', 'See [the terms](/legal/term#fees).', '"/legal/term#fees" leads to no page'],
  ['a figure that is none', 'After {=voyage}.', '"voyage" is no figure'],
  ['a date that is none', 'Since {2025-13}.', '"2025-13" is no ISO date'],
  ['a language that is none', 'The {xx:Amt} buys.', '"xx" is no language of this site’s foreign words'],
  ['a certainty that has no word', 'So it is. {sure:verified}', '"verified" is no certainty with a word'],
  [
    'a certainty said at length',
    'So it is (reported).',
    'says "(reported)": one word by the placeholder {sure:…}, or the office to ask',
  ],
  ['a fact that is none', '{fact:nobody}', 'no fact is called "nobody"'],
  ['a count of certifications', 'Nine certifications compared', '"Nine certifications", the dataset has 8'],
  ['a count without its noun', 'Compare all nine', '"all nine", the dataset has 8'],
  ['a count of stations', 'the six-station journey', '"six-station", the dataset has 5'],
  ['a count of services', 'Three services, one line', '"Three services", the dataset has 4'],
])('finds %s', (_name, text, problem) => {
  expect(textProblems(text)).toEqual([problem]);
});

test('finds a field that leads nowhere', () => {
  expect(textProblems('/plans', 'actions[0].href')).toEqual(['"/plans" leads to no page']);
  expect(textProblems('/planner#plan', 'actions[0].href')).toEqual([]);
});

test('leaves places that fill() replaces, mail links and counts of other things', () => {
  expect(textProblems('{count} of {all}, write to {@Security}, in three phases')).toEqual([]);
});
