import { gapBySlug, gapTables } from '@/content/gaps';
import type { ClauseTable, RequirementTable } from '@/content/gaps/types';
import { validateGaps } from './gaps';

const clauses = gapBySlug['iso-9001-to-aqap-2110'];
const requirements = gapBySlug['iso-27001-to-cmmc'];

/** The table with the first row of its first group changed. */
function changed<T extends ClauseTable | RequirementTable>(table: T, change: object): T {
  const [first, ...groups] = table.groups;
  return {
    ...table,
    groups: [
      { ...first, rows: [{ ...first?.rows[0], ...change }, ...(first?.rows.slice(1) ?? [])] },
      ...groups,
    ],
  } as T;
}
const messages = (...tables: Parameters<typeof validateGaps>[0]) =>
  validateGaps(tables).map(({ message }) => message);

test('the four tables are as the sheets and the certification page have them', () => {
  expect(validateGaps(gapTables)).toEqual([]);
});

test.each([
  ['a row that is lost', { ...clauses, groups: clauses.groups.slice(1) }, 'rows is 38, the sheet has 40'],
  ['a state that changed', changed(clauses, { state: 'reuse' }), 'reuse is 11, the sheet has 10'],
  ['a certainty that changed', changed(clauses, { certainty: 'known' }), 'known is 20, the sheet has 19'],
  [
    'a section of an AQAP nobody read',
    changed(clauses, { asked: '5.4.7' }),
    '5.4.7 is no place that was read',
  ],
  [
    'a share of compliance',
    { ...clauses, cardFact: '60% compliant' },
    'a share of compliance is never printed',
  ],
  [
    'a source that the table does not list',
    changed(clauses, { sources: ['as9100'] }),
    "as9100 is none of the table's sources",
  ],
  ['a fragment twice', changed(clauses, { id: 'row-2' }), '"row-2" stands twice'],
  ['points', changed(requirements, { points: 3 }), 'points is 311, the sheet has 313'],
  ['a family', changed(requirements, { points: 3 }), '3.1 has 22 and 52, the certification page 22 and 54'],
  ['objectives', changed(requirements, { objectives: 5 }), 'objectives is 319, the sheet has 320'],
  ['open items', changed(requirements, { openItem: true }), 'openItems is 48, the sheet has 47'],
  [
    'weights',
    changed(requirements, { points: 3 }),
    '43 weigh five: the certification page says something else',
  ],
  [
    'a requirement that may never wait',
    changed(requirements, { points: 1 }),
    expect.stringContaining('3.1.1, 3.1.20, 3.1.22') as unknown as string,
  ],
  [
    'a step after ten days',
    { ...clauses, steps: [{ days: [9, 11], act: 'Wait', text: 'x', result: 'x' }] },
    '"Wait" is not within ten days',
  ],
  [
    'a figure nobody knows',
    { ...clauses, result: 'Of {lines} rows' },
    expect.stringContaining('lines') as unknown as string,
  ],
] as const)('%s is a fault', (_name, table, message) => {
  expect(messages(table as ClauseTable)).toContainEqual(message);
});
