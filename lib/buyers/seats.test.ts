import { buyerBySlug, buyerRecords } from '@/content/buyers';
import { seatsFor } from './seats';

const gateIds = (slug: keyof typeof buyerBySlug) =>
  Object.fromEntries(
    seatsFor([buyerBySlug[slug]]).map(({ id, gates }) => [id, gates.map(({ gate }) => gate.id)]),
  );

test('a seat adds its own gates and no others', () => {
  expect(gateIds('germany')).toEqual({
    ukraine: ['ukrainian-permit', 'eu-bidders', 'eu-importer', 'ukrainian-clearance'],
    denmark: ['war-material'],
    lithuania: [],
  });
  expect(gateIds('nspa').ukraine).toContain('agency-eligibility');
});

test('a buyer at home needs no export license', () => {
  const atHome = seatsFor([buyerBySlug.lithuania]).map((seat) => [seat.id, seat.atHome]);
  expect(atHome).toEqual([
    ['ukraine', false],
    ['denmark', false],
    ['lithuania', true],
  ]);
});

test('home authorities come from the record of the home nation', () => {
  const [ukraine] = seatsFor([buyerBySlug.norway]);
  expect(ukraine?.clears).toBe(buyerBySlug.ukraine.topics.marks);
});

test('among all buyers a gate names those that bring it', () => {
  const [ukraine] = seatsFor(buyerRecords);
  const buyersOf = (id: string) =>
    ukraine?.gates.find(({ gate }) => gate.id === id)?.buyers.map(({ slug }) => slug);
  expect(buyersOf('agency-eligibility')).toEqual(['nspa', 'ncia']);
  expect(buyersOf('ukrainian-permit')).toHaveLength(buyerRecords.length - 1);
});
