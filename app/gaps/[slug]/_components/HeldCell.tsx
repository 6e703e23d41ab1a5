import { Fragment } from 'react';
import { Certainty } from '@/components/ui/Certainty';
import type { DocumentId } from '@/content/facts/documents';
import type { ClauseRow, GapTable } from '@/content/gaps/types';
import { tableCopy } from '@/content/page-copy/gaps';
import { isWorded } from '@/lib/certainty/words';
import { sourceAnchor } from '@/lib/gaps/path';
import { fill } from '@/lib/text/fill';

const { nothingHeld, readIn, certainties, rowSources, rowHeading } = tableCopy;

interface HeldCellProps {
  row: ClauseRow;
  label: string;
  /** Sources of the table in the order of their numbers. */
  sources: GapTable['sources'];
}

/** Place in the held text, how certain the row is unless it was read, and the numbers of its sources. */
export function HeldCell({
  row: { held, certainty, readIn: edition, sources: read, headingIn },
  label,
  sources,
}: HeldCellProps) {
  const notes = Object.entries({
    mark: certainty === 'open' ? certainties.open.mark : isWorded(certainty) && <Certainty of={certainty} />,
    edition: edition && fill(readIn, { edition }),
    read: read && <Numbers all={sources} of={read} words={rowSources} />,
    heading: headingIn && <Numbers all={sources} of={headingIn} words={rowHeading} />,
  }).filter(([, note]) => note);
  return (
    <td data-label={label}>
      {held ?? nothingHeld}{' '}
      {notes.length > 0 && (
        <small>
          {notes.map(([name, note], index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              {note}
            </Fragment>
          ))}
        </small>
      )}
    </td>
  );
}

/** Sources by number in the list below the table. */
function Numbers({ words, of, all }: { words: string; of: readonly DocumentId[]; all: GapTable['sources'] }) {
  return (
    <>
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
