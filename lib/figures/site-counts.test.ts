import { buyerRecords } from '@/content/buyers';
import { entriesIn } from '../buyers/statements';

test('every open question on a buyer’s page names the office to ask', () => {
  const open = entriesIn(buyerRecords).filter((entry) => 'certainty' in entry && entry.certainty === 'open');
  expect(open.filter((entry) => !('ask' in entry && entry.ask))).toEqual([]);
});
