import { exampleCosts } from './example-costs';
import { totalCost } from './total-cost';

test('fees and staff days of an example are the sums of its rows on the costs page', () => {
  expect([totalCost('iso9001'), totalCost('aqap2110')].map(({ bills, days }) => [bills, days])).toEqual([
    ['€3,550–9,400', '24–58 days'],
    ['€1,350–10,700', '15–52 days'],
  ]);
  expect(exampleCosts(['iso9001', 'aqap2110'])).toEqual({ fees: '€4,900–20,100', staffDays: '39–110' });
});
