import { LetterTools } from '@/components/interactive/LetterTools';
import { letterCopyWords } from '@/content/page-copy/letters';
import { clauseWords, verifyPage } from '@/content/page-copy/verify';
import { validityClause } from '@/content/verify/contract';
import { letterMail } from '@/lib/letters/letter';

const mail = letterMail({ lang: 'en', subject: verifyPage.clause.subject, closing: validityClause });

/** The clause on a sheet of its own, with a button that copies it and a link that opens it in the visitor's mail. */
export const Clause = () => (
  <LetterTools words={clauseWords}>
    <div className="part-letter" data-ground="sheet" data-letter="">
      <div className="part-actions">
        <button className="button button-ink button-small" data-copy-letter="" data-script="" type="button">
          {clauseWords.copy}
        </button>
        <a className="button button-outline button-small" href={mail}>
          {letterCopyWords.mail}
        </a>
      </div>
      <p className="part-caption" data-letter-note="" />
      <p className="mt-4" data-letter-lang="en">
        <span data-letter-part="">{validityClause}</span>
      </p>
    </div>
  </LetterTools>
);
