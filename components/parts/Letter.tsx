import {
  CopyLetterButton,
  CopyRefusal,
  LetterLanguages,
  LetterMailLink,
  LetterTools,
} from '@/components/interactive/LetterTools';
import { LetterBody } from '@/components/sections/letter/LetterBody';
import type { LetterRecord } from '@/content/letters/types';
import { letterLabels as labels, letterCopy } from '@/content/page-copy/letters';
import { letterMail, letterTexts, mailboxOf } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';

interface LetterProps {
  letter: LetterRecord;
}

/** Renders a letter with its own state. */
export const Letter = (props: LetterProps) => (
  <LetterTools words={letterCopy}>
    <LetterSheet {...props} />
  </LetterTools>
);

/** Renders the buttons of a letter, then the letter in all its languages. It needs LetterTools as an ancestor. */
export const LetterSheet = (props: LetterProps) => (
  <div className="p-4 text-small md:p-6" data-theme="sheet">
    <LetterButtons {...props} />
    <LetterPreview {...props} />
  </div>
);

/** Renders the buttons of a letter: copy, mail, language. */
export function LetterButtons({ letter }: LetterProps) {
  const { title, versions } = letter;
  const hasLanguages = versions.length > 1;
  return (
    <>
      <div className="part-actions">
        <CopyLetterButton className="button button-ink button-small" texts={letterTexts(letter)} />
        {versions.map((version, index) => {
          const href = letterMail(version, undefined, undefined, mailboxOf(letter));
          return (
            href && (
              <LetterMailLink
                className="button button-outline button-small"
                first={index === 0}
                href={href}
                key={index}
                lang={version.lang}
                name={fill(hasLanguages ? labels.mailNameIn : labels.mailName, {
                  title,
                  language: labels.languageNames[version.lang] ?? version.lang,
                })}
              >
                {labels.mail}
              </LetterMailLink>
            )
          );
        })}
        {hasLanguages && (
          <LetterLanguages
            legend={labels.languages}
            options={versions.map(({ lang }) => ({ value: lang, lang, label: labels.languageNames[lang] }))}
          />
        )}
      </div>
      <CopyRefusal className="part-caption mt-2 empty:hidden" />
    </>
  );
}

/** Renders the note and the text of a letter in all its languages. */
export const LetterPreview = ({ letter }: LetterProps) => (
  <>
    {letter.note && <p className="part-caption mt-2">{letter.note}</p>}
    {letter.versions.map((version, index) => (
      <LetterBody first={index === 0} key={index} version={version} />
    ))}
  </>
);
