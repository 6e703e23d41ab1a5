import type { BuyerCode } from '@/content/planner/codes';
import { networkRows } from './groups';
import { type NetworkProduct, networkResult, networkResults } from './results';
import { networkStops } from './topology';
import { announcementOf, figuresOf, markedStops, plannerPath } from './words';

/** Months and thousands of dollars, with the certifications planned and asked about: each kind of answer once. */
const designed: [NetworkProduct, BuyerCode, string, string, string][] = [
  ['drones', 'DE', 'iso9001 aqap2110', 'itar iso27001 nato-clearance ce-marking as9100d', '12–23 98–170'],
  ['drones', 'UK', 'iso9001 aqap2110', 'itar iso27001 nato-clearance as9100d', '12–23 98–170'],
  ['drones', 'NSPA', 'iso9001 aqap2110', 'itar iso27001 nato-clearance ce-marking', '12–23 98–170'],
  ['drones', 'LT', 'iso9001', 'itar iso27001 nato-clearance ce-marking as9100d aqap2110', '5–10 33–60'],
  ['drones', 'UA', 'iso9001', 'itar iso27001 nato-clearance aqap2110', '5–10 33–60'],
  ['drones', 'EUCIV', 'iso9001 ce-marking', 'itar iso27001 nato-clearance', '5–10 63–120'],
  ['drones', 'AERO', 'iso9001 ce-marking as9100d', 'itar iso27001 nato-clearance', '12–23 128–230'],
  ['drones', 'US', 'itar:1 iso9001:12 as9100d cmmc:1', 'iso27001 nato-clearance', '12–23 103–180'],
  ['vehicles', 'US', 'itar:1 iso9001 cmmc:1', 'iso27001 nato-clearance', '5–10 48–90'],
  ['vehicles', 'AERO', '', 'itar iso27001 nato-clearance', '–'],
  ['electronics', 'NCIA', 'iso9001', 'itar iso27001 nato-clearance ce-marking aqap2110', '5–10 33–60'],
  ['parts', 'DE', 'iso9001', 'itar iso27001 nato-clearance aqap2110', '5–10 33–60'],
  ['software', 'DE', 'iso27001', 'itar iso9001 nato-clearance ce-marking aqap2110', '5–10 50–100'],
  ['software', 'US', 'itar:1 cmmc:1', 'iso27001 nato-clearance', '1–2 15–30'],
];

test.each(designed)('%s for %s, as designed', (product, buyer, planned, ask, figures) => {
  const result = networkResult(buyer, product);
  const inOrder = (list: typeof result.planned, words: (stop: (typeof list)[number]) => string) =>
    networkStops
      .flatMap(({ certification }) => list.find((stop) => stop.certification === certification) ?? [])
      .map(words)
      .join(' ');
  expect([
    inOrder(result.planned, ({ certification, phases }) =>
      phases.includes(3) ? certification : `${certification}:${phases.join('')}`,
    ),
    inOrder(result.ask, ({ certification }) => certification),
    result.total
      ? `${result.total.months.join('–')} ${result.total.usd.map((n) => n / 1000).join('–')}`
      : '–',
  ]).toEqual([planned, ask, figures]);
});

test('a rule that says ask is never printed as needed; a date never stands behind a signal', () => {
  for (const result of networkResults) {
    for (const { mark, word } of markedStops(result))
      expect(/^Ask: /.test(word) ? 'ask' : word === 'Not asked' ? 'none' : 'planned').toBe(mark);
    for (const { verdict, span } of result.planned) if (verdict === 'gate') expect(span).toBeNull();
  }
});

test('the word at AQAP says how certain it is', () => {
  const word = (buyer: BuyerCode) =>
    markedStops(networkResult(buyer, 'drones')).find(({ certification }) => certification === 'aqap2110')
      ?.word;
  expect([word('DE'), word('PL'), word('SE'), word('NSPA'), word('LT'), word('US')]).toEqual([
    'Needed',
    'Needed, reported',
    'Usual: check the clause',
    'Usual',
    'Ask: which clause?',
    'Not asked',
  ]);
});

test('figures and announcement in words; parts of a certification are named', () => {
  expect(announcementOf(networkResult('DE', 'drones'))).toBe(
    'Germany, drones: 2 certifications, 12 to 23 months, 98,000 to 170,000 dollars. 5 to ask.',
  );
  expect(announcementOf(networkResult('AERO', 'vehicles'))).toMatch(
    /product and buyer alone do not decide this.* 3 to ask\.$/,
  );
  expect(figuresOf(networkResult('US', 'parts'))).toEqual({
    count: '4',
    certifications: 'certifications',
    ask: '3 in part, 2 to ask',
    months: '12–23',
    usd: '$103,000–180,000',
  });
});

test('the planner opens with the two answers of the map', () => {
  expect(plannerPath('DE', 'drones')).toBe('/planner#v=2&buyers=DE&products=drones');
});

test('the table holds all 85 combinations of 17 buyers and 5 products, each once, grouped or not', () => {
  for (const grouped of [true, false]) {
    const rows = networkRows(grouped).flatMap(({ product, buyers }) =>
      buyers.map((buyer) => `${buyer} ${product}`),
    );
    expect(rows).toHaveLength(85);
    expect(new Set(rows).size).toBe(85);
  }
  expect(networkRows(true).length).toBeLessThan(45);
});
