import { budgetCopy } from './budget-copy';
import { fullBudget } from './certification';
import { factorText, invoiceName } from './factors';
import { invoicesOf } from './invoices';

const cmmc = fullBudget({ heads: 12, rate: 'east', wanted: ['cmmc'], cmmc: 'l2_self' });

test('merges equal invoices of two years into one, with the years as a factor', () => {
  const [cloud] = invoicesOf(cmmc, 'later-tests', 'USD');
  expect(cloud).toMatchObject({ kind: 'cloud', sum: [2800, 17400], years: 2 });
  expect(cloud && factorText({ ...cloud, currency: 'USD' }, budgetCopy)).toBe(
    '2 years × 3–12 users × 12 months × $40–60 a user and month',
  );
  expect(cloud && invoiceName(cloud, budgetCopy)).toMatch(
    /^Government cloud, on top of the usual license: CMMC/,
  );
});
