import { LetterBody } from '@/components/sections/letter/LetterBody';
import type { Letter as LetterRecord } from '@/content/letters/types';
import { letterCopyWords as words } from '@/content/page-copy/letters';
import { type LetterUse, letterMail, mailboxOf } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';

interface LetterProps {
  letter: LetterRecord;
  /** What the place needs of it; all of it if left out. */
  use?: LetterUse;
}

/** Buttons of a letter, then the letter in each of its languages. LetterTools around it brings the buttons to life. */
export const Letter = (props: LetterProps) => (
  <div className="part-letter" data-theme="sheet" data-letter="">
    <LetterButtons {...props} />
    <LetterPreview {...props} />
  </div>
);

/** What `data-letter` around it is copied with, written with, and in which language it shows. */
export function LetterButtons({ letter, use }: LetterProps) {
  const { title, versions } = letter;
  const several = versions.length > 1;
  return (
    <>
      <div className="part-actions">
        <button className="button button-ink button-small" data-copy-letter="" data-script="" type="button">
          {words.copy}
        </button>
        {versions.map((version, index) => {
          const href = letterMail(version, use, undefined, mailboxOf(letter));
          return (
            href && (
              <a
                aria-label={fill(several ? words.mailNameIn : words.mailName, {
                  title,
                  language: words.languageNames[version.lang] ?? version.lang,
                })}
                className="button button-outline button-small"
                data-inactive={index > 0 ? '' : undefined}
                data-letter-lang={version.lang}
                href={href}
                key={index}
              >
                {words.mail}
              </a>
            )
          );
        })}
        {several && (
          <fieldset className="part-segment min-w-0 text-small" data-script="">
            <legend className="sr-only">{words.languages}</legend>
            <div className="flex flex-wrap pr-0.5 pb-0.5">
              {versions.map(({ lang }, index) => (
                <button
                  aria-pressed={index === 0}
                  data-choose-lang={lang}
                  key={index}
                  lang={lang}
                  type="button"
                >
                  {words.languageNames[lang]}
                </button>
              ))}
            </div>
          </fieldset>
        )}
      </div>
      <p className="part-caption empty:hidden" data-letter-note="" />
    </>
  );
}

/** Note and text of a letter, in each of its languages. */
export const LetterPreview = ({ letter: { note, versions }, use }: LetterProps) => (
  <>
    {note && <p className="part-caption">{note}</p>}
    {versions.map((version, index) => (
      <LetterBody hidden={index > 0} key={index} use={use} version={version} />
    ))}
  </>
);
