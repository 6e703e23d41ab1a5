import { buyerRecords } from '@/content/buyers';
import { buyerCodes } from '@/content/planner/codes';
import { networkResults } from '../network/results';
import { requiredByEvery, requirementsOf } from './requirements';

const verdictOf = (code: Parameters<typeof requirementsOf>[0], slug: string) =>
  requirementsOf(code).find(({ certification }) => certification === slug)?.verdicts;

test('what a buyer asks for is what the planner plans for it', () => {
  for (const { buyer, product, items } of networkResults) {
    if (!['DE', 'NSPA', 'NCIA', 'UA'].includes(buyer) || (product !== 'drones' && product !== 'software'))
      continue;
    const asked = requirementsOf(buyer)
      .filter(({ verdicts }) => ['needed', 'usual'].includes(verdicts[product]))
      .map(({ certification }) => certification);
    expect({ buyer, product, asked: [...asked].sort() }).toEqual({
      buyer,
      product,
      asked: items.map(({ certification }) => certification).sort(),
    });
  }
});

test('a nation usually asks a drone maker for AQAP 2110; with parts, ask', () => {
  expect(verdictOf('SE', 'aqap2110')).toEqual({
    drones: 'usual',
    electronics: 'usual',
    parts: 'ask',
    software: 'ask',
  });
});

test('AQAP 2110 is needed only where a nation’s own text says so', () => {
  const needed = buyerCodes.filter((code) =>
    Object.values(verdictOf(code, 'aqap2110') ?? {}).includes('needed'),
  );
  expect(needed).toEqual(['DE', 'PL', 'UK']);
});

test('what every buyer asks of a drone maker is said once: never nothing, and no more than holds for all', () => {
  const codes = buyerRecords.map(({ code }) => code);
  expect(requiredByEvery(codes, ['needed', 'usual'])).toEqual(['iso9001']);
  expect(requiredByEvery(codes, ['ask'])).not.toContain('aqap2110');
});
