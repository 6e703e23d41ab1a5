/** @jest-environment node */
import { days, money } from './print';

test('amounts stand in their currency, days with their halves', () => {
  expect(money([1850, 12700], 'EUR')).toBe('€1,850–12,700');
  expect(money([5300, 18100], 'GBP')).toBe('£5,300–18,100');
  expect(money([84900, 94300], 'PLN')).toBe('PLN\u00a084,900–94,300');
  expect(days([1.5, 2.5])).toBe('1.5–2.5 days');
  expect(days([1, 1])).toBe('1 day');
});
