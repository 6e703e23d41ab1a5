import { Fragment, type ReactNode } from 'react';
import { ArrivalMark } from '@/components/interactive/ArrivalMark';
import { AnswerFold } from '@/components/parts/AnswerFold';
import { Band } from '@/components/parts/Band';
import { type Column, DataTable } from '@/components/parts/DataTable';
import { FilterBar } from '@/components/sections/FilterBar';
import { Certainty } from '@/components/ui/Certainty';
import { HeadedFold } from '@/components/ui/HeadedFold';
import { Icon } from '@/components/ui/Icon';
import type { DocumentId } from '@/content/facts/documents';
import { roleNames } from '@/content/gaps/roles';
import type { ClauseRow, GapTable, RequirementRow } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { isWorded } from '@/lib/certainty/words';
import { gapFile, gapFileKinds, gapFilePath } from '@/lib/gaps/files';
import { secondAnchor, sourceAnchor } from '@/lib/gaps/path';
import { type ShownGroup, type ShownRow, shownGroups, sourcesOn, statesOf } from '@/lib/gaps/shown';
import {
  countStates,
  isRequirement,
  judgedRows,
  pointsOf,
  rowsOf,
  statesIn,
  tablesOn,
} from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';
import { StateCounts, StateName } from '../../_components/states';

const { columns, views, download } = tableCopy;

/** On the phone so many families stand open: those with the most points still to earn. */
const openFamilies = 5;

/** Every row by chapter or family, with the switch of views and the files. */
export function GapRows({ table, children }: { table: GapTable; children: ReactNode }) {
  const groups = shownGroups(table);
  const rows = groups.flatMap((group) => group.rows);
  const states = statesIn(countStates(rowsOf(table))).filter((state) => state !== 'reuse');
  const count = (state: string) => rows.filter((row) => statesOf(row).some((each) => each === state)).length;
  const unknown = tablesOn(table).length > 1 ? 0 : countStates(rowsOf(table)).unknown;
  return (
    <Band
      compact
      id="rows"
      lead={fill(tableCopy.rowsLead[table.kind], { asked: table.asked.name })}
      title={fill(unknown ? tableCopy.rowsAndUnknown : tableCopy.rows, {
        rows: tablesOn(table).length > 1 ? rows.length : judgedRows(table).length,
        unknown,
      })}
    >
      <div id="gap-rows">
        <div className="gap-tools">
          <FilterBar
            fragment="view-"
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
        <ArrivalMark />
        <div className="gap-groups" data-kind={tablesOn(table).length > 1 ? 'pairs' : table.kind}>
          {groups.map((group, index) => (
            <Group
              columns={columnsOf(table)}
              group={group}
              key={index}
              open={table.kind === 'requirements' && index < openFamilies}
              table={table}
            />
          ))}
        </div>
      </div>
      {children}
    </Band>
  );
}

/** The tables as CSV and JSON, with type and size in the links. */
function Downloads({ table }: { table: GapTable }) {
  const all = tablesOn(table);
  return (
    <ul aria-label={download.title} className="gap-downloads">
      {all.flatMap(({ slug, asked }) =>
        gapFileKinds.map((kind) => (
          <li key={slug + kind}>
            <a
              className="button button-outline button-small"
              download={`${slug}.${kind}`}
              href={gapFilePath(slug, kind)}
            >
              <span className="sr-only">{download.verb} </span>
              {fill(all.length > 1 ? download.linkOf : '{kind}', {
                kind: kind.toUpperCase(),
                name: asked.name,
              })}{' '}
              <small>
                {fill(download.size, { size: Math.ceil(Buffer.byteLength(gapFile(slug, kind)) / 1000) })}
              </small>
              <Icon name="download" />
            </a>
          </li>
        )),
      )}
    </ul>
  );
}

type Columns = readonly [Column<ShownRow>, ...Column<ShownRow>[]];

interface GroupProps {
  table: GapTable;
  group: ShownGroup;
  columns: Columns;
  open: boolean;
}

