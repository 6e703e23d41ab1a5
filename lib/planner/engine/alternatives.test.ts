/** @jest-environment node */
import { examples } from '@/content/planner/examples';
import { alternativesTo } from './alternatives';
import { readAnswers } from './answers';
import { buildPlan } from './build-plan';
import { plannerData } from './data';

const example = examples.find(({ id }) => id === 'deadline-too-close')?.answers;
const alternativesOf = (change: object) => {
  const answers = readAnswers({ ...example, ...change }, '2027-01');
  return alternativesTo(plannerData, answers, buildPlan(plannerData, answers));
};

test('offers a later deadline, or the certifications complete by then, when even the shortest run is late', () => {
  expect(alternativesOf({ buyers: ['DE', 'NSPA'] })).toEqual([
    { kind: 'move', months: ['2027-10', '2028-09'] },
    { kind: 'part', certifications: ['iso9001', 'iso27001'] },
  ]);
});

test('offers another existing certificate when the shortest run fits with it', () => {
  expect(alternativesOf({ held: {}, deadline: '2027-10' })).toContainEqual({
    kind: 'bring',
    certification: 'iso9001',
    done: '2027-10',
  });
});

test('offers to drop a buyer when the rest fits, with the same months as the plan without that buyer', () => {
  const answers = { buyers: ['DE', 'UA'], deadline: '2027-07' };
  const rest = buildPlan(plannerData, readAnswers({ ...example, ...answers, buyers: ['UA'] }, '2027-01'));
  expect(rest.deadline?.fit).not.toBe('deadline-missed');
  expect(alternativesOf(answers)).toContainEqual({
    kind: 'without',
    code: 'DE',
    months: rest.total.months,
    done: '2027-03',
  });
});

test.each([[null], ['2028-02'], ['2030-01']])(
  'offers no alternative when the plan meets the deadline %s',
  (deadline) => {
    expect(alternativesOf({ deadline })).toEqual([]);
  },
);
