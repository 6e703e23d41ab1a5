import { billsOfAllSizes, costSummary } from './total-cost';

test('ISO 27001: what a body bills and a test that you may buy are one figure, support and days stand beside it', () => {
  expect(costSummary('iso27001').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^\$/),
    '€6,850–30,500',
    '46–110 days',
  ]);
});

test('from the smallest company to the largest', () => {
  expect([billsOfAllSizes('aqap2110'), billsOfAllSizes('itar')]).toEqual(['€750–17,600', '€3,000–15,000']);
});
