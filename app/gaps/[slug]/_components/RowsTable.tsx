import { roleNames } from '@/content/gaps/roles';
import type { GapRow, GapTable } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { isRequirement } from '@/lib/gaps/totals';
import { StateGlyph } from '../../_components/StateGlyph';
import { ControlCell } from './ControlCell';
import { HeldCell } from './HeldCell';
import { PointsCell } from './PointsCell';

const { columns, noRecord } = tableCopy;

/** What every part of a table needs to head and fill its columns. */
export interface GapColumns {
  /** Names of the columns, the text held last. */
  names: readonly string[];
  /** Sources of the table, which rows name by their number. */
  sources: GapTable['sources'];
}

interface RowsTableProps extends GapColumns {
  caption: string;
  rows: readonly GapRow[];
}

/** Rows of one chapter or family, as they are given. */
export function RowsTable({ caption, rows, names, sources }: RowsTableProps) {
  return (
    <table className="gap-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {names.map((name, index) => (
            <th data-column={index === 0 ? columns.done : undefined} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <GapTableRow held={names.at(-1) ?? ''} key={row.id} row={row} sources={sources} />
        ))}
      </tbody>
    </table>
  );
}

/** A row, with points and reason where it is a requirement. */
function GapTableRow({ row, held, sources }: { row: GapRow; held: string; sources: GapTable['sources'] }) {
  const requirement = isRequirement(row) ? row : undefined;
  return (
    <tr data-tags={row.state} id={row.id}>
      <th scope="row">
        <a href={`#${row.id}`}>{isRequirement(row) ? row.id : row.asked}</a>
      </th>
      {requirement && <PointsCell row={requirement} />}
      <td className="gap-need">
        {requirement && <b>{requirement.name}. </b>}
        {row.need} {requirement && <small>{requirement.why}</small>}
      </td>
      <td className="gap-state-cell">
        <span className="gap-state">
          <StateGlyph className="" state={row.state} />
          {stateCopy[row.state].name}
        </span>
      </td>
      <td data-label={columns.recordInRow}>{row.record ?? noRecord}</td>
      <td data-label={columns.roles}>{row.roles.map((role) => roleNames[role]).join(', ')}</td>
      {isRequirement(row) ? (
        <ControlCell label={held} row={row} />
      ) : (
        <HeldCell label={held} row={row} sources={sources} />
      )}
    </tr>
  );
}
