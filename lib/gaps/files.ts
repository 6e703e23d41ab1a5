import { type DocumentId, documents } from '@/content/facts/documents';
import { gapBySlug } from '@/content/gaps';
import { roleNames } from '@/content/gaps/roles';
import { type GapTableSlug, gapTableSlugs } from '@/content/gaps/slugs';
import type { GapGroup, GapRow, GapTable } from '@/content/gaps/types';
import { gapTableCopy } from '@/content/page-copy/gaps';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import { toCsv } from '@/lib/text/csv';
import { plainText } from '@/lib/text/rich-text';
import { gapPagePath, gapPath } from './path';
import { countStates, figuresOf, gapRows, isRequirement, withFigures } from './totals';

/** Download formats of a table. */
export const gapFileKinds = ['csv', 'json'] as const;
type GapFileKind = (typeof gapFileKinds)[number];

/** Returns the path of a table's download. */
export const gapFilePath = (slug: GapTableSlug, kind: GapFileKind) =>
  `${gapPath(slug)}/table.${kind}` as const;

/** Formats documents as one field: title and edition of each. */
const cite = (ids: readonly DocumentId[] = []) =>
  ids.map((id) => `${documents[id].title} (${documents[id].edition})`).join(' | ');

/** Returns the fields that are specific to clause rows or to requirements. */
function specificFields(row: GapRow): Record<string, string | number> {
  if (!isRequirement(row)) {
    const { sourceClause, effort, certainty, readIn, sources, headingIn } = row;
    return {
      held: sourceClause ?? '',
      effort,
      certainty,
      readIn: readIn ?? '',
      source: cite(sources),
      headingIn: cite(headingIn),
    };
  }
  const { name, why, level1, points, partial, poamAllowed, objectives, controls, allViaEdition2013 } = row;
  return {
    name,
    why,
    level1: level1 ?? '',
    points,
    partialPoints: partial?.points ?? '',
    partialWhen: partial?.when ?? '',
    mayStayOpen: poamAllowed ? 1 : 0,
    objectives,
    iso27001: [...(controls.viaEdition2013 ?? []), ...(controls.toEdition2022 ?? [])].join(' '),
    iso27001Judgment: controls.judgment?.join(' ') ?? '',
    iso27001NistChain: allViaEdition2013 ?? '',
  };
}

const rowRecord = (row: GapRow, { number, name }: GapGroup) => ({
  id: row.id,
  group: [number, name].filter(Boolean).join(' '),
  reference: isRequirement(row) ? row.id : row.targetClause,
  need: plainText(row.need),
  state: row.state,
  record: row.record ?? '',
  owners: row.roles.map((role) => roleNames[role]).join(', '),
  ...specificFields(row),
});

/** Returns a table with its basis, sources and date, as in its JSON file. */
export function gapData(table: GapTable) {
  const { title, source, target, checked } = table;
  return {
    title,
    url: absoluteUrl(gapPagePath(table)),
    held: source.edition,
    asked: target.edition,
    checked,
    figures: { ...figuresOf(table), ...countStates(gapRows(table)) },
    basis: [
      ...table.basis.map((text) => plainText(withFigures(text, table))),
      ...(table.note ? [plainText(table.note)] : []),
      gapTableCopy.judged,
    ],
    sources: table.sources.map(({ document, contribution: gives }) => ({ ...documents[document], gives })),
    rows: table.groups.flatMap((group) => group.rows.map((row: GapRow) => rowRecord(row, group))),
  };
}

/** Returns the rows of a table as CSV; each row contains both standards, its sources, the sources of the table, the date of the check and the URL. */
export function gapCsv(table: GapTable): string {
  const { rows, held, asked, checked, url } = gapData(table);
  const tableSources = cite(table.sources.map(({ document }) => document));
  return toCsv(rows.map((row) => ({ ...row, heldText: held, askedText: asked, tableSources, checked, url })));
}

/** Returns the file of a table. */
export const gapFile = (slug: GapTableSlug, kind: GapFileKind): string =>
  kind === 'csv' ? gapCsv(gapBySlug[slug]) : `${JSON.stringify(gapData(gapBySlug[slug]), null, 1)}\n`;

/** Parameters of a route handler under gaps/[slug]. */
interface SlugContext {
  params: Promise<{ slug: string }>;
}

/** Returns one static route per table. */
export const gapStaticParams = (): { slug: GapTableSlug }[] => gapTableSlugs.map((slug) => ({ slug }));

const contentTypes = { csv: 'text/csv; charset=utf-8', json: 'application/json' } satisfies Record<
  GapFileKind,
  string
>;

/** Returns the response of a download route; all slugs come from `gapStaticParams`. */
export async function gapResponse({ params }: SlugContext, kind: GapFileKind): Promise<Response> {
  const { slug } = await params;
  return new Response(gapFile(slug as GapTableSlug, kind), {
    headers: { 'content-type': contentTypes[kind] },
  });
}
