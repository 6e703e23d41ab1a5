/** @jest-environment node */
import { planCopy } from '@/content/page-copy/planner';
import { questionFields } from '@/content/planner/codes';
import { deadlineVerdicts } from '@/content/planner/messages';
import { timelineOf } from '../timeline/timeline';
import { deadlineVerdict } from '../words/deadlines';
import { sentenceOf } from '../words/sentence';
import { effectsOf } from '../words/verdicts';
import { plannerWords } from '../words/words';
import { readAnswers } from './answers';
import { buildPlan } from './build-plan';
import { plannerData } from './data';
import { openQuestions } from './open-questions';

const planWith = (input: object, answered: readonly (typeof questionFields)[number][]) => {
  const answers = readAnswers({ buyers: ['DE'], products: ['drones'], ...input }, '2027-01');
  const plan = buildPlan(plannerData, answers);
  return { plan, open: openQuestions(plannerData, answers, plan, answered) };
};

test('lists what each open answer can change, and the rows that it can add to the diagram', () => {
  const { plan, open } = planWith({}, ['buyers', 'products']);
  const lines = open.map((question) => `${question.field}: ${effectsOf(question, plannerWords)}`);
  expect(lines).toEqual([
    'data: may add ISO/IEC 27001, NATO Clearance; may add a decision by others',
    'homeCountry: may add ITAR; may add a decision by others',
    'usItem: may add ITAR',
    'usPerson: may add ITAR; may add a decision by others',
    'held: changes the months within 5–23 months',
    'weapon: may add a decision by others',
  ]);
  expect(sentenceOf(plan, plannerWords, open.length)).toMatch(
    /^So far two certifications, .* Six open answers can change this\.$/,
  );
  const { rows } = timelineOf(plannerData, plan, plannerWords.gates, open);
  const undecidedRows = rows.filter(({ question }) => question !== null);
  expect(undecidedRows.map(({ certification, state, question }) => [certification, state, question])).toEqual(
    [
      ['itar', 'asked', 'usItem'],
      ['iso27001', 'asked', 'data'],
      ['nato-clearance', 'asked', 'data'],
    ],
  );
});

const clearance = {
  buyers: ['NO'],
  products: ['electronics', 'classified'],
  data: ['CONFIDENTIAL'],
  usItem: 'none',
  usPerson: 'no',
};

test('a phase behind a gate makes the deadline depend on others, unless the company’s part is late already', () => {
  const verdictBy = (deadline: string, input: object = clearance) =>
    deadlineVerdict(planWith({ ...input, deadline }, questionFields).plan, plannerWords);
  expect(verdictBy('2029-12')).toMatchObject({
    verdict: planCopy.depends.verdict,
    note: expect.stringContaining(
      `Your own part ${deadlineVerdicts['deadline-fits'].inSentence}. Phase 3 of NATO Clearance takes 3–6 months`,
    ),
  });
  expect(verdictBy('2027-03')?.verdict).toBe(deadlineVerdicts['deadline-missed']);
  const without = { ...clearance, products: ['electronics'], data: ['RESTRICTED'] };
  expect(verdictBy('2029-12', without)?.verdict).toBe(deadlineVerdicts['deadline-fits']);
});
