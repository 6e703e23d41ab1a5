import type { ReactNode } from 'react';
import { JoinedList } from '@/components/parts/JoinedList';
import { AddressLink } from '@/components/ui/AddressLink';
import { ResponsiveDisclosure } from '@/components/ui/ResponsiveDisclosure';
import { RichText } from '@/components/ui/RichText';
import { addresses } from '@/content/addresses';
import { addressLabels } from '@/content/addresses/labels';
import { type GlossaryId, glossary } from '@/content/glossary';
import { nameLanguages } from '@/content/glossary/types';
import { entryCopy } from '@/content/page-copy/glossary';
import type { PagePath } from '@/content/pages';
import { withCertainty } from '@/lib/certainty/certainty-labels';
import { glossaryAnchor } from '@/lib/glossary/addresses';
import { confusionName, entryAddress, entrySources, meaningOf, sharedLetters } from '@/lib/glossary/entries';
import { linkTo } from '@/lib/pages/menus';
import { EntryHeading, WithLanguage } from './EntryHeading';

/** Renders a full entry: name, meaning, common confusions, and details that are collapsed on mobile. */
export function FullEntry({ id }: { id: GlossaryId }) {
  const { certainty, open, confusedWith } = glossary[id];
  return (
    <article aria-labelledby={`${id}-name`} id={id}>
      <EntryHeading id={id} level="h2" />
      <div>
        <p>
          <RichText terms={false} text={withCertainty(meaningOf(glossary[id]), certainty)} />
        </p>
        {open && (
          <p>
            <RichText terms={false} text={open} />
          </p>
        )}
        <p>
          <b>{entryCopy.notSame}</b>{' '}
          <JoinedList
            items={confusedWith.map((confusion) => (
              <>
                <Meaning id={'id' in confusion ? confusion.id : undefined} name={confusionName(confusion)} />
                {confusion.note && ` (${confusion.note})`}
              </>
            ))}
          />
        </p>
      </div>
      <ResponsiveDisclosure compact title={entryCopy.details}>
        <dl>
          {detailsOf(id).map(
            ({ term, text, language }, index) =>
              text && (
                <div key={index} lang={language}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ),
          )}
        </dl>
        <a
          aria-describedby={`${id}-name`}
          className="inline-block py-1 print:hidden"
          href={glossaryAnchor(id)}
        >
          {entryCopy.link}
        </a>
      </ResponsiveDisclosure>
    </article>
  );
}

/**
 * Returns the details: what the entry requires of whom, its names in other languages, aliases, official page,
 * sources.
 */
function detailsOf(id: GlossaryId): { term: string; text: ReactNode; language?: string }[] {
  const entry = glossary[id];
  const { asks, names, aliases } = entry;
  const official = entryAddress(id);
  const next = linkTo(entry.next as PagePath);
  return [
    { term: entryCopy.what, text: <RichText terms={false} text={asks.what} /> },
    { term: entryCopy.who, text: asks.who },
    ...sharedLetters(id).map(({ letters, means }) => ({
      term: `${entryCopy.sameLetters} ${letters}`,
      text: (
        <JoinedList
          items={means.map(({ name, id: other }) => (
            <Meaning id={other === id ? undefined : other} key={name} name={name} />
          ))}
        />
      ),
    })),
    ...nameLanguages.map((language) => ({
      term: entryCopy.language[language],
      text: names?.[language],
      language,
    })),
    {
      term: entryCopy.aliases,
      text: aliases && <WithLanguage text={aliases.join('; ')} />,
    },
    {
      term: entryCopy.official,
      text: official && (
        <>
          <AddressLink id={official} />
          {!addresses[official].free && `, ${addressLabels.paid}`}
          {addresses[official].needsLogin && `, ${addressLabels.needsLogin}`}
        </>
      ),
    },
    {
      term: entryCopy.sources,
      text: (
        <JoinedList
          items={entrySources(entry).map(({ text, address }) => (
            <AddressLink id={address} key={text}>
              {text}
            </AddressLink>
          ))}
        />
      ),
    },
    { term: entryCopy.next, text: <a href={next.href}>{next.label}</a> },
  ];
}

/** Renders a name, as a link if it has an entry. */
const Meaning = ({ id, name }: { id?: string; name: string }) =>
  id ? (
    <a href={glossaryAnchor(id)}>
      <WithLanguage text={name} />
    </a>
  ) : (
    <WithLanguage text={name} />
  );
