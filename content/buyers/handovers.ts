import type { Text } from '../text';
import type { CompanyDocumentId } from './types';

/** Documents of a company until its first delivery: step, document, and a one-line note. */
export const companyDocuments: Readonly<
  Record<CompanyDocumentId, { step: string; name: string; note: Text; dashed?: true }>
> = {
  ncage: { step: 'Register', name: 'NCAGE code', note: 'Free; one for each site' },
  'source-file': { step: 'Register', name: 'Source File entry', note: 'Free; needed to be invited' },
  neo: { step: 'Register', name: 'Neo account', note: 'Before any other registration' },
  declaration: {
    step: 'Be eligible',
    name: 'Declaration of Eligibility',
    note: 'Once for a BOA, otherwise for each competition',
  },
  codification: { step: 'Register', name: 'Codified item', note: 'The item, not the company' },
  bid: { step: 'Bid', name: 'Bid and self-declaration', note: 'On the tender platform' },
  undertaking: { step: 'Receive files', name: 'Security undertaking', note: 'Before the first marked file' },
  clearance: { step: 'See more', name: 'Facility clearance', note: 'Only at higher markings', dashed: true },
  'quality-plan': { step: 'Plan', name: 'Quality plan', note: 'Before work starts, if AQAP is cited' },
  conformity: { step: 'Release', name: 'Certificate of conformity', note: 'With the goods' },
  'export-license': { step: 'Cross the border', name: 'Export license', note: 'For drawings and code, too' },
};

/**
 * Offices that receive the documents of a supplier in a NATO nation; placeholders are filled from the buyer's record.
 */
export const nationOffices = {
  ncage: { office: 'Codification bureau', note: 'of your home nation' },
  bid: { note: '{tenders}' },
  undertaking: { note: '{marking}' },
  clearance: { office: 'Security authority of your own nation', note: 'a company in {nation}: {clears}' },
  'quality-plan': { note: 'accepts it or sends it back' },
  conformity: { note: 'the acquirer; a GQAR’s statement only where asked' },
  'export-license': {
    office: 'Export authority of your own nation',
    note: 'a company in {nation} exports nothing by this delivery',
  },
} as const;
