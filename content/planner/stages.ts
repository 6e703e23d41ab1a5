import { planCopy } from '../page-copy/planner';
import { militaryBuyers } from './codes';
import type { StageCode, StageRule } from './types';

/** Label of each stage, usable within a sentence. */
export const stageCopy: Readonly<Record<StageCode, string>> = { 'before-bid': 'before the bid', 'by-award': 'by award', 'by-delivery': 'by delivery or receipt of files', ask: 'ask: tender or award?' };

const always = [{}] as const;

/** Deadlines of the certifications; if several match, the earliest applies. */
export const stages: readonly StageRule[] = [
  { certifications: ['iso9001', 'iso27001', 'as9100d', 'aqap2110'], stage: 'ask', when: always, text: `The notice or order decides. ${planCopy.bid.ask}`, certainty: 'open' },
  { certifications: ['cmmc'], stage: 'by-award', when: always, text: 'The status must stand at award; a prime may ask earlier.', certainty: 'verified' },
  { certifications: ['itar'], stage: 'before-bid', when: [{ homeCountry: ['US'] }], text: 'Registration is due from making, exporting or not.', certainty: 'verified' },
  { certifications: ['itar', 'ear'], stage: 'before-bid', when: [{ usItem: ['unknown'] }], text: 'Classify before you promise delivery.', certainty: 'our-estimate' },
  { certifications: ['ear'], stage: 'before-bid', when: [{ usPerson: ['yes', 'unknown'], noHomeCountry: ['US'] }], text: 'Settle who is a US person before the work; an approval, where it is needed, comes first.', certainty: 'second-hand' },
  { certifications: ['itar'], stage: 'before-bid', when: [{ usPerson: ['yes', 'unknown'], noHomeCountry: ['US'], buyers: militaryBuyers }], text: 'Settle who is a US person before the work; an approval, where it is needed, comes first.', certainty: 'second-hand' },
  { certifications: ['itar', 'ear'], stage: 'by-delivery', when: always, text: 'The authorization stands before items or drawings move.', certainty: 'verified' },
  { certifications: ['ce-marking'], stage: 'by-delivery', when: always, text: 'The declaration is due when the product first reaches the EU market.', certainty: 'verified' },
  { certifications: ['nato-clearance'], stage: 'by-award', when: [{ buyers: ['NL'], data: ['RESTRICTED', 'CONFIDENTIAL'] }], text: 'In the Netherlands the ABRO declaration precedes the assignment.', certainty: 'verified' },
  { certifications: ['nato-clearance'], stage: 'by-delivery', when: [{ data: ['RESTRICTED', 'CONFIDENTIAL'] }], text: 'Before marked files arrive; if the tender files are marked, before the bid.', certainty: 'verified' },
  { certifications: ['nato-clearance'], stage: 'ask', when: always, text: 'Nobody has told you the marking, or the call says it.', certainty: 'open' },
];
