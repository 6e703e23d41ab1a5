import { buyerRecords } from '@/content/buyers';
import { statementsIn } from '../content/statements';

test('every open question on a buyer’s page names the office to ask', () => {
  const open = statementsIn(buyerRecords).filter(({ certainty }) => certainty === 'open');
  expect(open.length).toBeGreaterThan(20);
  expect(open.filter(({ ask }) => !ask)).toEqual([]);
});
