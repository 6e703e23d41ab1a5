import type { ClauseTable } from '../types';
import { binding } from './binding';
import { evaluationAndImprovement } from './evaluation-and-improvement';
import { leadershipAndPlanning } from './leadership-and-planning';
import { operation } from './operation';
import { support } from './support';
import { systemAndAccess } from './system-and-access';

export const as9100ToAqap2310: ClauseTable = {
  kind: 'clauses',
  slug: 'as9100-to-aqap-2310',
  title: 'AS9100D to AQAP 2310',
  held: { certification: 'as9100d', name: 'AS9100D', edition: 'AS9100 Revision D' },
  asked: { certification: 'aqap2110', name: 'AQAP 2310', edition: 'AQAP 2310 Edition B Version 1' },
  meta: {
    title: 'AS9100D to AQAP 2310: what is new, row by row',
    description:
      'You hold AS9100D and a NATO contract cites AQAP 2310: what carries over, what has to grow and what is new, with the record asked for and who does it.',
  },
  cardFact: 'What carries over, what grows, what is new',
  result:
    'Of {rows} rows, {reuse} carry over, {extend} extend what AS9100D built and {new} are new: the contract’s plan, access for the state, and a NATO certificate of conformity.',
  basis: [
    'AQAP 2310 is the sister of AQAP 2110 for suppliers with an AS or EN 9100 system. Edition B of 2017 refers to AS/EN 9100:2016 and has the chapters of AQAP 2110 Edition D, so you need both texts. The successor of AS9100D does not enter a running contract by itself, because the year is named; that is our reading.',
    'If the contract cites AQAP 2110 instead, use [ISO 9001 to AQAP 2110](/gaps/iso-9001-to-aqap-2110). Chapters were read in the Czech national version of Edition B. Below 5.1 to 5.6 no number is given. Rows on 5.4 that count as read were read in Edition A of 2013; that Edition B follows them is expected, not proved. Buyer side means the acquirer and, where one is appointed, the government quality assurance representative (GQAR).',
  ],
  unsaved: [
    {
      title: 'The contract’s quality plan',
      text: 'It is written before work starts, and the buyer side may refuse it.',
    },
    {
      title: 'Government quality assurance on site',
      text: 'An OASIS entry informs the state’s representative. It does not replace the visit.',
    },
    {
      title: 'The NATO certificate of conformity',
      text: 'An aviation release document, for example an EASA Form 1, is something else.',
    },
    { title: 'ISO 10012', text: 'It is the standard for measurement management.' },
    {
      title: 'AQAP 2110 in place of AQAP 2310',
      text: 'If the buyer wants AQAP 2110 by name, the route by AQAP 2310 needs the buyer’s consent.',
    },
  ],
  steps: [
    {
      days: [1, 1],
      act: 'Confirm the AQAP number in writing',
      text: 'That the contract says 2310, not 2110, and which edition; ask about AQAP 2105, AQAP 2210 and ACMP-2100.',
      result: 'Clause sheet',
      owners: ['Sales', 'PM'],
    },
    {
      days: [1, 2],
      act: 'Get AQAP 2310 Edition B',
      text: 'Mark each NATO addition against your 9100 procedures.',
      result: 'Marked list of procedures',
      owners: ['QM'],
    },
    {
      days: [2, 3],
      act: 'Extend the management representative’s letter',
      text: 'By the contact with the state’s representative; name a deputy.',
      result: 'Amended letter',
      owners: ['MD'],
    },
    {
      days: [3, 6],
      act: 'Write the contract quality plan',
      text: 'From existing 9100 documents by reference, with the requirement matrix.',
      result: 'Plan and matrix',
      owners: ['QM', 'PM'],
    },
    {
      days: [4, 7],
      act: 'Turn the order’s risk record into a contract risk plan',
      text: 'One that may leave the company.',
      result: 'Risk plan',
      owners: ['PM'],
    },
    {
      days: [6, 9],
      act: 'Revise three texts',
      text: 'Order terms with the access clause, nonconformity procedure with notice and consent, form of the certificate of conformity.',
      result: 'Three revised texts',
      owners: ['Buyer', 'QM'],
    },
    {
      days: [10, 10],
      act: 'Contact the national authority',
      text: 'For government quality assurance, and agree the ISO 10012 gap list with the inspector.',
      result: 'One contact, one list',
      owners: ['QM', 'Insp'],
    },
  ],
  sources: [
    { document: 'aqap-2310-cz', gives: 'Title, edition, chapters and reference to AS/EN 9100:2016' },
    { document: 'aqap-2310-a', gives: 'Pattern of clause 5.4, in the older edition' },
    { document: 'aqap-dnv', gives: 'Headings of AQAP 2110, the sister text' },
    { document: 'en-9137', gives: 'Scope: the clauses bind sub-suppliers too' },
    { document: 'uk-aof-coc', gives: 'What a certificate of conformity declares' },
  ],
  checked: '2026-11-21',
  groups: [binding, systemAndAccess, leadershipAndPlanning, support, operation, evaluationAndImprovement],
};
