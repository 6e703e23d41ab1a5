import { clsx } from 'clsx';
import { Fragment } from 'react';
import { RichText } from '@/components/ui/RichText';
import { type ClausePart, type DraftState, draftedPage } from '@/content/page-copy/drafted-page';
import { stationHeads } from '@/content/stations/heads';
import './drafted-page.css';

const { document, clauses, answers, approval } = draftedPage;
const states = Object.entries(document.stamps) as [DraftState, string][];

/**
 * Renders the example page, with `notes` next to each clause what the reader checks, connected by a line. It shows the
 * draft; inside tabs it shows the state of the active tab.
 */
export function DraftedPage({ notes = false }: { notes?: boolean }) {
  return (
    <div className={clsx('drafted-page numerals', notes && 'drafted-noted')}>
      <p
        className="flex break-after-avoid flex-wrap items-baseline gap-x-4 gap-y-1 hair-b py-4 md:pt-8"
        data-theme="sheet"
      >
        <b className="text-name">{document.title}</b>{' '}
        <span className="text-small text-muted">{stationHeads.security.name}</span>
        {states.map(([state, stamp]) => (
          <Fragment key={state}>
            {' '}
            <em
              className={clsx(
                'ml-auto border-2 border-fg px-2 py-1 font-bold text-small not-italic',
                state === 'approved' ? 'bg-fg text-surface forced-color-adjust-none' : 'border-dashed',
              )}
              data-state={state}
            >
              {stamp}
            </em>
          </Fragment>
        ))}
      </p>
      <ol className="[counter-reset:count] lg:col-span-2">
        {clauses.map(({ parts, note }) => (
          <li key={note}>
            <p data-theme="sheet">{parts.map(clausePart)}</p>
            {notes && (
              <p>
                <RichText text={note} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <dl
        className="flex break-before-avoid flex-wrap gap-x-12 gap-y-2 hair-t pt-4 pb-4 text-small md:pb-8"
        data-theme="sheet"
      >
        <div>
          <dt className="text-muted">{answers.term}</dt>
          <dd className="font-bold">{answers.text}</dd>
        </div>
        <div>
          <dt className="text-muted">{approval.term}</dt>
          <dd className="font-bold" data-state="open">
            {approval.open}
          </dd>
          <dd className="font-bold" data-state="approved">
            {approval.approved}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** Renders a part of a clause. An answer has an element of its own, so that it can be a blank. */
function clausePart(part: ClausePart, index: number) {
  if (typeof part === 'string') return part;
  if ('answer' in part)
    return (
      <span className="drafted-answer" key={index}>
        <span>{part.answer}</span>
      </span>
    );
  return (
    <span className="drafted-open" key={index}>
      <span data-state="draft">
        <mark className="inline-block border-2 border-line bg-transparent px-2 font-bold text-fg">
          {part.open}
        </mark>
      </span>{' '}
      <b data-state="approved">{part.approved}</b>
    </span>
  );
}
