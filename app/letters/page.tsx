import { LetterTools } from '@/components/interactive/LetterTools';
import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { Letter } from '@/components/parts/Letter';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { RichContent } from '@/components/parts/RichContent';
import { Section } from '@/components/parts/Section';
import { Terms } from '@/components/parts/Terms';
import { RelatedTools } from '@/components/sections/RelatedTools';
import { type LetterSubject, lettersBySubject } from '@/content/letters';
import { letterLabels as copy, letterCopy, lettersPage } from '@/content/page-copy/letters';
import { contactLines } from '@/lib/addresses/contacts';
import { blanksOf } from '@/lib/letters/letter';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { fill } from '@/lib/text/fill';

export const metadata = pageMetadata('/letters');

const subjects = Object.keys(lettersBySubject) as LetterSubject[];

/** Renders what applies to all letters, then a disclosure per letter, by subject. */
export default function LettersPage() {
  const { title, lead, before, contents } = lettersPage;
  return (
    <Page path="/letters">
      <PageHeader crumbs={crumbs('/letters')} lead={lead} title={title}>
        <OnThisPage
          items={[
            { id: before.id, title: before.question },
            ...subjects.map((id) => ({ id, title: lettersPage.subjects[id].question })),
          ]}
          title={contents}
          titleVisible
        />
      </PageHeader>
      <Section compact theme="paper" id={before.id} size="sub" title={before.title}>
        <PointList columns={2} items={before.points} />
      </Section>
      <LetterTools words={letterCopy}>
        {subjects.map((subject, index) => (
          <Section
            compact
            theme={index % 2 ? 'paper' : 'tint'}
            id={subject}
            key={subject}
            lead={lettersPage.subjects[subject].lead}
            size="sub"
            title={lettersPage.subjects[subject].title}
          >
            {/* The summary shows the purpose of the letter; recipient and date are in the disclosure. */}
            {lettersBySubject[subject].map((letter) => {
              const { id, title, short, to, contact, when, versions } = letter;
              const blanks = blanksOf(letter).map(({ words: term, fill: text }) => ({ term, text }));
              const name = fill(versions[0].subject ? copy.name : copy.sentence, { id });
              return (
                <AnswerDisclosure
                  answer={title}
                  id={`letter-${id}`}
                  key={id}
                  name={name}
                  mobileAnswer={short}
                >
                  <p>
                    {fill(copy.to, { to })} {when}
                  </p>
                  <RichContent content={contact ? contactLines(contact) : []} />
                  <Letter letter={letter} />
                  {blanks.length > 0 && (
                    <Terms items={blanks} level={4} variant="ruled" title={copy.blanksTitle} />
                  )}
                </AnswerDisclosure>
              );
            })}
          </Section>
        ))}
      </LetterTools>
      <RelatedTools current="/letters" theme="paper" />
    </Page>
  );
}
