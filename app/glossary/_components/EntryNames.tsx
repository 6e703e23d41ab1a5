import { type GlossaryEntry, nameLanguages } from '@/content/glossary/types';
import { entryCopy } from '@/content/page-copy/glossary';
import { Foreign } from './Foreign';

/** What the entry is called in other languages, and other spellings in tenders. */
export function EntryNames({ entry: { names, aliases } }: { entry: GlossaryEntry }) {
  return (
    <>
      {names && (
        <dl>
          {nameLanguages.map(
            (language) =>
              names[language] && (
                <div key={language} lang={language}>
                  <dt>{entryCopy.language[language]}</dt>
                  <dd>{names[language]}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {aliases && (
        <p>
          {entryCopy.aliases} <Foreign text={aliases.join('; ')} />
        </p>
      )}
    </>
  );
}
