import { gapBySlug } from '@/content/gaps';
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

/** A total that drifted, with the research that counted it. */
const wrong = (drift: string) => expect.stringContaining(`${drift} (`) as unknown as string;

test.each([
  ['a row that is lost', { ...clauses, groups: clauses.groups.slice(1) }, wrong('rows is 34, not 36')],
  [
    'a row that becomes unknown',
    changed(clauses, { state: 'unknown', certainty: 'open', record: null }),
    wrong('rows is 35, not 36'),
  ],
  [
    'an unknown row that is called certain',
    changed(clauses, { state: 'unknown', record: null }),
    'unknown is the state of the rows whose certainty is open, and of no other',
  ],
  [
    'a row without a record',
    changed(clauses, { record: null }),
    'a record is named by every row but the unknown ones',
  ],
  ['points of a state', changed(requirements, { state: 'reuse' }), wrong('reuseScore is -140, not -145')],
  [
    'a certainty that changed',
    changed(clauses, { certainty: 'common-practice' }),
    wrong('known is 22, not 21'),
  ],
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
  ['points', changed(requirements, { points: 3 }), wrong('points is 311, not 313')],
  ['a family', changed(requirements, { points: 3 }), '3.1 has 22 and 52, the certification page 22 and 54'],
  ['objectives', changed(requirements, { objectives: 5 }), wrong('objectives is 319, not 320')],
  ['open items', changed(requirements, { poamAllowed: true }), wrong('poamRows is 48, not 47')],
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
