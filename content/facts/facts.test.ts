import { duplicates } from '@/scripts/support/duplicates';
import { factFiles } from '.';

const records = Object.values(factFiles).flatMap((file) => Object.entries(file));
const ids = records.map(([id]) => id);

test('no id is in two files', () => {
  expect(duplicates(ids)).toEqual([]);
});

test('no two rules of the register have the same title', () => {
  expect(duplicates(records.filter(([, { lane }]) => lane).map(([, { title }]) => title))).toEqual([]);
});

test.each(records)('%s.reviewBy is after checked', (_, { checked, reviewBy }) => {
  expect(reviewBy > checked ? 'after' : `${reviewBy} is not after ${checked}`).toBe('after');
});

test.each(records)('%s.text prints no other fact', (_, { text, from = [] }) => {
  expect([text, ...from.map((wording) => wording.text ?? '')].join('\n')).not.toContain('{fact:');
});

test.each(records)('%s.text marks no other certainty than its own', (_, { text, from = [], certainty }) => {
  const marks =
    [text, ...from.map((wording) => wording.text ?? '')].join('\n').match(/\{sure:[\w-]+\}/g) ?? [];
  expect(marks.filter((mark) => mark !== `{sure:${certainty}}`)).toEqual([]);
});

const inForce = records.filter(([, { status, effective }]) => status === 'in-force' && effective);

test.each(inForce)('%s.effective is not after checked, or status is coming', (_, { effective, checked }) => {
  expect([effective, checked].toSorted()).toEqual([effective, checked]);
});

const coming = records.filter(([, { status, effective }]) => status === 'coming' && effective);

test.each(coming)('%s.effective is after checked while status is coming', (_, { effective, checked }) => {
  expect(effective === checked).toBe(false);
  expect([checked, effective].toSorted()).toEqual([checked, effective]);
});

const rules = records.filter(([, { lane, status }]) => lane && status !== 'coming');

test.each(rules)('%s.effective dates a rule of the register', (_, { effective }) => {
  expect(effective).toBeDefined();
});

test.each(records.filter(([, { replacedBy }]) => replacedBy))(
  '%s.replacedBy is the id of a fact',
  (_, { replacedBy }) => {
    expect(ids).toContain(replacedBy);
  },
);

test.each(records.filter(([, { from }]) => from))(
  '%s.from is in the order of its days',
  (_, { from = [] }) => {
    const days = from.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].toSorted());
  },
);
