import { Heading } from '@/components/ui/Heading';
import { RichText } from '@/components/ui/RichText';
import { type Ground, Section } from '@/components/ui/Section';
import { type LetterSubject, lettersBySubject } from '@/content/letters';
import { lettersPage } from '@/content/page-copy/letters';
import { LetterRow } from './LetterRow';

/** The letters of one subject with their heading. */
export function SubjectLetters({ subject, ground }: { subject: LetterSubject; ground: Ground }) {
  const { title, lead } = lettersPage.subjects[subject];
  return (
    <Section ground={ground} labelledBy={subject}>
      <Heading id={subject} level={2}>
        {title}
      </Heading>
      <p className="mt-4 max-w-measure text-lead">
        <RichText text={lead} />
      </p>
      <ol className="mt-8 grid gap-8 lg:mt-12">
        {lettersBySubject[subject].map((letter) => (
          <LetterRow key={letter.id} letter={letter} />
        ))}
      </ol>
    </Section>
  );
}
