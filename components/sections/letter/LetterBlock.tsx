import { FoldSummary } from '@/components/ui/FoldSummary';
import type { Letter } from '@/content/letters/types';
import { letterCopyWords as words } from '@/content/page-copy/letters';
import { blanksOf, type LetterUse, letterMail } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';
import { LetterBody } from './LetterBody';
import { LetterLanguages } from './LetterLanguages';

interface LetterBlockProps {
  letter: Letter;
  /** What the place needs of it; all of it if left out. */
  use?: LetterUse;
  /** Stands open. */
  open?: boolean;
}

/** A letter to copy or to open in mail, folded to its subject. LetterTools around it brings its buttons to life. */
export function LetterBlock({ letter, use, open }: LetterBlockProps) {
  const { versions, id } = letter;
  const [{ subject }] = versions;
  const count = blanksOf(letter, use).length;
  const blanks = count === 0 ? words.noBlanks : count === 1 ? words.oneBlank : fill(words.blanks, { count });
  return (
    <div className="letter" data-letter="">
      <details open={open} suppressHydrationWarning>
        <FoldSummary compact>
          <span>
            <small className="block text-caption text-muted">
              {fill(subject ? words.name : words.sentence, { id })}, <span data-blanks-left="">{blanks}</span>
            </small>{' '}
            <span className="font-bold text-small">{letter.title}</span>
          </span>
        </FoldSummary>
        {letter.note && <p className="mt-2 text-muted text-small">{letter.note}</p>}
        {versions.length > 1 && <LetterLanguages languages={versions.map(({ lang }) => lang)} />}
        {versions.map((version, index) => (
          <LetterBody hidden={index > 0} key={version.lang} use={use} version={version} />
        ))}
      </details>
      <p className="mt-3 flex flex-wrap gap-2 print:hidden">
        <button className="button button-ink button-small" data-copy-letter="" data-script="" type="button">
          {words.copy}
        </button>
        {versions.map((version, index) => {
          const href = letterMail(version, use);
          return (
            href && (
              <a
                className="button button-outline button-small"
                data-inactive={index > 0 ? '' : undefined}
                data-letter-lang={version.lang}
                href={href}
                key={version.lang}
              >
                {words.mail}
                {versions.length > 1 && (
                  <span className="sr-only">, {words.languageNames[version.lang]}</span>
                )}
              </a>
            )
          );
        })}
      </p>
      <p className="mt-2 text-small text-muted empty:hidden print:hidden" data-letter-note="" />
    </div>
  );
}
