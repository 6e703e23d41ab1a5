import { LetterTools } from '@/components/interactive/LetterTools';
import { Page } from '@/components/layout/Page';
import { LookUp } from '@/components/sections/LookUp';
import { PageHead } from '@/components/sections/PageHead';
import { type LetterSubject, lettersBySubject } from '@/content/letters';
import { lettersPage, letterWords } from '@/content/page-copy/letters';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { BeforeSending } from './_components/BeforeSending';
import { SubjectLetters } from './_components/SubjectLetters';

export const metadata = pageMetadata('/letters');

const subjects = Object.keys(lettersBySubject) as LetterSubject[];

/** All letters, by subject. */
export default function LettersPage() {
  return (
    <Page path="/letters">
      <PageHead crumbs={crumbs('/letters')} lead={lettersPage.lead} title={lettersPage.title}>
        <BeforeSending />
      </PageHead>
      <LetterTools words={letterWords}>
        {subjects.map((subject, index) => (
          <SubjectLetters ground={index % 2 ? 'paper' : 'tint'} key={subject} subject={subject} />
        ))}
      </LetterTools>
      <LookUp current="/letters" ground="paper" />
    </Page>
  );
}
