import { LetterTools } from '@/components/interactive/LetterTools';
import { clauseWords, verifyPage } from '@/content/page-copy/verify';
import { validityClause } from '@/content/verify/contract';

const { clauseTitle, clauseNote } = verifyPage.contract;

/** The clause on a sheet of its own, with a button that copies it. */
export function Clause() {
  return (
    <LetterTools words={clauseWords}>
      <div className="letter" data-letter="">
        <h3 className="mt-4 text-h4">{clauseTitle}</h3>
        <div className="mt-3 text-small print:break-inside-avoid" data-letter-lang="en">
          <p data-letter-part="">{validityClause}</p>
        </div>
        <p className="mt-3 text-caption text-muted">{clauseNote}</p>
        <p className="mt-3 print:hidden">
          <button className="button button-ink button-small" data-copy-letter="" data-script="" type="button">
            {clauseWords.copy}
          </button>
        </p>
        <p className="mt-2 text-label text-muted empty:hidden print:hidden" data-letter-note="" />
      </div>
    </LetterTools>
  );
}
