import type { FactId } from '../facts';
import { laterCheckEvidence } from './evidence';
import type { BuyerEntry, BuyerFact, BuyerRow } from './types';

/** Government quality assurance follows a request between nations. */
export const gqaRequest: BuyerFact = {
  translatedAs: 'government-assurance',
  text: 'You do not order government quality assurance yourself. The buyer’s government sends a request to the authority of your country: ask who that is, and prepare.',
  ...laterCheckEvidence.secondHand('aqap-170'),
};

/** How a subcontractor learns that it may be inspected. */
export const gqaNotice: BuyerFact = {
  text: 'A prime’s order tells you so: a line says that its requirements may be subject to government quality assurance, and that you will be informed in advance.',
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
  translatedAs: 'no-aqap-certificate',
  text: 'AQAP publications are written for contracts, and no NATO body accredits certificates of them, so there is no single AQAP certificate.',
  ...laterCheckEvidence.commonPractice('the certification body, in letter 6'),
};

/** Returns the question whether a foreign certificate counts, for buyers whose texts identify an issuer. */
export const foreignOpen = (whom: string): BuyerFact => ({
  text: 'Does a certificate from your country count, and which accreditation does it need?',
  ...laterCheckEvidence.openQuestion(whom),
});

/** Companies from outside the EU in tenders of EU states. */
export const outsideEu: readonly [BuyerFact, BuyerFact] = [
  {
    translatedAs: 'no-eu-agreement',
    text: 'Without an EU agreement on procurement, a company from a third country cannot claim equal treatment, but the buyer may still admit it.',
    ...laterCheckEvidence.verified('cjeu-652-22'),
  },
  {
    translatedAs: 'procurement-agreement',
    text: 'Ukraine is a party to the procurement agreement of the World Trade Organization (WTO) and has a trade agreement with the EU. Weapons are usually outside both agreements, so ask before you bid.',
    ...laterCheckEvidence.commonPractice('the contracting office named in the notice'),
  },
];

/** Rules for several buyers, printed on the page of all buyers; each buyer's page links to them. */
export const everywhere: readonly (Omit<BuyerRow, 'lines'> & { lines: readonly BuyerEntry[] })[] = [
  {
    id: 'outside-eu',
    title: 'Bidders from outside the EU',
    answer: 'The buyer may admit them, but they have no right to bid',
    lines: outsideEu,
  },
  {
    id: 'gqa',
    title: 'Who asks for government quality assurance',
    answer: 'Your buyer’s government asks for it, never you',
    lines: inspectionEverywhere,
  },
  {
    id: 'aqap-certificate',
    title: 'What an AQAP certificate is',
    answer: 'There is no single AQAP certificate, and no NATO body accredits one',
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
  text: 'As far as we know, only export law applies.',
  ...laterCheckEvidence.commonPractice(ask),
});

/** Returns the statement about an act that is known but was not read. */
export const unreadAct = (act: string, ask: string): BuyerFact => ({
  text: `Explosives also fall under ${act}.`,
  ...laterCheckEvidence.commonPractice(ask),
});

/** Rule for complete weapons and their parts in every nation. */
export const weaponEverywhere: BuyerFact = {
  text: 'In every country, complete weapons and their parts are on the military list (entries ML2, ML3, ML4 and ML10). Explosives need a permit for storage, and the European agreement on dangerous goods by road (ADR) covers their transport. Insurers exclude explosives unless you tell them.',
  ...laterCheckEvidence.commonPractice('the office named here'),
};
