import { buyerRecords } from '@/content/buyers';
import { buyerCodes } from '@/content/planner/codes';
import { networkResults } from '../network/results';
import { requiredByEvery, requirementsOf } from './requirements';

const verdictOf = (code: Parameters<typeof requirementsOf>[0], slug: string) =>
  requirementsOf(code).find(({ certification }) => certification === slug)?.verdicts;

test('requirements of a buyer match the planner’s result', () => {
  for (const { buyer, product, items } of networkResults) {
    if (!['DE', 'NSPA', 'NCIA', 'UA'].includes(buyer) || (product !== 'drones' && product !== 'software'))
      continue;
    const required = requirementsOf(buyer)
      .filter(({ verdicts }) => ['needed', 'usual'].includes(verdicts[product]))
      .map(({ certification }) => certification);
    expect({ buyer, product, required: [...required].sort() }).toEqual({
      buyer,
      product,
      required: items.map(({ certification }) => certification).sort(),
    });
  }
});

test('AQAP 2110 is needed only where a national text requires it', () => {
  const needed = buyerCodes.filter((code) =>
    Object.values(verdictOf(code, 'aqap2110') ?? {}).includes('needed'),
  );
  expect(needed).toEqual(['DE', 'PL', 'UK']);
});

test('requiredByEvery returns only certifications that every buyer requires, and at least one', () => {
  const codes = buyerRecords.map(({ code }) => code);
  expect(requiredByEvery(codes, ['needed', 'usual'])).toEqual(['iso9001']);
  expect(requiredByEvery(codes, ['ask'])).not.toContain('aqap2110');
});
