import { clsx } from 'clsx';
import { Link } from '@/components/ui/Link';
import { RichText } from '@/components/ui/RichText';
import type { Certification } from '@/content/certifications/types';
import type { Need } from '@/content/needs';
import { entranceCopy } from '@/content/page-copy/planner';
import { type LinePart, needCells } from '@/lib/comparison/needs';
import { toFragment } from '@/lib/planner/fragment';
import { fill } from '@/lib/text/fill';
import { NeedStop } from './NeedStop';

/** The row's line behind its stops: across the cells from tablet up, down the list on the phone. */
const line = 'before:absolute before:bg-fg ';
const across = 'md:before:top-1/2 md:before:-mt-0.75 md:before:h-1.5';
const down = 'max-md:before:left-2.75 max-md:before:w-1.5';
const parts: Record<LinePart, string> = {
  none: '',
  only: '',
  start: `${line} ${across} ${down} md:before:right-0 md:before:left-3 max-md:before:top-1/2 max-md:before:bottom-0`,
  through: `${line} ${across} ${down} md:before:inset-x-0 max-md:before:inset-y-0`,
  end: `${line} ${across} ${down} md:before:left-0 md:before:w-3.5 max-md:before:top-0 max-md:before:bottom-1/2`,
};

interface NeedRowProps {
  need: Need;
  certifications: readonly Certification[];
}

/** One market or product: a line that stops at the certifications to plan for. */
export function NeedRow({ need, certifications }: NeedRowProps) {
  return (
    <tr className="border-rule border-b max-md:block max-md:pb-3">
      <th
        className="pr-4 text-left font-semibold text-term leading-tight max-md:block max-md:pt-4 max-md:pb-2 max-md:text-h4 md:h-16 md:py-2 md:text-small lg:text-term"
        scope="row"
      >
        {need.name}{' '}
        {need.note && (
          <span className="mt-1 block font-normal text-caption text-muted">
            <RichText text={need.note} />
          </span>
        )}{' '}
        <Link
          aria-label={fill(entranceCopy.rowName, { name: need.name })}
          className="mt-0.5 block w-fit py-1 font-normal text-caption underline decoration-1 underline-offset-[0.22em] hover:decoration-2 print:hidden"
          href={`/planner#${toFragment(need.answers)}`}
        >
          {entranceCopy.row}
        </Link>
      </th>
      {needCells(need, certifications).map(({ certification, word, line }, index) => (
        <td
          className={clsx(
            word === 'No' || word === ''
              ? 'max-md:sr-only'
              : 'max-md:flex max-md:h-9 max-md:items-center max-md:gap-3 max-md:pl-10.5',
            parts[line],
          )}
          key={certification}
        >
          {word === 'No' && <span className="sr-only">{word}</span>}
          {word !== 'No' && word !== '' && (
            <>
              <NeedStop
                className="absolute top-1/2 left-0 -mt-3.75 size-7.5 max-md:-mt-3.5 max-md:size-7"
                word={word}
              />
              <span aria-hidden="true" className="flex-1 font-medium md:hidden">
                {certifications[index]?.comparison.name}
              </span>
              <span className="text-label text-muted md:sr-only">{word}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
