import { Fragment } from 'react';
import type { DocumentId } from '@/content/facts/documents';
import type { ClauseRow, GapTable } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { sourceAnchor } from '@/lib/gaps/path';
import { fill } from '@/lib/text/fill';

const { nothingHeld, readIn, certainties, certainty: sure, rowSources, rowHeading } = tableCopy;

interface HeldCellProps {
  row: ClauseRow;
  label: string;
  /** Sources of the table in the order of their numbers. */
  sources: GapTable['sources'];
}

/** Place in the held text, how certain the row is, and the numbers of the sources it was read in. */
export function HeldCell({
  row: { held, certainty, readIn: edition, sources: read, headingIn },
  label,
  sources,
}: HeldCellProps) {
  return (
    <td data-label={label}>
      {held ?? nothingHeld}{' '}
      <small>
        {fill(sure, { name: certainties[certainty].name.toLowerCase() })}
        {edition && `, ${fill(readIn, { edition })}`}
        {read && <Numbers all={sources} of={read} words={rowSources} />}
        {headingIn && <Numbers all={sources} of={headingIn} words={rowHeading} />}
      </small>
    </td>
  );
}

/** Sources by number in the list below the table. */
function Numbers({ words, of, all }: { words: string; of: readonly DocumentId[]; all: GapTable['sources'] }) {
  return (
    <>
      {', '}
      {words}{' '}
      {of
        .map((id) => all.findIndex(({ document }) => document === id) + 1)
        .map((number, index) => (
          <Fragment key={number}>
            {index > 0 && ', '}
            <a href={`#${sourceAnchor(number)}`}>{number}</a>
          </Fragment>
        ))}
    </>
  );
}
