import { LetterTools } from '@/components/interactive/LetterTools';
import { letterCopyWords } from '@/content/page-copy/letters';
import { clauseWords, verifyPage } from '@/content/page-copy/verify';
import { validityClause } from '@/content/verify/contract';
import { letterMail } from '@/lib/letters/letter';

const { clauseTitle, clauseNote, clauseSubject } = verifyPage.contract;
const mail = letterMail({ lang: 'en', subject: clauseSubject, closing: validityClause });

/** The clause on a sheet of its own, with a button that copies it and a link that opens it in the visitor's mail. */
export function Clause() {
  return (
    <LetterTools words={clauseWords}>
      <div className="letter" data-letter="">
        <h3 className="mt-4 text-name">{clauseTitle}</h3>
        <div className="mt-3 text-small print:break-inside-avoid" data-letter-lang="en">
          <p data-letter-part="">{validityClause}</p>
        </div>
        <p className="mt-3 text-caption text-muted">{clauseNote}</p>
        <p className="mt-3 flex flex-wrap gap-2 print:hidden">
          <button className="button button-ink button-small" data-copy-letter="" data-script="" type="button">
            {clauseWords.copy}
          </button>
          <a className="button button-outline button-small" href={mail}>
            {letterCopyWords.mail}
          </a>
        </p>
        <p className="mt-2 text-small text-muted empty:hidden print:hidden" data-letter-note="" />
      </div>
    </LetterTools>
  );
}
