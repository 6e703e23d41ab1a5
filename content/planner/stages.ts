import { planCopy } from '../page-copy/planner';
import { militaryBuyers } from './codes';
import type { StageCode, StageRule } from './types';

/** Each stage as a label of a row and within a sentence. */
export const stageCopy: Readonly<Record<StageCode, { label: string; inSentence: string }>> = {
  'before-bid': { label: 'Before the bid', inSentence: 'before the bid' },
  'by-award': { label: 'By award', inSentence: 'by award' },
  'by-delivery': { label: 'By delivery or receipt of files', inSentence: 'by delivery or receipt of files' },
  ask: { label: 'At tender or at award: ask the buyer', inSentence: 'at tender or at award: ask the buyer' },
};

const always = [{}] as const;

/** Deadlines of the certifications; if several match, the earliest applies. */
export const stages: readonly StageRule[] = [
  { certifications: ['iso9001', 'iso27001', 'as9100d', 'aqap2110'], stage: 'ask', when: always, text: `The notice or the order decides. ${planCopy.bid.ask}`, certainty: 'open' },
  { certifications: ['cmmc'], stage: 'by-award', when: always, text: 'You need the status at award, and a prime may ask for it earlier.', certainty: 'verified' },
  { certifications: ['itar'], stage: 'before-bid', when: [{ homeCountry: ['US'] }], text: 'You register as soon as you make defense articles, whether you export or not.', certainty: 'verified' },
  { certifications: ['itar', 'ear'], stage: 'before-bid', when: [{ usItem: ['unknown'] }], text: 'Classify your product before you promise delivery.', certainty: 'our-estimate' },
  { certifications: ['ear'], stage: 'before-bid', when: [{ usPerson: ['yes', 'unknown'], noHomeCountry: ['US'] }], text: 'Find out who is a US person before the work starts. Where an approval is needed, it comes first.', certainty: 'second-hand' },
  { certifications: ['itar'], stage: 'before-bid', when: [{ usPerson: ['yes', 'unknown'], noHomeCountry: ['US'], buyers: militaryBuyers }], text: 'Find out who is a US person before the work starts. Where an approval is needed, it comes first.', certainty: 'second-hand' },
  { certifications: ['itar', 'ear'], stage: 'by-delivery', when: always, text: 'You need the authorization before items or drawings move.', certainty: 'verified' },
  { certifications: ['ce-marking'], stage: 'by-delivery', when: always, text: 'You need the declaration when the product first reaches the EU market.', certainty: 'verified' },
  { certifications: ['nato-clearance'], stage: 'by-award', when: [{ buyers: ['NL'], data: ['RESTRICTED', 'CONFIDENTIAL'] }], text: 'In the Netherlands you need the declaration under the security requirements for government contracts (ABRO) before the assignment.', certainty: 'verified' },
  { certifications: ['nato-clearance'], stage: 'by-delivery', when: [{ data: ['RESTRICTED', 'CONFIDENTIAL'] }], text: 'You need it before marked files arrive. If the tender files are marked, you need it before the bid.', certainty: 'verified' },
  { certifications: ['nato-clearance'], stage: 'ask', when: always, text: 'Either nobody has told you the marking yet, or the tender states it.', certainty: 'open' },
];
