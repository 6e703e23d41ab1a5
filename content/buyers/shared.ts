import type { FactId } from '../facts';
import { laterCheckEvidence } from './evidence';
import type { BuyerEntry, BuyerFact, BuyerRow } from './types';

/** Government quality assurance follows a request between nations. */
export const gqaRequest: BuyerFact = {
  text: 'You do not order government quality assurance. The buyer’s nation sends a request to the authority of your nation; you ask who that is and prepare.',
  ...laterCheckEvidence.secondHand('aqap-170'),
};

/** How a subcontractor learns that it may be inspected. */
export const gqaNotice: BuyerFact = {
  text: 'The sign in a prime’s order is a line that its requirements may be subject to government quality assurance, and that you will be told before.',
  ...laterCheckEvidence.verified('prime-fact-sheet'),
};

/** Statements on inspection that apply to every buyer. */
export const inspectionEverywhere = [
  gqaRequest,
  gqaNotice,
  { fact: 'mutual-gqa' },
] as const satisfies readonly BuyerEntry[];

/** Meanings of "AQAP certificate". */
export const issuerEverywhere: BuyerFact = {
  text: 'AQAP is a text for contracts, and no NATO body accredits certificates of it.',
  ...laterCheckEvidence.commonPractice('the certification body, in letter 6'),
};

/** Returns the question whether a foreign certificate counts, for buyers whose texts identify an issuer. */
export const foreignOpen = (whom: string): BuyerFact => ({
  text: 'Does your nation’s certificate count, and with which accreditation?',
  ...laterCheckEvidence.openQuestion(whom),
});

/** Companies from outside the EU in tenders of EU states. */
export const outsideEu: readonly [BuyerFact, BuyerFact] = [
  {
    text: 'Without an EU agreement on procurement, a company from a third country cannot claim equal treatment. The buyer may still admit it.',
    ...laterCheckEvidence.verified('cjeu-652-22'),
  },
  {
    text: 'Ukraine is a party to the WTO’s procurement agreement and has a trade agreement with the EU. Weapons are mostly outside both: ask before you bid.',
    ...laterCheckEvidence.commonPractice('the contracting office named in the notice'),
  },
];

/** Rules for several buyers, printed on the page of all buyers; each buyer's page links to them. */
export const everywhere: readonly (Omit<BuyerRow, 'lines'> & { lines: readonly BuyerEntry[] })[] = [
  {
    id: 'outside-eu',
    title: 'A bidder from outside the EU',
    answer: 'May be admitted, but has no right to it',
    lines: outsideEu,
  },
  {
    id: 'gqa',
    title: 'How the state inspects',
    answer: 'Your buyer’s nation asks for it, never you',
    lines: inspectionEverywhere,
  },
  {
    id: 'aqap-certificate',
    title: 'An AQAP certificate',
    answer: 'Not one thing: no NATO body accredits it',
    lines: [issuerEverywhere],
  },
];

/** Shared facts, with the section that prints each. */
export const factLocations: Readonly<Partial<Record<FactId, { label: string; href: string }>>> = {
  'aqap-2110-edition': { label: 'Edition of AQAP 2110', href: '/rules#aqap-2110-edition' },
  'ted-threshold': { label: 'When a tender must be in TED', href: '/buyers/eu-money#limits' },
};

/** Returns the statement for a nation without a known permit to make. */
export const exportLaw = (ask: string): BuyerFact => ({
  text: 'Export law alone, as far as we know.',
  ...laterCheckEvidence.commonPractice(ask),
});

/** Returns the statement about an act that is known but was not read. */
export const unreadAct = (act: string, ask: string): BuyerFact => ({
  text: `${act}.`,
  ...laterCheckEvidence.commonPractice(ask),
});

/** Rule for complete weapons and their parts in every nation. */
export const weaponEverywhere: BuyerFact = {
  text: 'Everywhere: complete weapons and their parts are on the military list (ML2, ML3, ML4, ML10). Transport of explosives is a law of its own (ADR), storing needs a permit, and insurers exclude it unless told.',
  ...laterCheckEvidence.commonPractice('the office named here'),
};
