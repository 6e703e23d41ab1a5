import type { ClauseTable, PageTable } from '../types';
import { chapters, groupsOf } from './rows';

const buyerSide = 'Buyer side means the acquirer and, where one is appointed, the government quality assurance representative (GQAR).';

/** AQAP 2310: its rows are on the page of AQAP 2110, but it has separate data files. */
export const as9100ToAqap2310: ClauseTable = {
  kind: 'clauses',
  slug: 'as9100-to-aqap-2310',
  title: 'AS9100D to AQAP 2310',
  source: { certification: 'as9100d', name: 'AS9100D', edition: 'AS9100 Revision D' },
  target: { certification: 'aqap2110', name: 'AQAP 2310', edition: 'AQAP 2310 Edition B Version 1' },
  basis: [
    'AQAP 2310 is the sister of AQAP 2110 for suppliers with an AS or EN 9100 system. It refers to AS/EN 9100:2016, as AQAP 2310 names it, and has the chapters of AQAP 2110 Edition D, so you need both texts. Edition B of 2017 is the last one we read; a revision was in final approval in October 2023: ask the buyer for the edition. The successor of AS9100D does not enter a running contract by itself, because the year is named; that is our reading.',
    'Chapters were read in the Czech national version of Edition B. Below 5.1 to 5.6 no number is given. Rows on 5.4 that count as read were read in Edition A of 2013; that Edition B follows them is expected, not proved.',
    buyerSide,
  ],
  note: 'Software is not a requirement of AQAP 2310. AQAP 2210 covers it, and applies only if the contract cites it.',
  notCovered: [],
  sources: [
    { document: 'aqap-2310-cz', gives: 'Title, edition, chapters and reference to AS/EN 9100:2016' },
    { document: 'aqap-2310-a', gives: 'Pattern of clause 5.4, in the older edition' },
    { document: 'aqap-dnv', gives: 'Headings of AQAP 2110, the sister text' },
    { document: 'en-9137', gives: 'Scope: the clauses bind sub-suppliers too' },
    { document: 'aqap-scopes', gives: 'When the contract makes Edition A binding' },
    { document: 'svs-aqap-2120', gives: 'Notice of review actions, in a former sister text' },
    { document: 'nato-quality-news', gives: 'State of the revision in October 2023' },
    { document: 'uk-aof-coc', gives: 'What a certificate of conformity declares' },
  ],
  checked: '2026-11-23',
  groups: groupsOf('in2310'),
  shownOn: 'as9100-to-aqap-2110',
};

/** AQAP 2110, with AQAP 2310 in a second column. */
export const as9100ToAqap2110: PageTable<ClauseTable> = {
  kind: 'clauses',
  slug: 'as9100-to-aqap-2110',
  title: 'AS9100D to AQAP 2110',
  pageTitle: 'AS9100D to AQAP 2110 and 2310',
  source: { certification: 'as9100d', name: 'AS9100D', edition: 'AS9100 Revision D' },
  target: { certification: 'aqap2110', name: 'AQAP 2110', edition: 'AQAP 2110 Edition D Version 1' },
  meta: { title: 'AS9100D to AQAP 2110 and 2310: what is new, row by row', description: 'You hold AS9100D and a contract names AQAP 2110 or 2310: what carries over, what has to grow and what is new in each, with the record asked for and who does it.' },
  cardFact: 'What carries over, what grows, what is new',
  result: 'Both AQAPs ask nearly the same of a company with AS9100D; 2310 takes the whole system over. New are the contract’s own plans and matrix, access and help for the state, and a NATO certificate of conformity. With AS9100D in hand plan {=aqap2110.withAs9100}. {sure:our-estimate}',
  basis: [
    'NATO wrote AQAP 2310 for suppliers with an AS or EN 9100 system; some buyers still write AQAP 2110. That one takes ISO 9001:2015 in by reference, which AS9100D contains, and adds NATO demands in 4.2, 4.3 and chapter 5. It names the 2015 edition, so a later edition of ISO 9001 does not change a running contract by itself; that is our reading. A revision of AQAP 2110 in two steps was reported in October 2023: ask the buyer for the edition.',
    'Sections 5.4.2 and later are not numbered here: we did not have the text. NATO gives it free: search AQAP-2110 at [nso.nato.int](address:nso).',
    buyerSide,
  ],
  notCovered: [
    { title: 'The contract’s quality plan', text: 'It is written before work starts, and the buyer side may refuse it.' },
    { title: 'Government quality assurance on site', text: 'An OASIS entry informs the state’s representative. It does not replace the visit.' },
    { title: 'The NATO certificate of conformity', text: 'An aviation release document, for example an EASA Form 1, is something else.' },
    { title: 'ISO 10012', text: 'It is the standard for measurement management.' },
    { title: 'The choice of AQAP', text: 'The buyer chooses. Ask whether AQAP 2310 is accepted in place of AQAP 2110, and get the answer in writing.' },
  ],
  steps: [
    { days: [1, 1], act: 'Confirm the AQAP number in writing', text: '2110 or 2310, which edition; ask about AQAP 2105, AQAP 2210 and ACMP-2100.', result: 'Clause sheet' },
    { days: [1, 2], act: 'Get the AQAP in the edition cited', text: 'Mark each NATO addition against your 9100 procedures.', result: 'Marked list of procedures' },
    { days: [2, 3], act: 'Extend the management representative’s letter', text: 'By the contact with the state’s representative; name a deputy.', result: 'Amended letter' },
    { days: [3, 6], act: 'Write the contract quality plan', text: 'From existing 9100 documents by reference, with the requirement matrix.', result: 'Plan and matrix' },
    { days: [4, 7], act: 'Turn the order’s risk record into a contract risk plan', text: 'One that may leave the company.', result: 'Risk plan' },
    { days: [6, 9], act: 'Revise three texts', text: 'Order terms with the access clause, nonconformity procedure with notice and consent, form of the certificate of conformity.', result: 'Three revised texts' },
    { days: [10, 10], act: 'Contact the national authority', text: 'For government quality assurance, and agree the ISO 10012 gap list with the inspector.', result: 'One contact, one list' },
  ],
  sources: [
    { document: 'aqap-2110', gives: 'Title page, promulgation and contents' },
    { document: 'aqap-2110-cz', gives: 'Chapters and sections in two languages' },
    { document: 'aqap-dnv', gives: 'Headings from 5.1.1 to 5.4.1' },
    { document: 'aqap-2310-a', gives: 'Contact with the buyer side, in an older sister text' },
    { document: 'svs-aqap-2120', gives: 'Refusal, quality plan and review actions, in a former sister text' },
    { document: 'aqap-scopes', gives: 'When the contract makes an AQAP binding' },
    { document: 'en-9137', gives: 'Scope: the clauses bind sub-suppliers too' },
    { document: 'ca-d5540c', gives: 'The same duties of access and help in a Canadian clause' },
    { document: 'nato-quality-news', gives: 'State of the revision in October 2023' },
    { document: 'uk-aof-coc', gives: 'What a certificate of conformity declares' },
  ],
  checked: '2026-11-23',
  groups: groupsOf('in2110'),
  secondTarget: { table: as9100ToAqap2310, groups: chapters },
};
