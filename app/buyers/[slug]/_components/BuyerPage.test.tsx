import { render } from '@testing-library/react';
import { buyerBySlug } from '@/content/buyers';
import { aqapTopicIds, factTopicIds } from '@/content/buyers/types';
import { buyersCopy } from '@/content/page-copy/buyers';
import { handoversOf } from '@/lib/buyers/handovers';
import { printedLines } from '@/lib/buyers/lines';
import { sourcesOf } from '@/lib/buyers/sources';
import { BuyerPage } from './BuyerPage';

// The mark observes scrolling, which this document does not have.
jest.mock('@/components/interactive/ReadingMark', () => ({ ReadingMark: () => null }));

// Queries by selector: by role they take seconds on a page this long.
const open = (slug: keyof typeof buyerBySlug) => render(<BuyerPage buyer={buyerBySlug[slug]} />).container;

test('each topic is a part with the id its links name', () => {
  const page = open('lithuania');
  for (const id of factTopicIds) {
    expect(page.querySelector(`section#${id} h3`)).toHaveTextContent(buyersCopy.topics[id]);
    expect(page.querySelector(`nav a[href="#${id}"]`)).not.toBeNull();
  }
  for (const id of aqapTopicIds)
    expect(page.querySelector(`li#${id} h3`)).toHaveTextContent(buyersCopy.topics[id]);
});

test('every number beside a line leads to its text, and each text stands once at the end', () => {
  const page = open('germany');
  const listed = [...page.querySelectorAll('#sources li')].map(({ id }) => id);
  expect(listed).toHaveLength(sourcesOf(printedLines(buyerBySlug.germany)).length);
  const marks = [...page.querySelectorAll('sup a')].map((mark) => mark.getAttribute('href')?.slice(1));
  expect(marks.length).toBeGreaterThan(listed.length);
  for (const mark of marks) expect(listed).toContain(mark);
});

test('what this buyer asks for stands directly below the head, before the offices', () => {
  const ids = [...open('denmark').querySelectorAll('section[id]')].map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['certifications', 'offices', 'aqap']);
});

test('what is open is a question to an office, with its letter, and never a statement', () => {
  const foreign = open('denmark').querySelector('li#foreign li');
  expect(foreign).toHaveTextContent(/^Ask FMI \(Letter 3\):/);
  expect(open('germany').querySelector('li#foreign a[href="#letter-2"]')).not.toBeNull();
});

test.each(['germany', 'ukraine', 'ncia'] as const)(
  'the picture of %s is an ordered list that names every document and its office',
  (slug) => {
    const stops = [...open(slug).querySelectorAll('[aria-labelledby=documents] ol > li')];
    const handovers = handoversOf(buyerBySlug[slug]);
    expect(stops).toHaveLength(handovers.length);
    for (const [index, stop] of stops.entries())
      expect(stop).toHaveTextContent(handovers[index]?.name ?? 'no document');
  },
);

test('what the buyer asks for leads into the planner with the buyer set', () => {
  const section = open('poland').querySelector('#certifications');
  expect(section?.querySelectorAll('tbody tr, dl > div')).toHaveLength(8);
  expect(section?.querySelector('a[href="/planner#v=2&buyers=PL"]')).toHaveTextContent(
    'Plan the route to Poland',
  );
});

test('words of other languages carry their language', () => {
  expect(open('denmark').querySelector('th [lang=da]')).toHaveTextContent('TIL TJENESTEBRUG');
});

test('official sites are opened without a referrer', () => {
  const sites = [...open('norway').querySelectorAll('a[href^="https:"]')];
  expect(sites.length).toBeGreaterThan(4);
  for (const site of sites) expect(site).toHaveAttribute('rel', 'noreferrer');
});
