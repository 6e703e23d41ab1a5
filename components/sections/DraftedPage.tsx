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
      <p data-theme="sheet">
        <b className="text-name">{document.title}</b>{' '}
        <span className="text-small text-muted">{stationHeads.security.name}</span>
        {states.map(([state, stamp]) => (
          <Fragment key={state}>
            {' '}
            <em data-state={state}>{stamp}</em>
          </Fragment>
        ))}
      </p>
      <ol>
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
      <dl data-theme="sheet">
        <div>
          <dt>{answers.term}</dt>
          <dd>{answers.text}</dd>
        </div>
        <div>
          <dt>{approval.term}</dt>
          <dd data-state="open">{approval.open}</dd>
          <dd data-state="approved">{approval.approved}</dd>
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
      <mark data-state="draft">{part.open}</mark> <b data-state="approved">{part.approved}</b>
    </span>
  );
}
