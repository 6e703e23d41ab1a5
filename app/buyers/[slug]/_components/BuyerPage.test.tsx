import { render } from '@testing-library/react';
import { buyerBySlug } from '@/content/buyers';
import { topicIds } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { evidenceOf } from '@/lib/buyers/lines';
import { meetingsOf } from '@/lib/buyers/meetings';
import { BuyerPage } from './BuyerPage';

// The mark observes scrolling, which this document does not have.
jest.mock('@/components/interactive/ReadingMark', () => ({ ReadingMark: () => null }));

// Queries by selector: by role they take seconds on a page this long.
const open = (slug: keyof typeof buyerBySlug) => render(<BuyerPage buyer={buyerBySlug[slug]} />).container;

test('each topic is a section with the id its links name, and every line says when it was checked', () => {
  const page = open('lithuania');
  for (const id of topicIds) {
    expect(page.querySelector(`section#${id} h2`)).toHaveTextContent(buyersCopy.topics[id]);
    expect(page.querySelector(`nav a[href="#${id}"]`)).not.toBeNull();
  }
  const checked = [...page.querySelectorAll('section[id] p')].filter(({ textContent }) =>
    textContent?.startsWith('Checked on'),
  );
  expect(checked).toHaveLength(evidenceOf(buyerBySlug.lithuania).length);
});

test.each(['germany', 'ukraine', 'ncia'] as const)(
  'the picture of %s is an ordered list that names every paper and its desk',
  (slug) => {
    const stops = [...open(slug).querySelectorAll('[aria-labelledby=papers] ol > li')];
    const meetings = meetingsOf(buyerBySlug[slug]);
    expect(stops).toHaveLength(meetings.length);
    for (const [index, stop] of stops.entries())
      expect(stop).toHaveTextContent(meetings[index]?.name ?? 'no paper');
  },
);

test('what the buyer asks for leads into the planner with the buyer set', () => {
  const section = open('poland').querySelector('#certifications');
  expect(section?.querySelectorAll('tbody tr')).toHaveLength(8);
  expect(section?.querySelector('a[href="/planner#v=2&buyers=PL"]')).toHaveTextContent(
    'Plan the route to Poland',
  );
});

test('words of other languages carry their language', () => {
  expect(open('denmark').querySelector('th [lang=da]')).toHaveTextContent('TIL TJENESTEBRUG');
});

test('sites of authorities are opened without handing over the window', () => {
  const sites = [...open('norway').querySelectorAll('a[href^="https:"]')];
  expect(sites).toHaveLength(4);
  for (const site of sites) expect(site).toHaveAttribute('rel', 'noopener');
});
