import { fieldsIn } from '@/lib/content/walk';
import {
  countStates,
  figuresOf,
  gapRows,
  isRequirement,
  judgedRows,
  pointsOf,
  requirementTotals,
} from '@/lib/gaps/totals';
import { duplicates } from '@/scripts/support/duplicates';
import { certificationBySlug } from '../certifications';
import { weights } from '../certifications/cmmc';
import { neverDeferred } from '../facts/cmmc';
import { gapBySlug, gapTables } from '.';
import type { ClauseTable, GapState } from './types';

const clauseTables = gapTables.filter((table) => table.kind === 'clauses');
const clauseRows = ({ groups }: ClauseTable) => groups.flatMap(({ rows }) => rows);

// The totals of the research; after an intended change: npx jest content/gaps -u
test.each(clauseTables)('$slug has the totals of the research', (table) => {
  const rows = clauseRows(table);
  const count = (field: 'certainty' | 'effort') =>
    Object.fromEntries(
      [...new Set(rows.map((row) => row[field]))].map((value) => [
        value,
        rows.filter((row) => row[field] === value).length,
      ]),
    );
  expect({
    rows: judgedRows(table).length,
    states: countStates(rows),
    certainty: count('certainty'),
    effort: count('effort'),
  }).toMatchSnapshot();
});

/** Places in the two AQAPs that were read; the text after them was not available. */
const aqap2110 = /^(Chapter [13]|4\.[1-3]|5\.[1-6]|5\.1\.1|5\.2\.1|5\.3\.[1-5]|5\.4\.1)$/;
const aqap2310 = /^(Chapter 1|4\.[1-3]|5\.[1-6])$/;

test.each([
  ['iso-9001-to-aqap-2110', aqap2110],
  ['as9100-to-aqap-2110', aqap2110],
  ['as9100-to-aqap-2310', aqap2310],
] as const)('%s: asked names places of the AQAP that were read', (slug, read) => {
  const places = clauseRows(gapBySlug[slug]).map(({ id, targetClause }) => ({
    id,
    unread: targetClause.split(', ').filter((place) => !read.test(place)),
  }));
  expect(places.filter(({ unread }) => unread.length > 0)).toEqual([]);
});

test.each(clauseTables)('$slug: state is unknown if certainty is open, and only then', (table) => {
  expect(
    clauseRows(table).filter(({ state, certainty }) => (state === 'unknown') !== (certainty === 'open')),
  ).toEqual([]);
});

test.each(clauseTables)('$slug: rows cite documents of the sources of the table', (table) => {
  const listed = table.sources.map(({ document }) => document);
  const cited = clauseRows(table).map(({ id, sources = [], headingIn = [] }) => ({
    id,
    unlisted: [...sources, ...headingIn].filter((document) => !listed.includes(document)),
  }));
  expect(cited.filter(({ unlisted }) => unlisted.length > 0)).toEqual([]);
});

describe.each(gapTables)('$slug', (table) => {
  const rows = gapRows(table);

  test('record is null if state is unknown, and only then', () => {
    expect(rows.filter(({ state, record }) => (state === 'unknown') !== (record === null))).toEqual([]);
  });

  test('groups and rows have a fragment of their own', () => {
    expect(duplicates([...table.groups, ...rows].map(({ id }) => id))).toEqual([]);
  });

  test('no text states a share of compliance in percent', () => {
    expect(fieldsIn(table).filter(([, value]) => typeof value === 'string' && /\d\s?%/.test(value))).toEqual(
      [],
    );
  });

  test('names in braces are figures of the table', () => {
    const figures = Object.keys(figuresOf(table));
    const names = fieldsIn(table).flatMap(([field, value]) =>
      typeof value === 'string'
        ? [...value.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, name = '']) => ({ field, name }))
        : [],
    );
    expect(names.filter(({ name }) => !figures.includes(name))).toEqual([]);
  });
});

describe('iso-27001-to-cmmc', () => {
  const table = gapBySlug['iso-27001-to-cmmc'];
  const rows = gapRows(table).filter(isRequirement);
  const scoring = certificationBySlug.cmmc.details.find((block) => block.kind === 'scoring');
  const pointsIn = (state: GapState) => pointsOf(rows.filter((row) => row.state === state));

  test('has the totals of the research', () => {
    expect({
      ...requirementTotals(table),
      ...countStates(rows),
      reusePoints: pointsIn('reuse'),
      extendPoints: pointsIn('extend'),
      newPoints: pointsIn('new'),
    }).toMatchSnapshot();
  });

  test('has the families and points of certifications/cmmc.ts', () => {
    const families = table.groups.map(({ number, name, rows: { length }, rows }) => ({
      number,
      name,
      requirements: length,
      points: pointsOf(rows),
    }));
    expect(scoring?.families).toEqual(families);
    expect(scoring?.ruler).toMatchObject({ min: rows.length - pointsOf(rows), max: rows.length });
  });

  test.each([5, 3, 1] as const)(
    'has as many requirements of %i points as certifications/cmmc.ts prints',
    (points) => {
      expect(rows.filter((row) => row.points === points)).toHaveLength(weights[points]);
    },
  );

  test('defers all requirements of one point or none but those that the fact cmmc-open-items names', () => {
    expect(rows.filter(({ points, poamAllowed }) => points <= 1 && !poamAllowed).map(({ id }) => id)).toEqual(
      neverDeferred,
    );
  });
});
