import { readFileSync } from 'node:fs';
import { examples } from '@/content/planner/examples';
import { rules } from '@/content/planner/rules';
import { answersFromJson, planAsJson } from '@/scripts/planner/plan-as-json';
import { budgetData } from '../../budget/data';
import { budgetsOfPlan } from '../../budget/planner';
import { planTotals } from '../../budget/totals';
import { alternativesTo } from './alternatives';
import { buildPlan } from './build-plan';
import { plannerData } from './data';
import { firstBid } from './first-bid';

/** Answers of the research notes (H), answers that reach what those leave out (X), and the worked plans of the page. */
const cases: [id: string, answers: object][] = [
  ...readFileSync('lib/planner/engine/fixtures/answers.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, object] => {
      const { id, answers } = JSON.parse(line);
      return [id, answers];
    }),
  ...examples.map(({ id, answers: { homeCountry: seat, ...answers } }): [string, object] => [
    id,
    { v: 2, ...answers, seat },
  ]),
];

/** Returns one line per field of a plan, and one per certification or rate; words of the content are not among them. */
function printPlan(given: object): string {
  const answers = answersFromJson(given);
  const plan = buildPlan(plannerData, answers);
  const {
    v: _,
    budget: __,
    items,
    ask,
    held,
    notNeeded,
    actions: ___,
    deadline: ____,
    ...fields
  } = planAsJson(given);
  const totals = planTotals(plan.total.usd, budgetsOfPlan(budgetData, answers, plan));
  const lines: [string, unknown][] = [
    ...Object.entries({ items, ask, held, bills: totals?.bills ?? [] }).flatMap(([name, list]) =>
      list.map((entry): [string, object] => [name, entry]),
    ),
    ['notNeeded', notNeeded.map(({ certification }) => certification)],
    // The numbers after an action are those of the durations that apply to the home country.
    ['actions', plan.actions.map(({ id, letter, howLong }) => `${id} ${letter} ${howLong}`)],
    ['gates', plan.gates.map(({ id }) => id)],
    ['questions', plan.questions],
    ['tasks', plan.tasks],
    ['alternatives', alternativesTo(plannerData, answers, plan)],
    ['firstBid', firstBid(plan)],
    ...Object.entries({ ...fields, deadline: plan.deadline, ownDays: totals?.ownDays }).filter(
      ([, value]) => value !== null,
    ),
  ];
  return lines.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join('\n');
}

test.each(cases)('the plan %s keeps its ids, months and amounts', (_, given) => {
  expect(printPlan(given)).toMatchSnapshot();
});

test('the golden plans cover every rule except D4, a deadline before the start, which produces no plan', () => {
  const covered = cases.flatMap(([, given]) => {
    const plan = buildPlan(plannerData, answersFromJson(given));
    const { items, ask, held, notNeeded, gates, ear, deadline, notes, worth } = plan;
    const judged = [...items, ...ask, ...held, ...notNeeded, ...gates, ...(ear ? [ear] : [])];
    return [...judged.flatMap((one) => one.rules), ...notes, ...worth, deadline?.rule];
  });
  expect(rules.map(({ id }) => id).filter((id) => !covered.includes(id))).toEqual(['D4']);
});
