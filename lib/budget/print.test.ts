/** @jest-environment node */
import { axesOf, days, mark, money } from './print';

test('amounts stand in their currency, days with their halves', () => {
  expect(money([1850, 12700], 'EUR')).toBe('€1,850–12,700');
  expect(money([5300, 18100], 'GBP')).toBe('£5,300–18,100');
  expect(money([84900, 94300], 'PLN')).toBe('PLN\u00a084,900–94,300');
  expect(days([1.5, 2.5])).toBe('1.5–2.5 days');
  expect(days([1, 1])).toBe('1 day');
});

test('each currency has one axis, which reaches its largest total of any block', () => {
  const axes = axesOf({
    body: { EUR: [8450, 27300], USD: [950, 950] },
    later: { EUR: [6900, 22600], USD: [500, 500] },
    recertification: { EUR: [6750, 30100] },
  });
  expect([...axes.keys()]).toEqual(['EUR', 'USD']);
  expect(axes.get('EUR')?.at(-1)).toBeGreaterThanOrEqual(30100);
  expect(axes.get('USD')?.at(-1)).toBe(1200);
  expect(axesOf({}).size).toBe(0);
});

test('a mark of an axis is short, and whole where it is no thousand', () => {
  expect([0, 500, 4500, 12000].map((amount) => mark(amount, 'EUR'))).toEqual([
    '€0',
    '€500',
    '€4,500',
    '€12K',
  ]);
});
