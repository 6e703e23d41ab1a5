import { buyerBySlug } from '@/content/buyers';
import { openQuestion } from '@/content/buyers/evidence';
import type { Buyer } from '@/content/buyers/types';
import { validateBuyers } from './buyers';

const germany: Buyer = buyerBySlug.germany;
const problemsOf = (change: (buyer: Buyer) => Buyer) =>
  validateBuyers([change(germany)]).map(({ field, message }) => `${field}: ${message}`);
const withTopic = (id: keyof Buyer['topics'], topic: Partial<Buyer['topics']['buys']>) => (buyer: Buyer) => ({
  ...buyer,
  topics: { ...buyer.topics, [id]: { ...buyer.topics[id], ...topic } },
});

test.each<[string, (buyer: Buyer) => Buyer, string]>([
  [
    'an office twice',
    (b) => ({ ...b, offices: [b.offices[0], b.offices[0]] }),
    'offices[1].name: "BAAINBw, the federal procurement office" stands twice',
  ],
  ['a letter twice', (b) => ({ ...b, letters: ['2', '2'] }), 'letters: a letter stands twice'],
  ['a level no marking has', (b) => ({ ...b, markings: [b.markings[0]] }), 'clearanceFrom: no marking has'],
  [
    'a verdict on what is open',
    (b) => ({ ...b, lowestMarking: 'ask' }),
    'lowestMarking: "ask" and the certainty',
  ],
  [
    'a short answer that hides what is open',
    withTopic('buys', { short: 'Ask BAAINBw' }),
    'topics.buys.short',
  ],
  [
    'markings out of order',
    (b) => ({ ...b, markings: [b.markings[0], b.markings[0]] }),
    'markings[1].level: 1 does not follow 1',
  ],
  [
    'an open line that asks nothing',
    withTopic('buys', { facts: [{ text: 'The name of the office.', ...openQuestion('BAAINBw') }] }),
    'topics.buys.facts[0].text: is open and asks nothing',
  ],
  [
    'an open marking that asks nothing',
    (b) => ({ ...b, markings: [{ ...b.markings[0], ...openQuestion('BMWE') }] }),
    'markings[0].needs: is open and asks nothing',
  ],
  [
    'an open line of a guide that asks nothing',
    (b) => ({
      ...b,
      guides: [
        {
          id: 'own',
          title: 'Own',
          answer: 'A fee',
          facts: [{ name: 'Fee', text: 'The fee.', ...openQuestion('BMWE') }],
        },
      ],
    }),
    'text: what is open asks',
  ],
  [
    'a guide under the id of a topic',
    (b) => ({ ...b, guides: (b.guides ?? []).map((guide) => ({ ...guide, id: 'export' })) }),
    'guides: two parts of the page share an id',
  ],
  ['a nation without its law on armed drones', (b) => ({ ...b, weapon: undefined }), 'weapon: a nation has'],
  ['a foreign word in no language', (b) => ({ ...b, lead: 'The {xx:Amt} buys.' }), 'lead: '],
])('%s is found', (_, change, problem) => {
  expect(problemsOf(change).some((found) => found.startsWith(problem))).toBe(true);
});
