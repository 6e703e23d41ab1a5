import { factRecords as facts } from '@/content/facts';
import type { Fact } from '@/content/facts/types';
import { validateFacts } from './facts';

const faults = (change: Partial<Fact>) =>
  validateFacts({ law: { 'cra-full': { ...facts['cra-full'], ...change } } }).map(
    ({ record, field, message }) => `${record}.${field}: ${message}`,
  );

test('an id in two files is named', () => {
  const record = { 'cra-full': facts['cra-full'] };
  expect(validateFacts({ law: record, rules: record })).toEqual([
    {
      file: 'content/facts/rules.ts',
      record: 'cra-full',
      field: 'id',
      message: 'stands in another file too',
    },
  ]);
});

test('a rule of the register with the name of another is named', () => {
  const { 'cra-full': rule } = facts;
  expect(
    validateFacts({ law: { rule, other: rule } }).map(({ record, field }) => `${record}.${field}`),
  ).toEqual(['rule.title', 'other.title']);
});

test.each<[string, Partial<Fact>, string]>([
  ['a check that is no day', { checked: '2026-11' }, 'cra-full.checked: "2026-11" is no ISO day'],
  ['a review before the check', { reviewBy: '2026-11-21' }, 'cra-full.reviewBy: 2026-11-21 is not after'],
  ['a rule that is called coming and came', { effective: '2026-09-11' }, 'cra-full.effective: a coming rule'],
  ['a rule in force that only comes', { status: 'in-force' }, 'cra-full.effective: 2027-12-11 is after'],
  ['a fact within a fact', { text: 'See {fact:red-cyber}' }, 'cra-full.text: a fact cannot print'],
  [
    'a wording whose day is no ISO day',
    { from: [{ date: '2027-2-30', text: 'Since then.' }] },
    'cra-full.from[0].date: ',
  ],
  [
    'wordings out of order',
    {
      from: [
        { date: '2028-01-01', text: 'Later.' },
        { date: '2027-12-11', text: 'Since then.' },
      ],
    },
    'cra-full.from[1].date: 2027-12-11 is not after 2028-01-01',
  ],
  ['a text that is missing', { do: ' ' }, 'cra-full.do: text is missing'],
])('%s is named', (_, change, message) => {
  expect(faults(change)).toContainEqual(expect.stringContaining(message));
});
