/** @jest-environment node */
import { textProblems, validateCopy } from './copy';

test('the copy of all pages has no fault', () => {
  expect(validateCopy()).toEqual([]);
});

test.each([
  ['a figure that is none', 'After {=jorney}.', '"jorney" is no figure'],
  ['a date that is none', 'Since {2025-13}.', '"2025-13" is no ISO date'],
  ['a fact that is none', '{fact:nobody}', 'no fact is called "nobody"'],
  ['a count of certifications', 'Nine certifications compared', '"Nine certifications", the dataset has 8'],
  ['a count without its noun', 'Compare all nine', '"all nine", the dataset has 8'],
  ['a count of stations', 'the six-station journey', '"six-station", the dataset has 5'],
  ['a count of services', 'Three services, one line', '"Three services", the dataset has 4'],
])('finds %s', (_name, text, problem) => {
  expect(textProblems(text)).toEqual([problem]);
});

test('leaves places that fill() replaces, mail links and counts of other things', () => {
  expect(textProblems('{count} of {all}, write to {@Security}, in three phases')).toEqual([]);
});
