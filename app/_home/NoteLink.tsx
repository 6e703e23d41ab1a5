import type { ClaimName } from '@/content/claims';
import { claimId, claimOrder, home } from '@/content/page-copy/home';
import { fill } from '@/lib/text/fill';

/** The number of a claim's note after the words it belongs to; leads to the note. */
export function NoteLink({ name }: { name: ClaimName }) {
  const number = claimOrder.indexOf(name) + 1;
  return (
    <sup>
      <a aria-label={fill(home.why.toNote, { number })} className="note-link" href={`#${claimId(name)}`}>
        {number}
      </a>
    </sup>
  );
}
