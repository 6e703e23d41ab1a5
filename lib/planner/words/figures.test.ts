import type { DataCode } from '@/content/planner/codes';
import { plan } from '../engine/plan';
import { addsText, possibleLengthText } from './figures';
import { plannerWords } from './words';

const possible = (slug: string, data: DataCode) => {
  const found = plan({ buyers: ['DE'], products: ['software'], data: [data] }).ask.find(
    ({ certification }) => certification === slug,
  );
  if (!found) throw new Error(`${slug} is not a possible certification`);
  return found;
};

test('a possible clearance states the months to prepare, and that its decision has no date', () => {
  const clearance = possible('nato-clearance', 'RESTRICTED');
  expect(possibleLengthText(clearance, plannerWords)).toBe(
    '3–6 months to prepare, if needed; the decision has no date',
  );
  expect(addsText(clearance, plannerWords)).toBe(
    'This would add 3–6 months to prepare and $25,000–50,000; the decision has no date.',
  );
});

test('other possible certifications state their months', () => {
  const quality = possible('iso9001', 'NOT_TOLD');
  expect(possibleLengthText(quality, plannerWords)).toBe('5–10 months if needed');
  expect(addsText(quality, plannerWords)).toBe('This would add 5–10 months and $33,000–60,000.');
});
