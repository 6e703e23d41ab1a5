import type { Text } from '../text';
import type { CompanyDocumentId } from './types';

/** Documents of a company until its first delivery: step, document, and a one-line note. */
export const companyDocuments: Readonly<
  Record<CompanyDocumentId, { step: string; name: string; note: Text; dashed?: true }>
> = {
  ncage: {
    step: 'Register',
    name: 'NATO supplier code (NCAGE)',
    note: 'The code is free. Each site needs its own.',
  },
  'source-file': {
    step: 'Register',
    name: 'Source File entry',
    note: 'The entry is free. You need it to be invited.',
  },
  neo: { step: 'Register', name: 'Account on Neo', note: 'Register here before anywhere else.' },
  declaration: {
    step: 'Be eligible',
    name: 'Declaration of Eligibility',
    note: 'You need it once for a basic ordering agreement (BOA), otherwise for each competition.',
  },
  codification: { step: 'Register', name: 'Codified item', note: 'The item is codified, not the company.' },
  bid: { step: 'Bid', name: 'Bid and self-declaration', note: 'You submit it on the tender platform.' },
  undertaking: {
    step: 'Receive files',
    name: 'Security undertaking',
    note: 'You sign it before you receive the first marked file.',
  },
  clearance: {
    step: 'See more',
    name: 'Facility clearance',
    note: 'You need it only at higher markings.',
    dashed: true,
  },
  'quality-plan': {
    step: 'Plan',
    name: 'Quality plan',
    note: 'You submit it before work starts, if the contract cites AQAP.',
  },
  conformity: { step: 'Release', name: 'Certificate of conformity', note: 'It goes with the goods.' },
  'export-license': {
    step: 'Cross the border',
    name: 'Export license',
    note: 'You need it for drawings and code, too.',
  },
};

/**
 * Offices that receive the documents of a supplier in a NATO nation; placeholders are filled from the buyer's record.
 */
export const nationOffices = {
  ncage: { office: 'Codification bureau of your country', note: 'it issues the code' },
  bid: { note: 'you submit it on {tenders}' },
  undertaking: { note: 'you sign it for files marked {marking}' },
  clearance: { office: 'The security authority of your own country', note: 'in {nation} the {clears}' },
  'quality-plan': { note: 'it accepts the plan or sends it back' },
  conformity: {
    note: 'it gets the certificate as the buyer, with a statement of the government quality representative (GQAR) only if the contract asks for one',
  },
  'export-license': {
    office: 'The export authority of your own country',
    note: 'for a company in {nation}, this delivery is not an export',
  },
} as const;
