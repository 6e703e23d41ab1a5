import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Columns } from '@/components/parts/Columns';
import { JoinedList } from '@/components/parts/JoinedList';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { type Term, Terms } from '@/components/parts/Terms';
import { addresses } from '@/content/addresses';
import { certificationBySlug } from '@/content/certifications';
import { verifyPage } from '@/content/page-copy/verify';
import type { VerifiableDocument } from '@/content/verify/types';
import { fill } from '@/lib/text/fill';
import { AddressList } from './Registers';

const { document: documentCopy, documents: answerCopy, visibility, visibilityShort } = verifyPage;

/**
 * Renders a document: who can see it and how long a check takes; in the disclosure what it shows and how to check it.
 */
export function DocumentDisclosure({ document }: { document: VerifiableDocument }) {
  const { id, name, shows, places, lookUp, certifications, flags } = document;
  const scopes = certifications.map(
    ({ slug, scope: text }): Term => ({
      term:
        certifications.length > 1
          ? fill(documentCopy.scopeOf, { name: certificationBySlug[slug].title })
          : documentCopy.scope,
      text,
    }),
  );
  const meanings = (['absence', 'presence', 'instead'] as const).flatMap((meaning): Term[] => {
    const text = document[meaning];
    return text ? [{ term: documentCopy[meaning], text }] : [];
  });
  return (
    <AnswerDisclosure
      answer={<Answer {...document} />}
      id={id}
      name={name}
      mobileAnswer={visibilityShort[document.visibility]}
    >
      <Columns split="6-6">
        <PointList items={shows} level={4} title={documentCopy.shows} />
        <PointList
          items={places.filter(({ listsShows }) => !listsShows)}
          level={4}
          title={documentCopy.places}
        />
      </Columns>
      <Terms
        items={[
          { term: documentCopy.lookUp, text: <AddressList ids={lookUp} noteOf={accessOf} /> },
          ...scopes,
          ...meanings,
          { term: documentCopy.flags, text: <Flags numbers={flags} /> },
        ]}
        variant="ruled"
      />
    </AnswerDisclosure>
  );
}

/** Renders who can see a document, how long the lookup takes, and how long an office takes to answer. */
function Answer({ visibility: audience, minutes, before, answer }: VerifiableDocument) {
  const { lookUp, lookUpWith, noLookUp, waiting } = answerCopy;
  return (
    <>
      {visibility[audience]}.{' '}
      {minutes === null
        ? noLookUp
        : fill(before ? lookUpWith : lookUp, { count: minutes, before: before ?? '' })}
      . {waiting}{' '}
      <JoinedList items={answer.map((content, index) => <RichContent key={index} content={content} />)} />
    </>
  );
}

/** Returns the restrictions of a register: paid, login required; an empty string if it is free and open. */
const accessOf = (id: VerifiableDocument['lookUp'][number]): string =>
  [!addresses[id].free && verifyPage.address.paid, addresses[id].needsLogin && verifyPage.address.login]
    .filter(Boolean)
    .join(', ');

/** Renders the numbers of the red flags of a document as links to the list of red flags. */
const Flags = ({ numbers }: { numbers: readonly number[] }) => (
  <span className="flex flex-wrap gap-x-4">
    {numbers.map((number) => (
      <a
        aria-label={fill(verifyPage.flags.one, { number })}
        className="word-link inline-block min-h-6 min-w-6"
        href={`#red-flag-${number}`}
        key={number}
      >
        {number}
      </a>
    ))}
  </span>
);
