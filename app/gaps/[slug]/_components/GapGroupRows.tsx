import { HeadedFold } from '@/components/ui/HeadedFold';
import { ownerNames } from '@/content/gaps/owners';
import type { GapGroup, GapRow, GapTable } from '@/content/gaps/types';
import { stateCopy, tableCopy } from '@/content/page-copy/gaps';
import { byState, countStates, isRequirement } from '@/lib/gaps/totals';
import { fill } from '@/lib/text/fill';
import { StateCounts } from '../../_components/StateCounts';
import { StateGlyph } from '../../_components/StateGlyph';
import { ControlCell } from './ControlCell';
import { HeldCell } from './HeldCell';
import { PointsCell } from './PointsCell';

const { columns, caption } = tableCopy;

interface GapGroupRowsProps {
  group: GapGroup;
  /** Names of the columns, the text held last. */
  names: readonly string[];
  /** Sources of the table, which rows name by their number. */
  sources: GapTable['sources'];
}

/** A chapter or family: its name with counts, which folds it on the phone, then its rows, the new ones first. */
export function GapGroupRows({ group: { id, number, name, rows }, names, sources }: GapGroupRowsProps) {
  return (
    <div className="gap-group" id={id}>
      <HeadedFold
        heading={
          <hgroup className="flex flex-1 flex-wrap items-baseline justify-between gap-x-8 gap-y-1.5">
            <h3 className="text-h4 md:text-h3">
              {number && <span className="mr-1 font-normal text-muted">{number} </span>}
              {name}
            </h3>
            <StateCounts counts={countStates(rows)} />
          </hgroup>
        }
      >
        <table className="gap-table">
          <caption className="sr-only">
            {fill(caption, { group: [number, name].filter(Boolean).join(' ') })}
          </caption>
          <thead>
            <tr>
              {names.map((each, index) => (
                <th data-column={index === 0 ? columns.done : undefined} key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byState<GapRow>(rows).map((row) => (
              <GapTableRow held={names.at(-1) ?? ''} key={row.id} row={row} sources={sources} />
            ))}
          </tbody>
        </table>
      </HeadedFold>
    </div>
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
      <td>
        <span className="gap-state">
          <StateGlyph className="" state={row.state} />
          {stateCopy[row.state].name}
        </span>
      </td>
      <td data-label={columns.record}>{row.record}</td>
      <td data-label={columns.owners}>{row.owners.map((owner) => ownerNames[owner]).join(', ')}</td>
      {isRequirement(row) ? (
        <ControlCell label={held} row={row} />
      ) : (
        <HeldCell label={held} row={row} sources={sources} />
      )}
    </tr>
  );
}
