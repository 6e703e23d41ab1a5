import { examples } from '@/content/planner/examples';
import { visibleQuestions } from '../engine/answers';
import type { Answers } from '../engine/types';
import { exampleFragment } from './example-link';
import { fromFragment } from './from-fragment';
import { toFragment } from './to-fragment';

const today = '2026-11';
const tooClose = examples.find(({ id }) => id === 'deadline-too-close')?.answers as Answers;

test('writes keys with names, in a fixed order, with a version', () => {
  expect(toFragment(tooClose)).toBe(
    'v=2&buyers=EE.NSPA&products=drones&data=RESTRICTED&item=none&person=no&held=iso9001:in-use&seat=EU_NATO&size=1-10&weapon=unknown&start=2027-01&deadline=2027-09',
  );
});

test.each(examples)('$id survives a round trip through its link', ({ answers }) => {
  expect(fromFragment(toFragment(answers), today)).toEqual({
    answers,
    given: visibleQuestions(answers),
    hasStart: true,
    notices: { unknown: [] },
  });
});

test('moves a past start to next month and drops a past deadline, with a notice for each', () => {
  expect(fromFragment('buyers=DE&products=drones&start=2026-12', '2027-01')).toMatchObject({
    answers: { start: '2027-02' },
    hasStart: false,
    notices: { start: '2026-12' },
  });
  expect(fromFragment('start=2027-01', '2027-01')).toMatchObject({
    hasStart: true,
    notices: { unknown: [] },
  });
  expect(fromFragment('start=2026-10&deadline=2027-01', '2027-01')).toMatchObject({
    answers: { start: '2027-02', deadline: null },
    notices: { start: '2026-10', deadline: '2027-01' },
  });
});

test.each([['9999-12'], ['2100-12'], ['2031-12'], ['0001-01'], ['2027-13']])(
  'reports a month out of range as unknown: %s',
  (month) => {
    const { answers, notices } = fromFragment(`start=${month}&deadline=${month}`, today);
    expect(answers).toMatchObject({ start: '2026-12', deadline: null });
    expect(notices.unknown).toEqual([`start=${month}`, `deadline=${month}`]);
  },
);

test.each([
  ['buyers=XX', ['XX']],
  ['buyers=de&products=Drones', ['de', 'Drones']],
  ['Buyers=DE', ['Buyers=DE']],
  ['buyers=DE&buyers=PL', ['buyers=PL']],
  ['v=7&buyers=DE', ['v=7']],
  ['v=0', ['v=0']],
  ['products=drones.uscontrolled', ['uscontrolled']],
  ['buyers=DE.XX&color=red', ['XX', 'color=red']],
  ['held=iso9001:gold.iso14001:certified&seat=FR', ['iso9001:gold', 'iso14001:certified', 'seat=FR']],
  ['item=yes&person=maybe', ['item=yes', 'person=maybe']],
  ['buyers=%E0%A4%A', ['%E0%A4%A']],
  ['drones', ['drones']],
  ['deadline=soon&deadline=0', ['deadline=soon', 'deadline=0']],
])('reports unreadable parts, with or without a plan: %s', (fragment, unknown) => {
  expect(fromFragment(fragment, today).notices.unknown).toEqual(unknown);
});

test.each([
  ['%26', 'v=2%26buyers=DE.PL%26products=drones%26seat=UA'],
  ['&amp;', 'v=2&amp;buyers=DE.PL&amp;products=drones&amp;seat=UA'],
  ['all of it', encodeURIComponent('v=2&buyers=DE.PL&products=drones&seat=UA')],
])('decodes a link that was encoded twice: %s', (_, fragment) => {
  expect(fromFragment(fragment, today)).toMatchObject({
    answers: { buyers: ['DE', 'PL'], products: ['drones'], homeCountry: 'UA' },
    notices: { unknown: [] },
  });
});

test('a marking overrides contradictory data answers, with a notice', () => {
  expect(fromFragment('data=NOT_TOLD.CUI', today)).toMatchObject({
    answers: { data: ['CUI'] },
    notices: { data: ['NOT_TOLD'] },
  });
  expect(fromFragment('data=NONE.CUI.FCI', today).answers.data).toEqual(['FCI', 'CUI']);
  expect(fromFragment('data=NONE.NOT_TOLD', today)).toMatchObject({
    answers: { data: ['NOT_TOLD'] },
    notices: { data: ['NONE'] },
  });
});

test('the link of a worked plan has no start and its deadline in months', () => {
  expect(exampleFragment(tooClose)).toMatch(/&size=1-10&weapon=unknown&deadline=9$/);
  expect(fromFragment('deadline=9', '2029-05').answers).toMatchObject({
    start: '2029-06',
    deadline: '2030-02',
  });
});
