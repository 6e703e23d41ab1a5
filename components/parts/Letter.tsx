import { framedToggle, ToggleGroup } from '@/components/interactive/ToggleGroup';
import { LetterBody } from '@/components/sections/letter/LetterBody';
import type { LetterRecord } from '@/content/letters/types';
import { letterLabels as labels } from '@/content/page-copy/letters';
import { type LetterUse, letterMail, mailboxOf } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';

interface LetterProps {
  letter: LetterRecord;
  /** Which parts of the letter to use; all by default. */
  use?: LetterUse;
}

/**
 * Renders the buttons of a letter, then the letter in all its languages. The buttons need LetterTools as an ancestor.
 */
export const Letter = (props: LetterProps) => (
  <div className="p-4 text-small md:p-6" data-theme="sheet" data-letter="">
    <LetterButtons {...props} />
    <LetterPreview {...props} />
  </div>
);

/** Renders the buttons for the `data-letter` element around them: copy, mail, language. */
export function LetterButtons({ letter, use }: LetterProps) {
  const { title, versions } = letter;
  const hasLanguages = versions.length > 1;
  return (
    <>
      <div className="part-actions">
        <button className="button button-ink button-small" data-copy-letter="" data-script="" type="button">
          {labels.copy}
        </button>
        {versions.map((version, index) => {
          const href = letterMail(version, use, undefined, mailboxOf(letter));
          return (
            href && (
              <a
                aria-label={fill(hasLanguages ? labels.mailNameIn : labels.mailName, {
                  title,
                  language: labels.languageNames[version.lang] ?? version.lang,
                })}
                className="button button-outline button-small"
                data-inactive={index > 0 ? '' : undefined}
                data-letter-lang={version.lang}
                href={href}
                key={index}
              >
                {labels.mail}
              </a>
            )
          );
        })}
        {hasLanguages && (
          <ToggleGroup
            buttonClassName={framedToggle}
            className="flex gap-2 max-md:basis-full"
            legend={labels.languages}
            legendClassName="sr-only"
            options={versions.map(({ lang }) => ({ value: lang, lang, label: labels.languageNames[lang] }))}
            value={versions[0].lang}
          />
        )}
      </div>
      <p className="part-caption mt-2 empty:hidden" data-letter-note="" />
    </>
  );
}

/** Renders the note and the text of a letter in all its languages. */
export const LetterPreview = ({ letter: { note, versions }, use }: LetterProps) => (
  <>
    {note && <p className="part-caption mt-2">{note}</p>}
    {versions.map((version, index) => (
      <LetterBody hidden={index > 0} key={index} use={use} version={version} />
    ))}
  </>
);
