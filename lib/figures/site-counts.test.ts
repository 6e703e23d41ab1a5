import { buyerRecords } from '@/content/buyers';
import { entriesIn } from '../buyers/statements';
import { siteCounts } from './site-counts';

test('every count is of something that the site has', () => {
  expect(Object.entries(siteCounts).filter(([, count]) => count < 2)).toEqual([]);
});

test('every open question on a buyer’s page names the office to ask', () => {
  const open = entriesIn(buyerRecords).filter((entry) => 'certainty' in entry && entry.certainty === 'open');
  expect(open.filter((entry) => !('ask' in entry && entry.ask))).toEqual([]);
});
