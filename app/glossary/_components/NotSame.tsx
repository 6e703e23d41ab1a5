import { Fragment } from 'react';
import { type GlossaryId, glossary } from '@/content/glossary';
import { entryCopy } from '@/content/page-copy/glossary';
import { glossaryAnchor } from '@/lib/glossary/addresses';
import { confusionName, sharedLetters } from '@/lib/glossary/entries';
import { Foreign } from './Foreign';

/** What readers confuse the entry with, and what else its abbreviation means. */
export function NotSame({ id }: { id: GlossaryId }) {
  return (
    <div className="not-same">
      <b>{entryCopy.notSame}</b>{' '}
      <p>
        {glossary[id].confusedWith.map((confusion, index) => (
          <Fragment key={confusionName(confusion)}>
            {index > 0 && '; '}
            <Meaning id={'id' in confusion ? confusion.id : undefined} name={confusionName(confusion)} />
            {confusion.note && ` (${confusion.note})`}
          </Fragment>
        ))}
      </p>
      {sharedLetters(id).map(({ letters, means }) => (
        <p key={letters}>
          <b>{entryCopy.sameLetters}</b> {letters}:{' '}
          {means.map(({ name, id: other }, index) => (
            <Fragment key={name}>
              {index > 0 && '; '}
              <Meaning id={other === id ? undefined : other} name={name} />
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

/** A name, linked where it has an entry of its own. */
function Meaning({ id, name }: { id?: string; name: string }) {
  return id ? (
    <a href={glossaryAnchor(id)}>
      <Foreign text={name} />
    </a>
  ) : (
    <Foreign text={name} />
  );
}
