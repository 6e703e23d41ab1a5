import { Fragment } from 'react';
import { AddressLink } from '@/components/ui/AddressLink';
import { addresses } from '@/content/addresses';
import { addressLabels } from '@/content/addresses/labels';
import { type GlossaryId, glossary } from '@/content/glossary';
import { entryCopy } from '@/content/page-copy/glossary';
import { glossaryAnchor } from '@/lib/glossary/addresses';
import { entryAddress, sourcesOf } from '@/lib/glossary/entries';
import { EntryNames } from './EntryNames';

/** Names abroad, other spellings, the official page, the sources and the link to the entry. */
export function EntryDetails({ id }: { id: GlossaryId }) {
  const entry = glossary[id];
  const official = entryAddress(id);
  return (
    <>
      <EntryNames entry={entry} />
      {official && (
        <p>
          {entryCopy.official} <AddressLink id={official} />
          {!addresses[official].free && `, ${addressLabels.paid}`}
          {addresses[official].needsLogin && `, ${addressLabels.needsLogin}`}
        </p>
      )}
      <p>
        {entryCopy.sources}{' '}
        {sourcesOf(entry).map(({ text, address }, index) => (
          <Fragment key={text}>
            {index > 0 && '; '}
            <AddressLink id={address}>{text}</AddressLink>
          </Fragment>
        ))}
      </p>
      <a aria-describedby={`${id}-name`} className="print:hidden" href={glossaryAnchor(id)}>
        {entryCopy.link}
      </a>
    </>
  );
}