/**
 * A chapter or family: its name with counts, which folds it on the phone, then its rows, the new ones first. Of a family,
 * which can have twenty rows, the new ones stand open and the others on demand.
 */
function Group({ table, group: { id, number, name, rows }, columns, open }: GroupProps) {
  const group = [number, name].filter(Boolean).join(' ');
  const more = table.kind === 'requirements' ? rows.filter(({ row }) => row.state !== 'new') : [];
  const counts = countStates(rows.map(({ row }) => row));
  const list = (caption: string, listed: readonly ShownRow[]) => (
    <DataTable
      caption={fill(caption, { group })}
      columns={columns}
      rowId={({ id }) => id}
      rows={listed}
      opens={table.kind === 'requirements' ? ({ row }) => (isRequirement(row) ? row.name : '') : undefined}
      rowTags={(row) => statesOf(row).join(' ')}
      sticky
      tick={tableCopy.columns.done}
    />
  );
  return (
    <div className="gap-group" id={id}>
      <HeadedFold
        heading={
          <hgroup className="gap-name">
            <h3 className="part-title">
              {number && <span>{number} </span>}
              {name}
            </h3>
            <GroupCounts rows={rows} table={table} />
          </hgroup>
        }
        open={open}
      >
        {more.length < rows.length &&
          list(
            more.length ? tableCopy.captionNew : tableCopy.caption,
            rows.filter((row) => !more.includes(row)),
          )}
        {more.length > 0 && (
          <AnswerFold
            answer={fill(tableCopy.toEarn, {
              points: pointsOf(more.map(({ row }) => row).filter(({ state }) => state === 'extend')),
            })}
            level={4}
            name={(['extend', 'reuse'] as const)
              .filter((state) => counts[state] > 0)
              .map((state) => fill(tableCopy.more[state], counts))
              .join(', ')}
          >
            {list(tableCopy.captionMore, more)}
          </AnswerFold>
        )}
      </HeadedFold>
    </div>
  );
}

/** Counts of a chapter; of two texts, each after its name. */
function GroupCounts({ table, rows }: { table: GapTable; rows: readonly ShownRow[] }) {
  const [first, second] = tablesOn(table);
  const own = <StateCounts counts={countStates(rows.flatMap((row) => row.first ?? []))} />;
  if (!second) return <p>{own}</p>;
  return (
    <p>
      {first?.asked.name} {own} <br />
      {second.asked.name} <StateCounts counts={countStates(rows.flatMap((row) => row.second ?? []))} />
    </p>
  );
}

/** The columns of a table: place and state, what is asked, the record, the place in the text held. */
function columnsOf(table: GapTable): Columns {
  const [, second] = tablesOn(table);
  const sources = sourcesOn(table).map(({ document }) => document);
  const more = table.kind === 'requirements' ? 'more' : 'after';
  const stateIn = (row: ClauseRow | undefined, beside?: ClauseRow) =>
    row ? <TextState beside={beside} row={row} sources={sources} /> : <small>{tableCopy.noRow}</small>;
  return [
    {
      label: columns.reference,
      width: 's',
      cell: ({ id, row }) => <a href={`#${id}`}>{isRequirement(row) ? row.id : row.asked}</a>,
    },
    ...(second
      ? [
          {
            label: table.asked.name,
            width: 's' as const,
            cell: ({ first }: ShownRow) => stateIn(first as ClauseRow | undefined),
          },
          {
            label: second.asked.name,
            width: 's' as const,
            cell: ({ first, second }: ShownRow) => (
              <span id={first && second && secondAnchor(second)}>
                {stateIn(second, first as ClauseRow | undefined)}
              </span>
            ),
          },
        ]
      : [
          {
            label: columns.state,
            width: 's' as const,
            phone: 'line' as const,
            cell: ({ row }: ShownRow) => <StateName state={row.state} />,
          },
        ]),
    {
      label: columns.need,
      phone: 'plain',
      cell: ({ row, first, second: other }) => (
        <>
          {row.need} {isRequirement(row) && <Points row={row} />}
          {second && first && other && other.need !== row.need && (
            <small>
              {second.asked.name}: {other.need}
            </small>
          )}
        </>
      ),
    },
    {
      label: columns.record,
      width: 'm',
      phone: more,
      cell: ({ row }) => (
        <>
          {row.record ?? tableCopy.noRecord}{' '}
          <small>{row.roles.map((role) => roleNames[role]).join(', ')}</small>
        </>
      ),
    },
    {
      label: fill(columns.held, { held: table.held.name }),
      width: 's',
      phone: more,
      cell: ({ row }) =>
        isRequirement(row) ? (
          <Controls row={row} />
        ) : (
          <>
            {row.held ?? tableCopy.nothingHeld} {!second && <RowNotes row={row} sources={sources} />}
          </>
        ),
    },
  ];
}

