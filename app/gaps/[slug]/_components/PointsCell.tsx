import type { RequirementRow } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { fill } from '@/lib/text/fill';

const { columns, noPoints, poamAllowed, partial } = tableCopy;

/** Points of a requirement with a bar as long as they are many, and whether it may stay open. */
export function PointsCell({ row: { points, partial: part, poamAllowed: may } }: { row: RequirementRow }) {
  return (
    <td className="gap-points" data-label={columns.points}>
      {points ? (
        <>
          <svg aria-hidden="true" height="14" viewBox="0 0 25 14" width="25">
            <rect className="fill-fg" height="14" width={points * 5} />
          </svg>
          {points}
        </>
      ) : (
        noPoints
      )}
      {part && <small>{fill(partial, part)}</small>}
      {may && <small>{poamAllowed}</small>}
    </td>
  );
}
