import { latest } from './evidence';
import type { BuyerEntry, BuyerFact } from './types';

/** Government quality assurance follows a request between nations. */
export const gqaRequest: BuyerFact = {
  text: 'You do not order government quality assurance. The buyer’s nation sends a request to the authority of your nation; you ask who that is and prepare.',
  ...latest.reported('aqap-170'),
};

/** How a subcontractor learns that it may be inspected. */
export const gqaSign: BuyerFact = {
  text: 'The sign in a prime’s order is a line that its requirements may be subject to government quality assurance, and that you will be told before.',
  ...latest.seen('prime-fact-sheet'),
};

/** Statements on inspection that hold for every buyer. */
export const inspectionEverywhere = [
  gqaRequest,
  gqaSign,
  { fact: 'mutual-gqa' },
] as const satisfies readonly BuyerEntry[];

/** "AQAP certificate" is not one thing. */
export const issuerEverywhere: BuyerFact = {
  text: 'AQAP is a text for contracts, and no NATO body accredits certificates of it.',
  ...latest.known('the certification body, in letter 6'),
};

/** Whether the buyer expects a paper, and whose; for buyers whose texts were not found. */
export const issuerOpen = (whom: string): BuyerFact => ({
  text: 'Does the buyer expect an AQAP certificate at all, and who may issue it?',
  ...latest.ask(whom),
});

/** Whether a certificate from another nation counts; for buyers whose texts were not found. */
export const foreignOpen = (whom: string): BuyerFact => ({
  text: 'Does a certificate from your nation count, and which accreditation must stand behind it?',
  ...latest.ask(whom),
});

/** Companies from outside the EU in tenders of EU states. */
export const outsideEu: readonly [BuyerFact, BuyerFact] = [
  {
    text: 'Without an EU agreement on procurement, a company from a third country cannot claim equal treatment. The buyer may still admit it.',
    ...latest.seen('cjeu-652-22'),
  },
  {
    text: 'Ukraine is a party to the WTO’s procurement agreement and has a trade agreement with the EU. Weapons are mostly outside both: ask before you bid.',
    ...latest.known('the contracting office named in the notice'),
  },
];

/** EU money and rules that a seller meets, one short block for every buyer in the EU, the EEA and Ukraine. */
export const euMoney: readonly BuyerFact[] = [
  {
    text: 'Security Action for Europe (SAFE) lends to states: your customer borrows, you sell. Contractors sit in the EU, Iceland, Liechtenstein, Norway or Ukraine. Parts from elsewhere may reach 35% of the estimated cost of components.',
    ...latest.reported('safe', 'Article 16'),
  },
  {
    text: 'Canada joins under an agreement that was applied provisionally: ask whether it is in force.',
    ...latest.seen('safe-canada'),
  },
  {
    text: 'Keep a list of parts with country of origin and cost: a prime, the main contractor, will ask for it. For complex systems the contractor must be free to change the design.',
    ...latest.reported('safe', 'Article 16(10)'),
  },
  {
    text: 'The European Defence Industry Programme (EDIP) grants €1.5 billion to 2027, €300 million of it for Ukraine. Of the components 65% have to come from the EU or associated states.',
    ...latest.reported('edip'),
  },
  {
    text: 'The European Defence Fund (EDF) has about €1 billion for 2026, €60 million of it in open calls for small companies.',
    ...latest.reported('edf-2026'),
  },
  {
    text: 'An EU regulation of {2025-12-19} opened the way for Ukraine to join the EDF. Is the agreement in force for your call?',
    ...latest.ask('the contact named in the call'),
  },
  {
    text: 'About to change: the defense omnibus, agreed on {2026-06-10}, sets 42 working days for permits, 102 at most, and general licenses for transfers inside the EU.',
    ...latest.reported('omnibus'),
  },
  {
    text: 'Which figure replaces the threshold of €432,000 for publication? It is about to change: the Commission proposed €900,000, the Council €3 million.',
    ...latest.ask('the contracting office named in the notice'),
  },
];
