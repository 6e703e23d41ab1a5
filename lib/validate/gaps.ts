import { cmmc } from '@/content/certifications/cmmc';
import type { ScoringBlock } from '@/content/certifications/types';
import { cmmcFacts } from '@/content/facts/cmmc';
import type { GapSlug } from '@/content/gaps/slugs';
import type { ClauseTable, GapRow, GapState, GapTable, RequirementTable } from '@/content/gaps/types';
import {
  countStates,
  gapRows,
  isRequirement,
  judgedRows,
  pointsOf,
  requirementTotals,
  withFigures,
} from '../gaps/totals';
import { expectedGapTotals } from './gap-totals';
import { checkValues, type Problem, type Report, reporter } from './values';

/** Places in the two AQAPs that were read; the text after them was not available. */
const aqap2110Places = /^(Chapter [13]|4\.[1-3]|5\.[1-6]|5\.1\.1|5\.2\.1|5\.3\.[1-5]|5\.4\.1)$/;
const aqapPlaces: Partial<Record<GapSlug, RegExp>> = {
  'iso-9001-to-aqap-2110': aqap2110Places,
  'as9100-to-aqap-2110': aqap2110Places,
  'as9100-to-aqap-2310': /^(Chapter 1|4\.[1-3]|5\.[1-6])$/,
};

/** The two steps from AS9100D to an AQAP share their rows. */
const folderOf = (slug: GapSlug) => slug.replace(/^(as9100-to-aqap)-\d+$/, '$1');

/** Counts of a clause table, in addition to its states. */
function clauseCounts({ groups }: ClauseTable): Record<string, number> {
  const rows = groups.flatMap((group) => group.rows);
  const sure = (...levels: string[]) => rows.filter(({ certainty }) => levels.includes(certainty)).length;
  const work = (size: string) => rows.filter(({ effort }) => effort === size).length;
  return {
    read: sure('verified', 'second-hand'),
    known: sure('common-practice'),
    open: sure('open'),
    S: work('S'),
    M: work('M'),
    L: work('L'),
  };
}

/** Points of a requirement table by state, in addition to its other totals. */
function requirementCounts(table: RequirementTable): Record<string, number> {
  const rows = table.groups.flatMap((family) => family.rows);
  const pointsIn = (state: GapState) => pointsOf(rows.filter((row) => row.state === state));
  return {
    ...requirementTotals(table),
    reusePoints: pointsIn('reuse'),
    extendPoints: pointsIn('extend'),
    newPoints: pointsIn('new'),
  };
}

/** Rows against the certification page, which prints weights, families and open items in figures and sentences of its own. */
function compareWithPage({ groups }: RequirementTable, report: Report): void {
  const scoring = cmmc.details.find((block): block is ScoringBlock => block.kind === 'scoring');
  const rows = groups.flatMap((family) => family.rows);
  for (const { number, name, requirements, points } of scoring?.families ?? []) {
    const family = groups.find((group) => group.number === number);
    if (family?.name !== name)
      report('groups', `${number} is "${family?.name}", the certification page has "${name}"`);
    const counted = [family?.rows.length, pointsOf(family?.rows ?? [])].join(' and ');
    if (counted !== `${requirements} and ${points}`)
      report('groups', `${number} has ${counted}, the certification page ${requirements} and ${points}`);
  }
  const lowest = rows.length - pointsOf(rows);
  if (scoring?.ruler.max !== rows.length || scoring.ruler.min !== lowest)
    report('groups', `scores run from ${lowest} to ${rows.length}, the certification page differs`);
  const weigh = (weight: number) => rows.filter(({ points }) => points === weight).length;
  const lead = scoring?.lead ?? '';
  for (const [weight, word] of [
    [5, 'five'],
    [3, 'three'],
  ] as const)
    if (!lead.includes(`${weigh(weight)} weigh ${word}`))
      report('groups', `${weigh(weight)} weigh ${word}: the certification page says something else`);
  const never = rows.filter(({ points, poamAllowed }) => points <= 1 && !poamAllowed).map(({ id }) => id);
  const named = /never wait: ([\d., and]+)\./
    .exec(cmmcFacts['cmmc-open-items'].text)?.[1]
    ?.match(/3\.\d+\.\d+/g);
  if (never.join() !== named?.join())
    report(
      'groups',
      `${never.join(', ')} may never wait, the fact cmmc-open-items names ${named?.join(', ')}`,
    );
}

/**
 * A row names its sources by their number in the table; the research sheets name no document for a row that was not
 * read.
 */
function checkSources({ groups, sources }: ClauseTable, report: Report): void {
  const listed = sources.map(({ document }) => document);
  for (const { id, sources: read = [], headingIn = [] } of groups.flatMap((group) => group.rows))
    for (const document of [...read, ...headingIn])
      if (!listed.includes(document)) report(id, `${document} is none of the table's sources`);
}

/** A row whose text nobody has read is unknown and names no record; every other row is judged and names one. */
function checkUnknown(row: GapRow, report: Report): void {
  const unknown = row.state === 'unknown';
  if (!isRequirement(row) && unknown !== (row.certainty === 'open'))
    report(row.id, 'unknown is the state of the rows whose certainty is open, and of no other');
  if (unknown !== (row.record === null))
    report(row.id, 'a record is named by every row but the unknown ones');
}

/** Checks what the types cannot say about gap tables: totals of the research, places that were read, no share of compliance. */
export function validateGaps(tables: readonly GapTable[]): Problem[] {
  const problems: Problem[] = [];
  for (const table of tables) {
    const report = reporter(problems, `content/gaps/${folderOf(table.slug)}/index.ts`, table.slug);
    const rows = gapRows(table);
    const counts: Record<string, number> = {
      ...(table.kind === 'clauses' ? clauseCounts(table) : requirementCounts(table)),
      ...countStates(rows),
      rows: judgedRows(table).length,
    };
    const { source, totals } = expectedGapTotals[table.slug];
    for (const [name, wanted] of Object.entries(totals))
      if (counts[name] !== wanted) report('groups', `${name} is ${counts[name]}, not ${wanted} (${source})`);
    for (const row of rows) checkUnknown(row, report);
    const ids = [...rows, ...table.groups].map(({ id }) => id);
    for (const id of ids.filter((each, index) => ids.indexOf(each) < index))
      report('groups', `"${id}" stands twice`);
    const places = aqapPlaces[table.slug];
    if (places && table.kind === 'clauses')
      for (const { id, asked } of table.groups.flatMap((group) => group.rows))
        for (const place of asked.split(', '))
          if (!places.test(place)) report(id, `${place} is no place that was read`);
    if (table.kind === 'clauses') checkSources(table, report);
    else compareWithPage(table, report);
    if (/\d\s?%/.test(JSON.stringify(table))) report('groups', 'a share of compliance is never printed');
    for (const {
      days: [from, to],
      act,
    } of table.steps ?? [])
      if (from > to || from < 1 || to > 10) report('steps', `"${act}" is not within ten days`);
    const words = JSON.stringify({ ...table, groups: rows.map(({ need, record }) => [need, record]) });
    checkValues(JSON.parse(withFigures(words, table)), '', report);
  }
  return problems;
}