/** Points of a requirement, whether it may stay open for a time and, where something is to be extended, what. */
function Points({ row: { points, partial, poamAllowed, state, why } }: { row: RequirementRow }) {
  const { onePoint, morePoints, noPoints } = tableCopy.picture;
  const weight = points === 1 ? onePoint : points ? fill(morePoints, { points }) : noPoints;
  const words = [
    weight,
    ...(partial ? [fill(tableCopy.partial, partial)] : []),
    ...(poamAllowed ? [tableCopy.poamAllowed] : []),
  ];
  return <small>{[words.join(', '), ...(state === 'new' ? [] : [why])].join('. ')}</small>;
}

/** Controls of ISO/IEC 27001 that an auditor opens first; those of our own mapping apart. */
function Controls({ row: { controls } }: { row: RequirementRow }) {
  const { viaEdition2013 = [], toEdition2022 = [], judgment = [] } = controls;
  const mapped = [...viaEdition2013, ...toEdition2022].join(', ');
  return (
    <>
      {mapped || (judgment.length === 0 && tableCopy.noControl)}{' '}
      {judgment.length > 0 && <small>{fill(tableCopy.ours, { controls: judgment.join(', ') })}</small>}
    </>
  );
}

interface NotesProps {
  row: ClauseRow;
  /** Sources of the page in the order of their numbers. */
  sources: readonly DocumentId[];
}

/** State of a row in one of two texts, and its place where it differs from the other's. */
function TextState({ row, beside, sources }: NotesProps & { beside?: ClauseRow }) {
  return (
    <>
      <StateName state={row.state} />{' '}
      {beside && beside.asked !== row.asked && <small>{fill(tableCopy.placed, row)}</small>}{' '}
      <RowNotes row={row} sources={sources} />
    </>
  );
}

/** How certain a row is unless it was read, and the numbers of its sources. */
function RowNotes({ row: { certainty, readIn, sources: read, headingIn }, sources }: NotesProps) {
  const notes: ReactNode[] = [
    certainty === 'open'
      ? tableCopy.certainties.open.mark
      : isWorded(certainty) && <Certainty of={certainty} />,
    readIn && fill(tableCopy.readIn, { edition: readIn }),
    read && <Numbers all={sources} of={read} words={tableCopy.rowSources} />,
    headingIn && <Numbers all={sources} of={headingIn} words={tableCopy.rowHeading} />,
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <small>
      {notes.map((note, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          {note}
        </Fragment>
      ))}
    </small>
  );
}

/** Sources by number in the list below the table. */
function Numbers({
  words,
  of,
  all,
}: {
  words: string;
  of: readonly DocumentId[];
  all: readonly DocumentId[];
}) {
  return (
    <>
      {words}{' '}
      {of
        .map((id) => all.indexOf(id) + 1)
        .map((number, index) => (
          <Fragment key={number}>
            {index > 0 && ', '}
            <a href={`#${sourceAnchor(number)}`}>{number}</a>
          </Fragment>
        ))}
    </>
  );
}
