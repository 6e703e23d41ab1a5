import type { ListedBuyer } from '@/content/buyers/list';

const latvia: ListedBuyer = { code: 'LV', name: 'Latvia', aqap: 'unread' };

/** Reloads the site's modules with one more nation: its entry in the list, and a copy of another nation's record. */
async function withLatvia(line: Partial<ListedBuyer>, record = 'estonia') {
  jest.resetModules();
  const { nations } = await import('@/content/buyers/list');
  const { records } = await import('@/content/buyers/records');
  Object.assign(nations, { latvia: line });
  Object.assign(records, { latvia: (records as Readonly<Record<string, unknown>>)[record] });
  return {
    ...(await import('@/content/buyers')),
    ...(await import('@/content/planner/codes')),
    planned: (await import('@/content/planner/buyers')).plannerBuyers,
    ...(await import('@/content/planner/rules')),
    ...(await import('@/content/page-copy/buyers')),
    ...(await import('@/content/page-copy/verify')),
    ...(await import('@/content/verify/nations')),
    ...(await import('@/lib/network/data')),
    ...(await import('@/lib/network/layout')),
    ...(await import('@/lib/planner/engine/plan')),
    ...(await import('./requirements')),
  };
}
const code = 'LV' as 'EE';

test('a listed nation is included in planner, map, registers and counts', async () => {
  const site = await withLatvia(latvia);
  const { ask } = site.plan({ buyers: [code], products: ['drones'] });
  expect(ask.map(({ certification }) => certification)).toContain('aqap2110');
  expect(site.rules.find(({ id }) => id === 'R58')?.given).toContain('Latvia or another NATO nation');
  expect(site.planned.map((buyer) => buyer.code)).toEqual(site.buyerCodes);
  expect(site.networkMap.lines.ask).toContainEqual(
    expect.objectContaining({ code, name: 'Latvia', inText: 'Latvia', href: '/buyers/latvia' }),
  );
  expect(Object.keys(site.networkAnswers().of)).toContain(code);
  expect(site.nationRegisters.map(({ nation }) => nation)).toContain('Latvia');
  expect(site.buyersPage.lead).toContain('twelve countries and two NATO agencies');
  expect(site.verifyPage.nations.disclosure).toBe('In thirteen countries');
});

test('the source of its AQAP clause determines its line on the map', async () => {
  const { networkMap, plan } = await withLatvia({ ...latvia, aqap: 'read' });
  expect(networkMap.lines.planned.map(({ name }) => name)).toContain('Latvia');
  const { items } = plan({ buyers: [code], products: ['drones'] });
  expect(items.map(({ certification }) => certification)).toContain('aqap2110');
});
