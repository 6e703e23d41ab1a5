import { buyerRecords } from '@/content/buyers';
import { buyerCodes } from '@/content/planner/codes';
import { requiredByEvery, requirementsOf } from './requirements';

const verdictOf = (code: Parameters<typeof requirementsOf>[0], slug: string) =>
  requirementsOf(code).find(({ certification }) => certification === slug)?.verdicts;

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
