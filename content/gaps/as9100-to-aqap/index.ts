import type { ClauseTable, PageTable } from '../types';
import { chapters, groupsOf } from './rows';

const buyerMeaning = '“Buyer” means whoever orders (AQAP: acquirer) and the government quality representative (GQAR), if one is appointed.';

/** AQAP 2310: its rows are on the page of AQAP 2110, but it has separate data files. */
export const as9100ToAqap2310: ClauseTable = {
  kind: 'clauses',
  slug: 'as9100-to-aqap-2310',
  title: 'AS9100D to AQAP 2310',
  source: { certification: 'as9100d', name: 'AS9100D', edition: 'AS9100 Revision D' },
  target: { certification: 'aqap2110', name: 'AQAP 2310', edition: 'AQAP 2310 Edition B Version 1' },
  basis: [
    'AQAP 2310 is the sister of AQAP 2110 for suppliers with an AS or EN 9100 system. It refers to AS/EN 9100:2016, as AQAP 2310 names it, and has the chapters of AQAP 2110 Edition D, so you need both standards. Edition B of 2017 is the last one we read. A revision was in final approval in October 2023, so ask the buyer which edition applies. It names the year. In our reading the successor of AS9100D does not change a running contract.',
    'We read the chapters in the Czech national version of Edition B, which gives no numbers below 5.1 to 5.6. We read rows on 5.4 in Edition A of 2013. We expect that Edition B follows them, but this is not proved.',
    buyerMeaning,
  ],
  note: 'AQAP 2310 does not cover software. AQAP 2210 covers it, and applies only if the contract cites it.',
  notCovered: [],
  sources: [
    { document: 'aqap-2310-cz', contribution: 'Title, edition, chapters and reference to AS/EN 9100:2016' },
    { document: 'aqap-2310-a', contribution: 'Pattern of clause 5.4, in the older edition' },
    { document: 'aqap-dnv', contribution: 'Headings of AQAP 2110, the sister standard' },
    { document: 'en-9137', contribution: 'Scope: the clauses bind subcontractors too' },
    { document: 'aqap-scopes', contribution: 'When the contract makes Edition A binding' },
    { document: 'svs-aqap-2120', contribution: 'Notice of review actions, in a former sister standard' },
    { document: 'nato-quality-news', contribution: 'State of the revision in October 2023' },
    { document: 'uk-aof-coc', contribution: 'What a certificate of conformity declares' },
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
  result:
    'Both AQAPs ask nearly the same of a company with AS9100D. [AQAP 2310](glossary:aqap-2310) accepts the whole AS9100D system. The new rows are the plans and the matrix for the contract, access and help for the government quality representative ([GQAR](glossary:gqar)), and a NATO [certificate of conformity](glossary:coc). If you hold AS9100D, plan {figure:aqap2110.withAs9100}. {sure:our-estimate}',
  basis: [
    'NATO wrote AQAP 2310 for suppliers with an AS or [EN 9100](glossary:en-9100) system, but some buyers still cite AQAP 2110. AQAP 2110 includes [ISO 9001](glossary:iso-9001):2015 by reference, which AS9100D contains, and adds NATO requirements in 4.2, 4.3 and chapter 5. It names the 2015 edition. In our reading a later one does not change a running contract. A revision of AQAP 2110 in two steps was announced in October 2023: ask which edition applies.',
    'We did not have the standard, so we do not number sections 5.4.2 and later. It is free: search AQAP-2110 at [nso.nato.int](address:nso).',
    buyerMeaning,
  ],
  notCovered: [
    { title: 'The contract’s quality plan', text: 'You write the [quality plan](glossary:quality-plan) before work starts, and the buyer may reject it.' },
    { title: 'Government quality assurance on site', text: 'An entry in the register [OASIS](glossary:oasis) informs the government quality representative (GQAR). It does not replace the visit.' },
    { title: 'The NATO certificate of conformity', text: 'An aviation release document, for example an EASA Form 1, is something else.' },
    { title: 'ISO 10012', text: '[ISO 10012](glossary:iso-10012) is the standard for measurement management. AS9100D does not contain it.' },
    { title: 'The choice of AQAP', text: 'The buyer chooses the AQAP. Ask whether AQAP 2310 is accepted in place of AQAP 2110, and get the answer in writing.' },
  ],
  steps: [
    { days: [1, 1], act: 'Confirm the AQAP number in writing', text: 'Ask whether AQAP 2110 or 2310 applies and in which edition. Ask also about [AQAP 2105](glossary:aqap-2105), [AQAP 2210](glossary:aqap-2210) and ACMP-2100.', result: 'Clause sheet' },
    { days: [1, 2], act: 'Get the AQAP in the edition cited', text: 'Mark each addition of NATO in your 9100 procedures.', result: 'Marked list of procedures' },
    { days: [2, 3], act: 'Extend the management representative’s letter', text: 'Add the contact with the government quality representative (GQAR), and name a deputy.', result: 'Amended letter' },
    { days: [3, 6], act: 'Write the contract quality plan', text: 'Refer to your existing 9100 documents, and add the requirement matrix.', result: 'Plan and matrix' },
    { days: [4, 7], act: 'Turn the order’s risk record into a contract risk plan', text: 'Write it so that it may leave the company.', result: 'Risk plan' },
    { days: [6, 9], act: 'Revise three documents', text: 'These are the order terms with the access clause, the nonconformity procedure with notice and consent, and the form of the certificate of conformity.', result: 'Three revised documents' },
    { days: [10, 10], act: 'Contact the national authority', text: 'Contact it about [government quality assurance](glossary:gqa), and agree on the ISO 10012 gap list with your inspector.', result: 'One contact, one list' },
  ],
  sources: [
    { document: 'aqap-2110', contribution: 'Title page, promulgation and contents' },
    { document: 'aqap-2110-cz', contribution: 'Chapters and sections in two languages' },
    { document: 'aqap-dnv', contribution: 'Headings from 5.1.1 to 5.4.1' },
    { document: 'aqap-2310-a', contribution: 'Contact with the buyer, in an older sister standard' },
    { document: 'svs-aqap-2120', contribution: 'Refusal, quality plan and review actions, in a former sister standard' },
    { document: 'aqap-scopes', contribution: 'When the contract makes an AQAP binding' },
    { document: 'en-9137', contribution: 'Scope: the clauses bind subcontractors too' },
    { document: 'ca-d5540c', contribution: 'The same duties of access and help in a Canadian clause' },
    { document: 'nato-quality-news', contribution: 'State of the revision in October 2023' },
    { document: 'uk-aof-coc', contribution: 'What a certificate of conformity declares' },
  ],
  checked: '2026-11-23',
  groups: groupsOf('in2110'),
  secondTarget: { table: as9100ToAqap2310, groups: chapters },
};
