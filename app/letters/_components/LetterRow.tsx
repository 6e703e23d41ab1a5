import { CopyLetterButton, LetterTools } from '@/components/interactive/LetterTools';
import { AnswerDisclosure } from '@/components/parts/AnswerDisclosure';
import { LetterSheet } from '@/components/parts/Letter';
import { RichContent } from '@/components/parts/RichContent';
import type { LetterRecord } from '@/content/letters/types';
import { letterLabels as copy, letterCopy } from '@/content/page-copy/letters';
import { contactLines } from '@/lib/addresses/contacts';
import { letterTexts, recipientOf } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Renders a letter as a row of a list: its question, recipient and languages, a copy button, and a disclosure with the
 * letter. The copy button is next to the disclosure, because a summary must not contain another control.
 */
export function LetterRow({ letter }: { letter: LetterRecord }) {
  const { id, title, contact, when, versions } = letter;
  const to = recipientOf(letter);
  const languages = versions.map(({ lang }) => languageNames.of(lang)).join(', ');
  const recipient = (
    <>
      <span className="max-md:mr-1 md:block">{to}</span>{' '}
      <span className="text-caption text-muted max-md:inline-block md:block">
        {fill(versions[0].subject ? copy.name : copy.sentence, { id })}: {languages}
      </span>
    </>
  );
  return (
    <li className="relative not-first:[&>details]:border-t-0 lg:[&>details>summary]:pr-48">
      <LetterTools words={letterCopy}>
        <AnswerDisclosure answer={recipient} id={`letter-${id}`} name={title}>
          <p>
            {fill(copy.to, { to })} {when}
          </p>
          <RichContent content={contact ? contactLines(contact) : []} />
          <LetterSheet letter={letter} />
        </AnswerDisclosure>
        <CopyLetterButton
          className="button button-outline button-small absolute top-2 right-9 max-lg:hidden print:hidden"
          name={fill(copy.copyName, { title })}
          texts={letterTexts(letter)}
        />
      </LetterTools>
    </li>
  );
}
