import { notCovered, steps } from '../as9100-to-aqap/start';
import type { ClauseTable } from '../types';
import { groups } from './groups';

export const as9100ToAqap2310: ClauseTable = {
  kind: 'clauses',
  slug: 'as9100-to-aqap-2310',
  title: 'AS9100D to AQAP 2310',
  held: { certification: 'as9100d', name: 'AS9100D', edition: 'AS9100 Revision D' },
  asked: { certification: 'aqap2110', name: 'AQAP 2310', edition: 'AQAP 2310 Edition B Version 1' },
  meta: { title: 'AS9100D to AQAP 2310: what is new, row by row', description: 'You hold AS9100D and a NATO contract cites AQAP 2310: what carries over, what has to grow and what is new, with the record asked for and who does it.' },
  cardFact: 'What carries over, what grows, what is new',
  result: 'Of {rows} rows, {reuse} carry over, {extend} extend what AS9100D built and {new} are new: the contract’s plan, access for the state, and a NATO certificate of conformity.',
  basis: [
    'AQAP 2310 is the sister of AQAP 2110 for suppliers with an AS or EN 9100 system. It refers to AS/EN 9100:2016, as AQAP 2310 names it, and has the chapters of AQAP 2110 Edition D, so you need both texts. Edition B of 2017 is the last one we read; a revision was in final approval in October 2023: ask the buyer for the edition. The successor of AS9100D does not enter a running contract by itself, because the year is named; that is our reading.',
    'If the contract cites AQAP 2110 instead, use [AS9100D to AQAP 2110](/gaps/as9100-to-aqap-2110). Chapters were read in the Czech national version of Edition B. Below 5.1 to 5.6 no number is given. Rows on 5.4 that count as read were read in Edition A of 2013; that Edition B follows them is expected, not proved. Buyer side means the acquirer and, where one is appointed, the government quality assurance representative (GQAR).',
  ],
  note: 'Software is not a requirement of AQAP 2310. AQAP 2210 covers it, and applies only if the contract cites it.',
  notCovered: [...notCovered, { title: 'AQAP 2110 in place of AQAP 2310', text: 'If the buyer wants AQAP 2110 by name, the route by AQAP 2310 needs the buyer’s consent: see [AS9100D to AQAP 2110](/gaps/as9100-to-aqap-2110).' }],
  steps: [
    { days: [1, 1], act: 'Confirm the AQAP number in writing', text: 'That the contract says 2310, not 2110, and which edition; ask about AQAP 2105, AQAP 2210 and ACMP-2100.', result: 'Clause sheet', roles: ['sales', 'projectManager'] },
    { days: [1, 2], act: 'Get AQAP 2310 in the edition cited', text: 'Mark each NATO addition against your 9100 procedures.', result: 'Marked list of procedures', roles: ['qualityManager'] },
    ...steps,
  ],
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
  groups,
};
