import type { Text } from '../text';
import type { BuyerCode } from './codes';

/** What a plan says about one buyer. Anything in the records of `content/buyers` is read from there. */
interface PlannerBuyer {
  code: BuyerCode;
  name: string;
  /** Group of the question. */
  group: 'nation' | 'agency' | 'other';
  /** Where its tenders and registrations are; tasks without months. */
  tasks: readonly Text[];
  /** Whether a company needs a clearance for its lowest mark (rule R34), of a buyer without a page. */
  restricted?: Text;
}

/** In the order of the codes; checked {2026-11-21}, the body's own site rules. */
export const buyers: readonly PlannerBuyer[] = [
  { code: 'DE', name: 'Germany', group: 'nation', tasks: ['Account at e-Vergabe (evergabe-online.de); TED.'] },
  { code: 'DK', name: 'Denmark', group: 'nation', tasks: ['Tenders at udbud.dk and TED.'] },
  { code: 'PL', name: 'Poland', group: 'nation', tasks: ['Account at e-Zamówienia (ezamowienia.gov.pl); TED.'] },
  { code: 'LT', name: 'Lithuania', group: 'nation', tasks: ['Account at CVP IS (viesiejipirkimai.lt); TED.'] },
  { code: 'UK', name: 'United Kingdom', group: 'nation', tasks: ['Account at the Defence Sourcing Portal (contracts.mod.uk); Find a Tender.', 'Cyber risk profile under Def Stan 05-138: ask which one the contract sets.'] },
  { code: 'NL', name: 'Netherlands', group: 'nation', tasks: ['Account at TenderNed; TED.'] },
  { code: 'NO', name: 'Norway', group: 'nation', tasks: ['Tenders at Doffin and TED.'] },
  { code: 'SE', name: 'Sweden', group: 'nation', tasks: ['Tenders at TED and the databases linked from fmv.se.'] },
  { code: 'FI', name: 'Finland', group: 'nation', tasks: ['Account at HILMA (hankintailmoitukset.fi).'] },
  { code: 'EE', name: 'Estonia', group: 'nation', tasks: ['Account at the procurement register (riigihanked.riik.ee); TED.'] },
  { code: 'NATO_OTHER', name: 'Another NATO nation', group: 'nation', tasks: ['National tender portal, and TED where the nation is in the EU: tell us the nation.'], restricted: 'National rules decide: ask the nation’s security authority.' },
  { code: 'UA', name: 'Ukraine', group: 'nation', tasks: ['Codification of the item and admission to use by the ministry.', 'DOT-Chain Defence for drones and electronic warfare; Prozorro.'] },
  { code: 'NSPA', name: 'NSPA', group: 'agency', tasks: [] },
  { code: 'NCIA', name: 'NCIA', group: 'agency', tasks: [] },
  { code: 'US', name: 'US DoD or a US prime', group: 'other', tasks: ['The prime’s supplier portal.'] },
  { code: 'EUCIV', name: 'EU public buyer, civil', group: 'other', tasks: ['TED and national portals.'] },
  { code: 'AERO', name: 'Aerospace prime', group: 'other', tasks: ['The prime’s supplier portal; OASIS lists certified suppliers.'] },
];
