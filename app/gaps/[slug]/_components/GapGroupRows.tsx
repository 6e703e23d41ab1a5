import { ownerNames } from '@/content/gaps/owners';
import type { GapGroup, GapRow } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { byState, countStates, isRequirement } from '@/lib/gaps/totals';
import { StateCounts } from '../../_components/StateCounts';
import { StateGlyph } from '../../_components/StateGlyph';
import { ControlCell } from './ControlCell';
import { HeldCell } from './HeldCell';
import { PointsCell } from './PointsCell';

const names = tableCopy.columns;

interface GapGroupRowsProps {
  group: GapGroup;
  /** Number of columns, for the head of the group. */
  columns: number;
  /** Name of the last column. */
  held: string;
}

/** A chapter or family of the table: its head with counts, then its rows, the new ones first. */
export function GapGroupRows({ group: { id, number, name, rows }, columns, held }: GapGroupRowsProps) {
  return (
    <tbody id={id}>
      <tr className="gap-group">
        <th colSpan={columns} scope="rowgroup">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h3 className="text-h3">
              {number && <span className="mr-2.5 font-normal text-muted">{number} </span>}
              {name}
            </h3>
            <StateCounts counts={countStates(rows)} />
          </div>
        </th>
      </tr>
      {byState<GapRow>(rows).map((row) => (
        <GapTableRow held={held} key={row.id} row={row} />
      ))}
    </tbody>
  );
}

/** A row, with points and reason where it is a requirement. */
function GapTableRow({ row, held }: { row: GapRow; held: string }) {
  const requirement = isRequirement(row) ? row : undefined;
  return (
    <tr data-state={row.state} id={row.id}>
      <th scope="row">
        <a href={`#${row.id}`}>{isRequirement(row) ? row.id : row.asked}</a>
      </th>
      {requirement && <PointsCell row={requirement} />}
      <td className="gap-need">
        {requirement && <b>{requirement.name}. </b>}
        {row.need} {requirement && <small>{requirement.why}</small>}
      </td>
      <td>
        <span className="gap-state">
          <StateGlyph className="" state={row.state} />
          {stateCopy[row.state].name}
        </span>
      </td>
      <td data-label={names.record}>{row.record}</td>
      <td data-label={names.owners}>{row.owners.map((owner) => ownerNames[owner]).join(', ')}</td>
      {isRequirement(row) ? <ControlCell label={held} row={row} /> : <HeldCell label={held} row={row} />}
    </tr>
  );
}
