import { costSummary, invoiceRange } from './total-cost';

test('ISO 27001: adds the body’s invoices and the optional test, and lists support and days separately', () => {
  expect(costSummary('iso27001').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^\$/),
    '€6,850–30,500',
    '46–110 days',
  ]);
});

test('ranges from the smallest company to the largest', () => {
  expect([invoiceRange('aqap2110'), invoiceRange('itar')]).toEqual(['€750–17,600', '€3,000–15,000']);
});
