import { letterCopyWords as words } from '@/content/page-copy/letters';

/** Toggle buttons for the language of a letter; LetterTools answers them. */
export function LetterLanguages({ languages }: { languages: readonly string[] }) {
  return (
    <fieldset className="mt-3 flex gap-2 print:hidden" data-script="">
      <legend className="sr-only">{words.languages}</legend>
      {languages.map((lang, index) => (
        <button
          aria-pressed={index === 0}
          className="min-h-8 rounded-control border-2 border-fg px-3 font-bold text-small aria-pressed:bg-fg aria-pressed:text-ground aria-pressed:forced-color-adjust-none"
          data-choose-lang={lang}
          key={lang}
          lang={lang}
          type="button"
        >
          {words.languageNames[lang]}
        </button>
      ))}
    </fieldset>
  );
}
