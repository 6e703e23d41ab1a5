import { billsOf } from './bills';
import { budgetCopy } from './budget-copy';
import { fullBudget } from './certification';
import { billName, factorText } from './factors';

const cmmc = fullBudget({ heads: 12, rate: 'east', wanted: ['cmmc'], cmmc: 'l2_self' });

test('the bills of two years are one bill, and its factors say so', () => {
  const [cloud] = billsOf(cmmc, 'later-tests', 'USD');
  expect(cloud).toMatchObject({ kind: 'cloud', sum: [2800, 17400], years: 2 });
  expect(cloud && factorText({ ...cloud, currency: 'USD' }, budgetCopy)).toBe(
    '2 years × 3–12 users × 12 months × $40–60 a user and month',
  );
  expect(cloud && billName(cloud, budgetCopy)).toMatch(/^Government cloud, above the usual license: CMMC/);
});

test('every kind of bill has a word of certainty or was read in its source', () => {
  const { certainty } = budgetCopy;
  expect(certainty).toMatchObject({ audit: 'our estimate', laboratory: 'second-hand', ddtc: undefined });
  expect(new Set(Object.values(certainty))).toEqual(new Set(['our estimate', 'second-hand', undefined]));
});
