import { RichText } from '@/components/ui/RichText';
import type { Certification } from '@/content/certifications/types';
import type { Need } from '@/content/needs';
import { entranceCopy } from '@/content/page-copy/planner';
import { needCells } from '@/lib/comparison/needs';
import { toFragment } from '@/lib/planner/link/to-fragment';
import { fill } from '@/lib/text/fill';

interface NeedRowProps {
  need: Need;
  certifications: readonly Certification[];
  /** Stands back on the phone until it is chosen. */
  unchosen: boolean;
}

/**
 * One market or product: a line that stops at the certifications to plan for (looks in app/styles/comparison/needs.css). A
 * cell carries its part of the line and, for the phone, the name of its column.
 */
export function NeedRow({ need, certifications, unchosen }: NeedRowProps) {
  return (
    <tr data-need={need.name} data-unchosen={unchosen ? '' : undefined} suppressHydrationWarning>
      <th scope="row">
        {need.name}{' '}
        {need.note && (
          <small>
            <RichText text={need.note} terms={false} />
          </small>
        )}{' '}
        <a
          aria-label={fill(entranceCopy.rowName, { name: need.name })}
          className="mt-0.5 block w-fit py-1 font-normal text-caption underline decoration-1 underline-offset-link hover:decoration-2 print:hidden"
          href={`/planner#${toFragment(need.answers)}`}
        >
          {entranceCopy.row}
        </a>
      </th>
      {needCells(need, certifications).map(({ certification, word, line }, index) => (
        <td
          data-line={line === 'none' ? undefined : line}
          data-stop={word === 'No' || word === '' ? undefined : word}
          key={certification}
        >
          {word && <span data-name={certifications[index]?.comparison.name}>{word}</span>}
        </td>
      ))}
    </tr>
  );
}
