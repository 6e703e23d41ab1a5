import { notCovered, steps } from '../as9100-to-aqap/start';
import type { ClauseTable } from '../types';
import { groups } from './groups';

export const as9100ToAqap2110: ClauseTable = {
  kind: 'clauses',
  slug: 'as9100-to-aqap-2110',
  title: 'AS9100D to AQAP 2110',
  held: { certification: 'as9100d', name: 'AS9100D', edition: 'AS9100 Revision D' },
  asked: { certification: 'aqap2110', name: 'AQAP 2110', edition: 'AQAP 2110 Edition D Version 1' },
  meta: { title: 'AS9100D to AQAP 2110: what is new, row by row', description: 'You hold AS9100D and a contract names AQAP 2110, not 2310: what carries over, what has to grow and what is new, with the record asked for and who does it.' },
  cardFact: 'What carries over, what grows, what is new',
  result: 'Of {rows} rows, {reuse} carry over, {extend} extend what AS9100D built and {new} are new. The new rows are access and help for the state, the contract’s own plans and matrix, and a NATO certificate of conformity.',
  basis: [
    'NATO wrote AQAP 2310 for suppliers with an AS or EN 9100 system; this table is for buyers who write AQAP 2110. It takes ISO 9001:2015 in by reference, which AS9100D contains, and adds NATO demands in 4.2, 4.3 and chapter 5. It names the 2015 edition, so a later edition of ISO 9001 does not change a running contract by itself; that is our reading. A revision of AQAP 2110 in two steps was reported in October 2023: ask the buyer for the edition.',
    'If the contract cites AQAP 2310, use [AS9100D to AQAP 2310](/gaps/as9100-to-aqap-2310). Chapters and sections were read down to 5.4.1; after 5.4.1 no number is given, because we did not have the text. NATO gives the publication free of charge: read it before you sign. Buyer side means the acquirer and, where one is appointed, the government quality assurance representative (GQAR).',
  ],
  notCovered: [...notCovered, { title: 'The choice of AQAP', text: 'The buyer chooses. Ask whether AQAP 2310 is accepted in place of AQAP 2110, and get the answer in writing.' }],
  steps: [
    { days: [1, 1], act: 'Confirm the AQAP number in writing', text: 'That the contract says 2110, which edition, and whether 2310 is accepted instead; ask about AQAP 2105, AQAP 2210 and ACMP-2100.', result: 'Clause sheet', roles: ['sales', 'projectManager'] },
    { days: [1, 2], act: 'Get AQAP 2110 in the edition cited', text: 'Mark each NATO addition against your 9100 procedures.', result: 'Marked list of procedures', roles: ['qualityManager'] },
    ...steps,
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
  groups,
};
