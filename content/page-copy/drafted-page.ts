import type { Text } from '@/content/text';

/** A clause of the page, with what a reader of the draft should know about it. */
export interface DraftedClause {
  text: Text;
  /** What stands open in the clause, set apart from its words. */
  open?: string;
  note: Text;
}

/** One page as the platform drafts it, set by hand for the platform page: no customer's answers stand behind it. */
export const draftedPage = {
  title: 'One drafted page',
  lead: 'An example, set by hand for this page; no company’s answers stand behind it. Beside each clause stands what you would check before you approve it.',
  document: { title: 'Rules for access', state: 'Draft 1, not approved' },
  clauses: [
    {
      text: 'Each person works with an account of their own. The shared account of the test bench is closed.',
      note: 'From your answers: four people share one account at the test bench. The draft says what has to change.',
    },
    {
      text: 'Design files are open to engineering and quality. Contracts and prices are open to management.',
      note: 'From your list of systems and data, by role and not by name, so that the page outlives a change of staff.',
    },
    {
      text: 'New access is approved by',
      open: 'Open: nobody is named yet',
      note: 'A gap. No answer named a person, so the draft asks and fills in nobody.',
    },
    {
      text: 'An account is closed on the last working day. The list of accounts is read through every three months.',
      note: 'A proposal. The standard fixes no interval: choose one that you will keep, because an auditor may ask for the record of the last reading.',
    },
  ] satisfies DraftedClause[],
  foot: [
    { term: 'Answers', text: 'ISO/IEC 27001:2022, Annex A 5.15 and 5.18' },
    { term: 'Approved by', text: 'Open' },
  ],
};
