import { type BuyerCode, buyerCodes } from '@/content/planner/codes';
import { plan } from '../planner/engine/plan';
import { networkAnswers, networkMap, networkRows } from './data';
import { networkProducts, networkResults } from './results';
import { networkStops } from './topology';
import { plannedWord, plannerPath } from './words';

const combinations = buyerCodes.flatMap((buyer) => networkProducts.map((product) => ({ buyer, product })));

test('every answer says what the planner says: stops, months, cost', () => {
  const { verdicts, answers, of } = networkAnswers();
  const digits = (words?: string) =>
    (words?.match(/[\d,]+/g) ?? []).map((n) => Number(n.replaceAll(',', '')));
  for (const { buyer, product } of combinations) {
    const { items, ask, total } = plan({ buyers: [buyer], products: [product] });
    const answer = answers[of[buyer]?.[networkProducts.indexOf(product)] ?? -1];
    const marked = (mark: string) =>
      networkStops.filter((_, index) => verdicts[answer?.stops[index] ?? -1]?.[0] === mark);
    const slugs = (list: readonly { certification: string }[]) =>
      list.map(({ certification }) => certification).sort();
    expect([slugs(marked('planned')), slugs(marked('ask'))]).toEqual([slugs(items), slugs(ask)]);
    const { months, usd } = answer?.figures ?? {};
    const expected = items.length > 0 ? [total.months, total.usd] : [[], []];
    expect([digits(months), digits(usd)]).toEqual(expected.map((pair) => [...new Set(pair)]));
  }
});

test('where nothing is planned a sentence stands in place of the figures', () => {
  const { answers, of } = networkAnswers();
  const empty = networkResults.filter(({ planned }) => planned.length === 0);
  expect(empty.length).toBeGreaterThan(0);
  for (const { buyer, product, ask } of empty) {
    const answer = answers[of[buyer]?.[networkProducts.indexOf(product)] ?? -1];
    expect(answer?.figures).toBeNull();
    expect(answer?.nothing).toMatch(new RegExp(`first: ${ask.length}\\.$`));
  }
});

test('all that a page sends of the map is at most 12.5 kB', () => {
  expect(JSON.stringify([networkMap, networkAnswers()]).length).toBeLessThanOrEqual(12_500);
});

test('a rule that says ask is never printed as needed; a date never stands behind a signal', () => {
  for (const [mark, word] of networkAnswers().verdicts)
    expect(/^Ask: /.test(word) ? 'ask' : word === 'Not asked' ? 'none' : 'planned').toBe(mark);
  for (const { planned } of networkResults)
    for (const { verdict, span } of planned) if (verdict === 'gate') expect(span).toBeNull();
});

test('the word at a planned stop says how certain and how much of it is planned', () => {
  const word = (change: Partial<Parameters<typeof plannedWord>[0]>, buyer: BuyerCode = 'DE') =>
    plannedWord(
      {
        certification: 'aqap2110',
        verdict: 'needed',
        phases: [1, 2, 3],
        certainty: 'seen',
        span: null,
        ...change,
      },
      buyer,
    );
  expect([
    word({}),
    word({}, 'PL'),
    word({}, 'UK'),
    word({ verdict: 'usual' }),
    word({ verdict: 'usual', certainty: 'known' }),
    word({ certification: 'itar', phases: [1] }),
    word({ certification: 'iso9001', phases: [1, 2] }),
    word({ verdict: 'gate' }),
  ]).toEqual([
    'Needed',
    'Needed, reported',
    'Needed, old page',
    'Usual',
    'Usual: check the clause',
    'Needed: first phase',
    'System needed',
    'Prepared, no date',
  ]);
});

test('the planner opens with the two answers of the map', () => {
  expect(plannerPath('DE', 'drones')).toBe('/planner#v=2&buyers=DE&products=drones');
});

test('the table holds every combination once, and one row for each distinct route', () => {
  const rows = networkRows();
  const named = rows.flatMap(({ choices }) =>
    choices.flatMap(({ product, buyers }) => buyers.map((buyer) => `${buyer} ${product}`)),
  );
  expect(named.sort()).toEqual(combinations.map(({ buyer, product }) => `${buyer} ${product}`).sort());
  const routes = rows.map(({ result: { planned, ask, total } }) =>
    JSON.stringify([planned.map(({ certification, phases }) => [certification, phases]), ask, total]),
  );
  expect(new Set(routes).size).toBe(routes.length);
});
