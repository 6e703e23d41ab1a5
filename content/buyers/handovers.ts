import type { Text } from '../text';

/** Names of the documents of a company until its first delivery. */
export const companyDocuments = {
  ncage: 'NATO supplier code (NCAGE)',
  'source-file': 'Source File entry',
  neo: 'Account on Neo',
  declaration: 'Declaration of Eligibility',
  codification: 'Codified item',
  bid: 'Bid and self-declaration',
  undertaking: 'Security undertaking',
  clearance: 'Facility clearance',
  'quality-plan': 'Quality plan',
  conformity: 'Certificate of conformity',
  'export-license': 'Export license',
} as const;

/** Document of the company and the office that receives it. */
export interface Handover {
  document: keyof typeof companyDocuments;
  office: Text;
  /** Line below the office. */
  note: Text;
}

/** Documents of a supplier in a NATO nation, in order, each with the office that reads it. */
export const nationHandovers: readonly [Handover, ...Handover[]] = [
  { document: 'ncage', office: 'Codification bureau of your country', note: 'it issues the code' },
  { document: 'bid', office: 'The office that buys', note: 'you submit it on its tender platform' },
  {
    document: 'undertaking',
    office: 'Whoever decides on the lowest marking',
    note: 'you sign it for files with this marking',
  },
  {
    document: 'clearance',
    office: 'The security authority of your own country',
    note: 'the page of each country names it',
  },
  { document: 'quality-plan', office: 'The office that buys', note: 'it accepts the plan or sends it back' },
  {
    document: 'conformity',
    office: 'The office that buys',
    note: 'with a statement of the government quality representative ([GQAR](glossary:gqar)) if the contract asks for one',
  },
  {
    document: 'export-license',
    office: 'The export authority of your own country',
    note: 'a delivery inside your country is not an export',
  },
];
