import { buyerBySlug, buyerRecords } from '@/content/buyers';
import { homePermits } from '@/content/buyers/permits';
import { permitsFor } from './permits';

const permitTo = (slug: keyof typeof buyerBySlug, home: string) => {
  const permit = permitsFor([buyerBySlug[slug]]).find((each) => each.home === home);
  if (!permit) throw new Error(`no permit from ${home}`);
  return permit;
};
const routes = (slug: keyof typeof buyerBySlug, home: string) => {
  const record = homePermits.find((each) => each.home === home);
  return permitTo(slug, home).routes.map((route) =>
    route === record?.inside ? 'transfer' : route === record?.outside ? 'export' : 'neither',
  );
};

test('inside the EU it is a transfer, to the UK and Ukraine an export, from Ukraine always an export', () => {
  expect(routes('germany', 'denmark')).toEqual(['transfer']);
  expect(routes('united-kingdom', 'denmark')).toEqual(['export']);
  expect(routes('ukraine', 'poland')).toEqual(['export']);
  expect(routes('germany', 'ukraine')).toEqual(['export']);
});

test('Norway counts as inside for Denmark and Finland alone', () => {
  expect(routes('norway', 'denmark')).toEqual(['transfer']);
  expect(routes('norway', 'finland')).toEqual(['transfer']);
  expect(routes('norway', 'germany')).toEqual(['export']);
});

test('at home there is no route, and an agency names the place', () => {
  expect(permitTo('lithuania', 'lithuania')).toMatchObject({ atHome: true, routes: [] });
  expect(routes('nspa', 'germany')).toEqual(['transfer', 'export']);
});

test('a home country adds its own gates and no others', () => {
  const gates = (slug: keyof typeof buyerBySlug, home: string) =>
    permitTo(slug, home).gates.map(({ gate }) => gate.id);
  expect(gates('germany', 'ukraine')).toEqual([
    'ukrainian-permit',
    'eu-bidders',
    'eu-importer',
    'ukrainian-clearance',
  ]);
  expect(gates('germany', 'denmark')).toEqual(['war-material']);
  expect(gates('germany', 'lithuania')).toEqual([]);
  expect(gates('nspa', 'ukraine')).toContain('agency-eligibility');
});

test('among all buyers a gate names those that bring it', () => {
  const ukraine = permitsFor(buyerRecords).find(({ home }) => home === 'ukraine');
  const buyersOf = (id: string) =>
    ukraine?.gates.find(({ gate }) => gate.id === id)?.buyers.map(({ slug }) => slug);
  expect(buyersOf('agency-eligibility')).toEqual(['nspa', 'ncia']);
  expect(buyersOf('ukrainian-permit')).toHaveLength(buyerRecords.length - 1);
});
