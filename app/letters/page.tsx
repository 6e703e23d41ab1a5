import { Page } from '@/components/layout/Page';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { OnThisPage } from '@/components/parts/OnThisPage';
import { PageHeader } from '@/components/parts/PageHeader';
import { PointList } from '@/components/parts/PointList';
import { Section } from '@/components/parts/Section';
import { Terms } from '@/components/parts/Terms';
import { CertaintyKey } from '@/components/sections/CertaintyKey';
import { RelatedTools } from '@/components/sections/RelatedTools';
import { type LetterSubject, lettersBySubject } from '@/content/letters';
import { letterLabels, lettersPage } from '@/content/page-copy/letters';
import { blanksOf } from '@/lib/letters/letter';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { LetterRow } from './_components/LetterRow';
import { LetterSpecimen } from './_components/LetterSpecimen';

export const metadata = pageMetadata('/letters');

const { blanksTitle, blanksAnswer } = letterLabels;

/** The blanks of all letters in order, without duplicates. */
const blankTerms = [
  ...new Map(
    Object.values(lettersBySubject)
      .flat()
      .flatMap((letter) => blanksOf(letter).map(({ words, fill: text }) => [words, text] as const)),
  ),
].map(([term, text]) => ({ term, text }));

const subjects = Object.keys(lettersBySubject) as LetterSubject[];

/** Renders what applies to all letters, then a row per letter, by subject. */
export default function LettersPage() {
  const { title, lead, before, contents } = lettersPage;
  return (
    <Page path="/letters">
      <PageHeader aside={<LetterSpecimen />} crumbs={crumbs('/letters')} lead={lead} title={title}>
        <OnThisPage
          items={[
            { id: before.id, title: before.question },
            ...subjects.map((id) => ({ id, title: lettersPage.subjects[id].question })),
          ]}
          title={contents}
          titleVisible
        />
      </PageHeader>
      <Section theme="paper" id={before.id} size="sub" title={before.title}>
        {/* Space separates these sentences; lines separate the letters. */}
        <div className="[&_li]:border-b-0">
          <PointList columns={2} items={before.points} />
        </div>
        <AnswerDisclosure answer={blanksAnswer} id="brackets" name={blanksTitle}>
          <Terms columns={2} items={blankTerms} variant="ruled" />
        </AnswerDisclosure>
      </Section>
      {subjects.map((subject, index) => (
        <Section
          theme={index % 2 ? 'paper' : 'tint'}
          id={subject}
          key={subject}
          lead={lettersPage.subjects[subject].lead}
          size="sub"
          title={lettersPage.subjects[subject].title}
        >
          <ul>
            {lettersBySubject[subject].map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
        </Section>
      ))}
      <RelatedTools current="/letters" theme="paper" />
      <CertaintyKey path="/letters" section />
    </Page>
  );
}
