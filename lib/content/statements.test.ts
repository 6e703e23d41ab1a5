import { facts } from '@/content/facts';
import { labeledCertaintiesIn, newestCheck, statementsIn } from './statements';

const reported = { text: 'Reported.', certainty: 'second-hand', checked: '2026-11-22' };
const content = {
  lead: 'Since 2020: {fact:cmmc-required}',
  rows: [
    { lines: [reported, { fact: 'ua-gqa' }] },
    { text: 'Who?', certainty: 'open', checked: '2026-11-23' },
  ],
};

test('finds records with a certainty, and facts by id or placeholder, in order', () => {
  const [lead, line, fact, question, ...others] = statementsIn(content);
  expect([lead, line, fact]).toEqual([facts['cmmc-required'], reported, facts['ua-gqa']]);
  expect(question?.certainty).toBe('open');
  expect(others).toEqual([]);
});

test('returns the labels of statements, of texts and of facts, highest certainty first', () => {
  expect(labeledCertaintiesIn(['About a year {sure:our-estimate}', reported])).toEqual([
    'second-hand',
    'our-estimate',
  ]);
  const [id = ''] = Object.entries(facts).find(([, { certainty }]) => certainty === 'common-practice') ?? [];
  expect(labeledCertaintiesIn(`{fact:${id}}`)).toEqual(['common-practice']);
  expect(labeledCertaintiesIn([`{day:${id}}`, { text: 'Who?', certainty: 'open' }])).toEqual([]);
});

test('returns the newest day among statements and facts, undefined without any', () => {
  expect(newestCheck([reported, { ...reported, checked: '2026-11-20' }])).toBe('2026-11-22');
  expect(newestCheck('{day:cra-full}')).toBe(facts['cra-full'].checked);
  expect(newestCheck('Read it.')).toBeUndefined();
});
