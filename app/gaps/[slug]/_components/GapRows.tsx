import type { ReactNode } from 'react';
import { TagFilter } from '@/components/interactive/TagFilter';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { DataTable } from '@/components/parts/DataTable';
import { Section } from '@/components/parts/Section';
import { Icon } from '@/components/ui/Icon';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import type { GapTable } from '@/content/gaps/types';
import { spreadsheetNote } from '@/content/open-data';
import { gapTableCopy, stateCopy } from '@/content/page-copy/gaps';
import { type DisplayGroup, type DisplayRow, displayGroups, statesOf } from '@/lib/gaps/display-rows';
import { gapFile, gapFileKinds, gapFilePath } from '@/lib/gaps/files';
import {
  countStates,
  gapRows,
  isRequirement,
  judgedRows,
  pointsOf,
  statesIn,
  tablesOn,
} from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';
import { StateCounts } from '../../_components/states';
import { gapColumns } from './gap-columns';

const { views, download } = gapTableCopy;

/** The number of families with new rows that are open on mobile: those with the most points to earn. */
const maxOpenFamilies = 5;

const hasNew = ({ rows }: DisplayGroup) => rows.some(({ row }) => row.state === 'new');

/** Renders all rows by chapter or family, with the filter and the downloads. */
export function GapRows({ table, children }: { table: GapTable; children: ReactNode }) {
  const groups = displayGroups(table);
  const rows = groups.flatMap((group) => group.rows);
  const states = statesIn(countStates(gapRows(table))).filter((state) => state !== 'reuse');
  const count = (state: string) =>
    rows.filter((row) => statesOf(row).some((rowState) => rowState === state)).length;
  const isPair = tablesOn(table).length > 1;
  const unknown = isPair ? 0 : countStates(gapRows(table)).unknown;
  const open = table.kind === 'requirements' ? groups.filter(hasNew).slice(0, maxOpenFamilies) : [];
  return (
    <Section
      id="rows"
      lead={fill(gapTableCopy.rowsLead[table.kind], { asked: table.target.name })}
      title={fill(unknown ? gapTableCopy.rowsAndUnknown : gapTableCopy.rows, {
        rows: isPair ? rows.length : judgedRows(table).length,
        unknown,
      })}
    >
      <div id="gap-rows">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden">
          <TagFilter
            name="view"
            label={views.label}
            options={[
              { value: 'all', label: views.all, count: rows.length },
              ...states.map((state) => ({ value: state, label: stateCopy[state].name, count: count(state) })),
            ]}
            result={fill(views.result, { all: rows.length })}
            root="gap-rows"
          />
          <Downloads table={table} />
        </div>
        <p className="part-caption mt-3 print:hidden">{spreadsheetNote}</p>
        <div className="gap-groups">
          {groups.map((group, index) => (
            <RowGroup group={group} key={index} open={open.includes(group)} table={table} />
          ))}
        </div>
      </div>
      {children}
    </Section>
  );
}

/** Renders the downloads as CSV and JSON, with type and size in the links. */
function Downloads({ table }: { table: GapTable }) {
  const tables = tablesOn(table);
  return (
    <ul aria-label={download.title} className="flex flex-wrap gap-2">
      {tables.flatMap(({ slug, target }) =>
        gapFileKinds.map((kind) => (
          <li key={slug + kind}>
            <a className="download min-h-11" download={`${slug}.${kind}`} href={gapFilePath(slug, kind)}>
              <span>
                <span className="sr-only">{download.verb} </span>
                {fill(tables.length > 1 ? download.linkOf : '{kind}', {
                  kind: download.kinds[kind],
                  name: target.name,
                })}{' '}
                <small className="font-normal text-muted text-small">
                  {fill(download.size, { size: Math.ceil(Buffer.byteLength(gapFile(slug, kind)) / 1000) })}
                </small>
              </span>
              <Icon name="download" />
            </a>
          </li>
        )),
      )}
    </ul>
  );
}

/**
 * Renders a chapter or family: a heading with counts, which is a disclosure on mobile, then its rows, new ones first.
 * A family can have twenty rows, so only the new ones are open; a family without new rows is a disclosure.
 */
function RowGroup({ table, group, open }: { table: GapTable; group: DisplayGroup; open: boolean }) {
  const { id, number, name, rows } = group;
  const isFamily = table.kind === 'requirements';
  const title = [number, name].filter(Boolean).join(' ');
  const more = isFamily ? rows.filter(({ row }) => row.state !== 'new') : [];
  const counts = countStates(rows.map(({ row }) => row));
  const rowsByStandard = [
    rows.flatMap(({ first = [] }) => first),
    rows.flatMap(({ second = [] }) => second),
  ].slice(0, tablesOn(table).length);
  const points = fill(gapTableCopy.toEarn, {
    points: pointsOf(more.map(({ row }) => row).filter(({ state }) => state === 'extend')),
  });
  const rowsTable = (caption: string, tableRows: readonly DisplayRow[]) => (
    <DataTable
      blocks
      caption={fill(caption, { group: title })}
      columns={gapColumns(table)}
      rowId={(row) => row.id}
      rows={tableRows}
      expandLabel={isFamily ? ({ row }) => (isRequirement(row) ? row.name : '') : undefined}
      rowTags={(row) => statesOf(row).join(' ')}
      sticky
      printCheckbox={gapTableCopy.columns.done}
    />
  );
  const moreName = (['extend', 'reuse'] as const)
    .filter((state) => counts[state] > 0)
    .map((state) => fill(gapTableCopy.more[state], counts))
    .join(', ');
  if (isFamily && !hasNew(group))
    return (
      <AnswerDisclosure
        answer={
          <span className="gap-counts">
            <StateCounts rows={rowsByStandard} table={table} /> {points}
          </span>
        }
        id={id}
        name={title}
      >
        {rowsTable(gapTableCopy.caption, rows)}
      </AnswerDisclosure>
    );
  return (
    <div className="gap-group" id={id}>
      <ResponsiveDisclosure
        heading={
          <hgroup className="flex flex-1 flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
            <h3 className="part-title">{title}</h3>
            <p className="mt-0">
              <StateCounts rows={rowsByStandard} table={table} />
            </p>
          </hgroup>
        }
        open={open}
        summaryClassName="disclosure-summary min-h-0 py-2 md:pt-12 print:break-after-avoid"
      >
        {rowsTable(
          more.length ? gapTableCopy.captionNew : gapTableCopy.caption,
          rows.filter((row) => !more.includes(row)),
        )}
        {more.length > 0 && (
          <AnswerDisclosure answer={points} level={4} name={moreName}>
            {rowsTable(gapTableCopy.captionMore, more)}
          </AnswerDisclosure>
        )}
      </ResponsiveDisclosure>
    </div>
  );
}
