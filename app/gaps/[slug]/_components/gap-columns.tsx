import type { Column } from '@/components/parts/DataTable';
import { JoinedList } from '@/components/parts/JoinedList';
import { CertaintyLabel } from '@/components/ui/CertaintyLabel';
import type { DocumentId } from '@/content/facts/documents';
import { roleNames } from '@/content/gaps/roles';
import type { ClauseRow, GapTable, RequirementRow } from '@/content/gaps/types';
import { gapTableCopy } from '@/content/page-copy/gaps';
import { hasCertaintyLabel } from '@/lib/certainty/certainty-labels';
import { type DisplayRow, sourcesOn } from '@/lib/gaps/display-rows';
import { secondTargetAnchor, sourceAnchor } from '@/lib/gaps/path';
import { isRequirement, tablesOn } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';
import { StateName } from '../../_components/states';

const { columns } = gapTableCopy;

/**
 * Returns the columns of a table: reference, state, requirement, record, and the reference in the existing standard.
 */
export function gapColumns(table: GapTable): readonly [Column<DisplayRow>, ...Column<DisplayRow>[]] {
  const [, second] = tablesOn(table);
  const sources = sourcesOn(table).map(({ document }) => document);
  const mobile = table.kind === 'requirements' ? 'expanded' : 'stacked';
  const stateCell = (row: ClauseRow | undefined, otherRow?: ClauseRow) =>
    row ? (
      <>
        <StateName state={row.state} />{' '}
        {otherRow && otherRow.targetClause !== row.targetClause && (
          <small>{fill(gapTableCopy.placed, { asked: row.targetClause })}</small>
        )}{' '}
        <RowNotes row={row} sources={sources} />
      </>
    ) : (
      <small>{gapTableCopy.noRow}</small>
    );
  const states: Column<DisplayRow>[] = second
    ? [
        {
          label: table.target.name,
          width: 's',
          cell: ({ first }) => stateCell(first as ClauseRow | undefined),
        },
        {
          label: second.target.name,
          width: 's',
          cell: ({ first, second: row }) => (
            <span id={first && row && secondTargetAnchor(row)}>
              {stateCell(row, first as ClauseRow | undefined)}
            </span>
          ),
        },
      ]
    : [
        {
          label: columns.state,
          width: 's',
          mobile: 'inline',
          cell: ({ row }) => <StateName state={row.state} />,
        },
      ];
  return [
    {
      label: columns.reference,
      width: 's',
      cell: ({ id, row }) => <a href={`#${id}`}>{isRequirement(row) ? row.id : row.targetClause}</a>,
    },
    ...states,
    {
      label: columns.need,
      mobile: 'unlabeled',
      cell: ({ row, first, second: other }) => (
        <>
          {row.need} {isRequirement(row) && <Points row={row} />}
          {second && first && other && other.need !== row.need && (
            <small>
              {second.target.name}: {other.need}
            </small>
          )}
        </>
      ),
    },
    {
      label: columns.record,
      width: 'm',
      mobile,
      cell: ({ row }) => (
        <>
          {row.record ?? gapTableCopy.noRecord}{' '}
          <small>{row.roles.map((role) => roleNames[role]).join(', ')}</small>
        </>
      ),
    },
    {
      label: fill(columns.held, { held: table.source.name }),
      width: 's',
      mobile,
      cell: ({ row }) =>
        isRequirement(row) ? (
          <Controls row={row} />
        ) : (
          <>
            {row.sourceClause ?? gapTableCopy.nothingHeld}{' '}
            {!second && <RowNotes row={row} sources={sources} />}
          </>
        ),
    },
  ];
}

/** Renders the points of a requirement, whether a POA&M may cover it, and the reason unless its state is new. */
function Points({ row: { points, partial, poamAllowed, state, why } }: { row: RequirementRow }) {
  const { onePoint, morePoints, noPoints } = gapTableCopy.picture;
  const weight = points === 1 ? onePoint : points ? fill(morePoints, { points }) : noPoints;
  const parts = [
    weight,
    partial && fill(gapTableCopy.partial, partial),
    poamAllowed && gapTableCopy.poamAllowed,
  ];
  return <small>{[parts.filter(Boolean).join(', '), ...(state === 'new' ? [] : [why])].join('. ')}</small>;
}

/** Renders the related controls of ISO/IEC 27001; those of our own mapping are listed separately. */
function Controls({ row: { controls } }: { row: RequirementRow }) {
  const { viaEdition2013 = [], toEdition2022 = [], judgment = [] } = controls;
  const mapped = [...viaEdition2013, ...toEdition2022].join(', ');
  return (
    <>
      {mapped || (judgment.length === 0 && gapTableCopy.noControl)}{' '}
      {judgment.length > 0 && <small>{fill(gapTableCopy.ours, { controls: judgment.join(', ') })}</small>}
    </>
  );
}

interface RowNotesProps {
  row: ClauseRow;
  /** The sources of the page in the order of their numbers. */
  sources: readonly DocumentId[];
}

/** Renders the certainty of a row unless it is verified, and links to its sources in the list below the table. */
function RowNotes({ row: { certainty, readIn, sources: read, headingIn }, sources }: RowNotesProps) {
  const sourceLinks = (label: string, documents: readonly DocumentId[]) => (
    <>
      {label}{' '}
      <JoinedList
        separator=", "
        items={documents
          .map((id) => sources.indexOf(id) + 1)
          .map((number) => (
            <a href={`#${sourceAnchor(number)}`} key={number}>
              {number}
            </a>
          ))}
      />
    </>
  );
  const notes = [
    certainty === 'open'
      ? gapTableCopy.certainties.open.mark
      : hasCertaintyLabel(certainty) && <CertaintyLabel key="certainty" certainty={certainty} />,
    readIn && fill(gapTableCopy.readIn, { edition: readIn }),
    read && sourceLinks(gapTableCopy.rowSources, read),
    headingIn && sourceLinks(gapTableCopy.rowHeading, headingIn),
  ].filter(Boolean);
  return (
    notes.length > 0 && (
      <small>
        <JoinedList separator=", " items={notes} />
      </small>
    )
  );
}
