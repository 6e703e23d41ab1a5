import type { Text } from '@/content/text';

/** Clause of the example page, with a comment for the reader of the draft. */
interface DraftedClause {
  text: Text;
  /** Open question about the clause, printed separately. */
  open?: string;
  note: Text;
}

/** Example of a page that the platform drafts, written by hand; contains no customer data. */
export const draftedPage = {
  title: 'Example of a drafted page',
  lead: 'Written by hand for this page, not taken from any company’s answers. Next to each clause is what you would check before you approve it.',
  /** Link to the page as a PDF file. */
  download: { words: 'Sample draft', file: '(PDF, one A4 sheet)' },
  /** Label of the disclosure around the page on mobile. */
  disclosure: 'The page and what you would check',
  document: { title: 'Rules for access', state: 'Draft 1, not approved' },
  clauses: [
    {
      text: 'Each person works with their own account. The shared account at the test bench is closed.',
      note: 'From your answers: four people share one account at the test bench. The draft says what has to change.',
    },
    {
      text: 'Design files are open to engineering and quality. Contracts and prices are open to management.',
      note: 'From your list of systems and data, by role and not by name, so that the page survives a change of staff.',
    },
    {
      text: 'New access is approved by',
      open: 'Open: nobody is named yet',
      note: 'A gap. No answer named a person, so the draft asks instead of filling in a name.',
    },
    {
      text: 'An account is closed on the last working day. The list of accounts is reviewed every three months.',
      note: 'A proposal. The standard fixes no interval: choose one that you will keep, because an auditor may ask for the record of the last review.',
    },
  ] satisfies DraftedClause[],
  foot: [
    { term: 'Answers', text: 'ISO/IEC 27001:2022, Annex A 5.15, 5.16 and 5.18' },
    { term: 'Approved by', text: 'Open' },
  ],
};
