import type { Text } from '@/content/text';

/** States of the example page, in the order in which a document passes through them. */
export type DraftState = 'answers' | 'draft' | 'approved';

/** Part of a clause: fixed words, an answer of the company, or an answer that is still missing. */
export type ClausePart =
  | string
  /** Taken from the answers; a blank until they are given. */
  | { answer: string }
  /** What the draft prints instead of a missing answer, and what the approved page has there. */
  | { open: string; approved: string };

/** Example of a page that the platform drafts, written by hand; contains no customer data. */
export const draftedPage = {
  title: 'Example of a drafted page',
  /** Where the page comes from; printed wherever the page is. */
  origin: 'Written by hand for this page, not taken from any company’s answers.',
  lead: 'Next to each clause is what you would check before you approve it.',
  /** Link to the page as a PDF file. */
  download: { words: 'Sample draft', file: '(PDF, one A4 sheet)' },
  /** Label of the disclosure around the page on mobile. */
  disclosure: 'The page and what you would check',
  document: {
    title: 'Rules for access',
    /** Stamp of each state. */
    stamps: {
      answers: 'Questions, not drafted',
      draft: 'Draft 1, not approved',
      approved: 'Version 1, approved',
    } satisfies Record<DraftState, string>,
  },
  clauses: [
    {
      parts: [
        'Each person works with ',
        { answer: 'their own account' },
        '. The shared account ',
        { answer: 'at the test bench' },
        ' is closed.',
      ],
      note: 'From your answers: four people share one account at the test bench. The draft says what has to change.',
    },
    {
      parts: [
        'Design files are open to ',
        { answer: 'engineering and quality' },
        '. Contracts and prices are open to ',
        { answer: 'management' },
        '.',
      ],
      note: 'From your list of systems and data, by role and not by name, so that the page survives a change of staff.',
    },
    {
      parts: [
        'New access is approved by ',
        { open: 'Open: nobody is named yet', approved: 'the head of operations.' },
      ],
      note: 'A gap. No answer named a person, so the draft asks instead of filling in a name.',
    },
    {
      parts: [
        'An account is closed ',
        { answer: 'on the last working day' },
        '. The list of accounts is reviewed ',
        { answer: 'every three months' },
        '.',
      ],
      note: 'A proposal. The standard fixes no interval: choose one that you will keep, because an auditor may ask for the record of the last review.',
    },
  ] satisfies { parts: readonly ClausePart[]; note: Text }[],
  answers: { term: 'Answers', text: 'ISO/IEC 27001:2022, Annex A 5.15, 5.16 and 5.18' },
  approval: { term: 'Approved by', open: 'Open', approved: 'Head of operations, with name and date' },
};
