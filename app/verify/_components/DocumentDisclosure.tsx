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

const { paper: words, papers: row, visibility, visibilityShort } = verifyPage;

/** One paper: who can see it and how long a check takes; in the fold what a real one shows and how to check it. */
export function DocumentDisclosure({ paper }: { paper: VerifiableDocument }) {
  const { id, name, shows, places, lookUp, certifications, flags } = paper;
  const scopes = certifications.map(
    ({ slug, scope: text }): Term => ({
      term:
        certifications.length > 1
          ? fill(words.scopeOf, { name: certificationBySlug[slug].title })
          : words.scope,
      text,
    }),
  );
  const meanings = (['absence', 'presence', 'instead'] as const).flatMap((meaning): Term[] => {
    const text = paper[meaning];
    return text ? [{ term: words[meaning], text }] : [];
  });
  return (
    <AnswerDisclosure
      answer={<Answer {...paper} />}
      id={id}
      name={name}
      short={visibilityShort[paper.visibility]}
    >
      <Columns split="6-6">
        <PointList items={shows} level={4} title={words.shows} />
        <PointList items={places.filter(({ listsShows }) => !listsShows)} level={4} title={words.places} />
      </Columns>
      <Terms
        items={[
          { term: words.lookUp, text: <AddressList ids={lookUp} noteOf={accessOf} /> },
          ...scopes,
          ...meanings,
          { term: words.flags, text: <Flags numbers={flags} /> },
        ]}
        variant="ruled"
      />
    </AnswerDisclosure>
  );
}

/** Who can see it, how long the look-up takes, how long an office takes to answer. */
function Answer({ visibility: who, minutes, before, answer }: VerifiableDocument) {
  const { lookUp, lookUpWith, noLookUp, waiting } = row;
  return (
    <>
      {visibility[who]}.{' '}
      {minutes === null
        ? noLookUp
        : fill(before ? lookUpWith : lookUp, { count: minutes, before: before ?? '' })}
      . {waiting} <JoinedList items={answer.map((each, index) => <RichContent key={index} of={each} />)} />
    </>
  );
}

/** What a look-up costs or asks for, where it is not free and open. */
const accessOf = (id: VerifiableDocument['lookUp'][number]): string =>
  [!addresses[id].free && verifyPage.address.paid, addresses[id].needsLogin && verifyPage.address.login]
    .filter(Boolean)
    .join(', ');

/** The red flags of a paper by their numbers, which lead to the list of all. */
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
