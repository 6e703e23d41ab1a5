import type { ClauseRow } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { fill } from '@/lib/text/fill';

const { nothingHeld, readIn, certainties, certainty: sure } = tableCopy;

/** Place in the text held, and how sure the row is. */
export function HeldCell({
  row: { held, certainty, readIn: edition },
  label,
}: {
  row: ClauseRow;
  label: string;
}) {
  return (
    <td data-label={label}>
      {held ?? nothingHeld}{' '}
      <small>
        {fill(sure, { name: certainties[certainty].name.toLowerCase() })}
        {edition && `, ${fill(readIn, { edition })}`}
      </small>
    </td>
  );
}
