import type { ReactNode } from 'react';
import { ArrivalMark } from '@/components/interactive/ArrivalMark';
import { FilterBar } from '@/components/sections/FilterBar';
import { Fold } from '@/components/ui/Fold';
import { Heading } from '@/components/ui/Heading';
import { Section } from '@/components/ui/Section';
import { documents } from '@/content/facts/documents';
import type { GapTable } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { editionOf } from '@/lib/facts/facts';
import { sourceAnchor } from '@/lib/gaps/path';
import { countStates, groupsShown, judgedRows, rowsOf } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';
import { GapDownloads } from './GapDownloads';
import { GapGroupRows } from './GapGroupRows';

const { columns, views } = tableCopy;

interface GapRowsProps {
  table: GapTable;
  /** What the rows rest on; stands between them and their sources. */
  children: ReactNode;
}

/** Every row by chapter, with the switch of views. */
export function GapRows({ table, children }: GapRowsProps) {
  const counts = countStates(rowsOf(table));
  const rows = rowsOf(table).length;
  const ends = { held: table.held.name, asked: table.asked.name };
  const scored = table.kind === 'requirements';
  const names = [
    columns.reference,
    ...(scored ? [columns.points] : []),
    columns.need,
    columns.state,
    columns.record,
    columns.roles,
    fill(columns.held, ends),
  ];
  return (
    <Section labelledBy="rows">
      <div className="grid gap-x-12 gap-y-4 lg:grid-cols-beside-note lg:items-end print:hidden">
        <Heading id="rows" level={2}>
          {fill(counts.unknown ? tableCopy.rowsAndUnknown : tableCopy.rows, {
            rows: judgedRows(table).length,
            unknown: counts.unknown,
          })}
        </Heading>
        <p className="text-lead text-muted">{fill(tableCopy.rowsLead[table.kind], ends)}</p>
      </div>
      <div className="mt-8 print:mt-0" id="gap-rows">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden">
          <FilterBar
            fragment="view-"
            label={views.label}
            options={[
              { value: 'all', label: views.all, count: rows },
              { value: 'extend', label: stateCopy.extend.name, count: counts.extend },
              { value: 'new', label: stateCopy.new.name, count: counts.new },
              ...(counts.unknown
                ? [{ value: 'unknown', label: stateCopy.unknown.name, count: counts.unknown }]
                : []),
            ]}
            result={fill(views.result, { all: rows })}
            root="gap-rows"
          />
          <GapDownloads slug={table.slug} />
        </div>
        <ArrivalMark />
        <div className="gap-groups" data-kind={table.kind}>
          {groupsShown(table).map((group) => (
            <GapGroupRows group={group} key={group.id} names={names} sources={table.sources} />
          ))}
        </div>
      </div>
      {children}
      <Fold className="mt-8" title={tableCopy.sourcesFold}>
        <h3 className="text-name max-md:sr-only">{tableCopy.sources}</h3>
        <ol className="mt-3 grid list-decimal gap-x-12 gap-y-3 pl-6 text-small md:grid-cols-2">
          {table.sources.map(({ document, gives }, index) => {
            const { title, publisher, ...text } = documents[document];
            return (
              <li className="target:bg-sheet" id={sourceAnchor(index + 1)} key={document}>
                <cite className="font-bold not-italic">{title}</cite>{' '}
                <span className="block text-muted">
                  {publisher}, {editionOf(text)}. {gives}.
                </span>
              </li>
            );
          })}
        </ol>
      </Fold>
    </Section>
  );
}
