import { LetterBlock } from '@/components/sections/letter/LetterBlock';
import { FoldSummary } from '@/components/ui/FoldSummary';
import type { Letter } from '@/content/letters/types';
import { letterCopyWords as words } from '@/content/page-copy/letters';
import { blanksOf } from '@/lib/letters/letter';
import { fill } from '@/lib/text/fill';

/** One letter: whom it is for and when, the letter, and what goes into its brackets. */
export function LetterRow({ letter }: { letter: Letter }) {
  const { id, title, to, when } = letter;
  const blanks = blanksOf(letter);
  return (
    <li
      className="grid scroll-mt-24 gap-x-12 gap-y-4 border-fg border-t-2 pt-6 lg:grid-cols-[20rem_1fr]"
      id={`letter-${id}`}
    >
      <div>
        <h3 className="text-name">
          <small className="block text-small text-muted">
            {fill(letter.versions[0].subject ? words.name : words.sentence, { id })}
          </small>{' '}
          {title}
        </h3>
        <dl className="mt-3 grid gap-2 text-small">
          <div>
            <dt className="inline text-muted">{words.to} </dt>
            <dd className="inline font-bold">{to}</dd>
          </div>
          <div>
            <dt className="sr-only">{words.when}</dt>
            <dd className="text-muted">{when}</dd>
          </div>
        </dl>
      </div>
      <div>
        <LetterBlock fold="phone" letter={letter} />
        {blanks.length > 0 && (
          <details className="fold-row mt-2 text-small" suppressHydrationWarning>
            <FoldSummary className="font-bold" compact>
              {words.blanksTitle}
            </FoldSummary>
            <dl className="grid gap-2 pb-2">
              {blanks.map(({ words: blank, fill: what }) => (
                <div className="sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4" key={blank}>
                  <dt className="font-bold">{blank}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
      </div>
    </li>
  );
}
