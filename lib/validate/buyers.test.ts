import { buyerBySlug, buyerRecords } from '@/content/buyers';
import type { Buyer } from '@/content/buyers/types';
import { validateBuyers } from './buyers';

const germany: Buyer = buyerBySlug.germany;
const problemsOf = (change: (buyer: Buyer) => Buyer) =>
  validateBuyers([change(germany)]).map(({ field, message }) => `${field}: ${message}`);
const withTopic = (id: keyof Buyer['topics'], topic: Partial<Buyer['topics']['buys']>) => (buyer: Buyer) => ({
  ...buyer,
  topics: { ...buyer.topics, [id]: { ...buyer.topics[id], ...topic } },
});

test('the records have no fault', () => {
  expect(validateBuyers(buyerRecords)).toEqual([]);
});

test.each<[string, (buyer: Buyer) => Buyer, string]>([
  ['a name the planner has otherwise', (b) => ({ ...b, name: 'Deutschland' }), 'name: the planner calls DE'],
  ['a long card', (b) => ({ ...b, cardFact: 'x'.repeat(63) }), 'cardFact: has 63 characters'],
  [
    'a host twice',
    withTopic('export', { sites: ['www.bundeswehr.de'] }),
    'sites: "www.bundeswehr.de" stands twice',
  ],
  [
    'an address as host',
    withTopic('export', { sites: ['https://bafa.de'] }),
    'sites: "https://bafa.de" is no host',
  ],
  [
    'a short answer that hides what is open',
    withTopic('buys', { short: 'Ask BAAINBw' }),
    'topics.buys.short',
  ],
  [
    'marks out of order',
    (b) => ({ ...b, marks: [b.marks[0], b.marks[0]] }),
    'marks[1].level: 1 does not follow 1',
  ],
  ['a foreign word in no language', (b) => ({ ...b, lead: 'The {xx:Amt} buys.' }), 'lead: '],
])('%s is found', (_, change, problem) => {
  expect(problemsOf(change).some((found) => found.startsWith(problem))).toBe(true);
});
