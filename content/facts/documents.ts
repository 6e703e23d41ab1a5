/** A text that facts rest on: the standard, regulation or notice itself, or the report in which it was read. */
export interface Document {
  title: string;
  /** Issuer, for example "NATO Standardization Office". */
  publisher: string;
  /** Edition, number or citation as printed on the document. */
  edition: string;
  /** ISO date (YYYY, YYYY-MM or YYYY-MM-DD) of publication or effect. */
  date: string;
}

const records = {
  'cfr-32-170': {
    title: 'CMMC Program, final rule',
    publisher: 'US Department of Defense',
    edition: '32 CFR part 170, effective 16 December 2024; 89 FR 83092',
    date: '2024-10-15',
  },
  'dfars-cmmc': {
    title: 'Contractor cybersecurity requirements (CMMC clause), final rule',
    publisher: 'US Department of Defense',
    edition: 'DFARS 252.204-7021 and 252.204-7025; 90 FR 43560',
    date: '2025-09-10',
  },
  'dfars-7012': {
    title: 'Safeguarding covered defense information and cyber incident reporting',
    publisher: 'US Department of Defense',
    edition: 'DFARS 252.204-7012',
    date: '2024-05',
  },
  'cmmc-suspension': {
    title: 'Memoranda on the suspension of CMMC Phase 2',
    publisher: 'US Department of Defense, Chief Information Officer and acquisition office',
    edition: 'Release 4542329, read in law firms’ and consultants’ reports',
    date: '2026-07-13',
  },
  'deviation-2026-o0025': {
    title: 'Class deviation on cybersecurity clauses',
    publisher: 'US Department of Defense',
    edition: 'Class Deviation 2026-O0025, Revision 3, read in reports',
    date: '2026-09-03',
  },
  'far-overhaul': {
    title: 'Federal Acquisition Regulation, overhaul model text',
    publisher: 'United States Government',
    edition: 'FAR 52.240-93, before 52.204-21',
    date: '2026',
  },
  'sp-800-171': {
    title: 'Protecting Controlled Unclassified Information in Nonfederal Systems and Organizations',
    publisher: 'National Institute of Standards and Technology',
    edition: 'SP 800-171 Revision 2, with objectives in SP 800-171A',
    date: '2020-02',
  },
  'deviation-2024-o0013': {
    title: 'Class deviation that keeps Revision 2 in DoD contracts',
    publisher: 'US Department of Defense',
    edition: 'Class Deviation 2024-O0013',
    date: '2024-05',
  },
  'sp-800-172': {
    title: 'Enhanced Security Requirements for Protecting Controlled Unclassified Information',
    publisher: 'National Institute of Standards and Technology',
    edition: 'SP 800-172',
    date: '2021-02',
  },
  'assessment-methodology': {
    title: 'NIST SP 800-171 DoD Assessment Methodology (scoring weights)',
    publisher: 'US Department of Defense',
    edition: 'Version 1.2.1; scoring rule in 32 CFR 170.24',
    date: '2020-06-24',
  },
  cmvp: {
    title: 'Cryptographic Module Validation Program, FIPS 140-3 transition',
    publisher: 'National Institute of Standards and Technology',
    edition: 'Program page on the end of FIPS 140-2',
    date: '2026-09',
  },
  red: {
    title: 'Radio Equipment Directive',
    publisher: 'European Union',
    edition: 'Directive 2014/53/EU',
    date: '2014-04-16',
  },
  'en-18031': {
    title: 'References of harmonised standards for radio cybersecurity, with restrictions (EN 18031)',
    publisher: 'European Commission',
    edition: 'Implementing Decision (EU) 2025/138',
    date: '2025-01',
  },
  cra: {
    title: 'Cyber Resilience Act',
    publisher: 'European Union',
    edition: 'Regulation (EU) 2024/2847',
    date: '2024-10-23',
  },
  machinery: {
    title: 'Machinery Regulation',
    publisher: 'European Union',
    edition: 'Regulation (EU) 2023/1230',
    date: '2023-06-14',
  },
} satisfies Record<string, Document>;

/** Id of a document, as facts cite it. */
export type DocumentId = keyof typeof records;

/** Every document that facts cite, by its id. */
export const documents: Readonly<Record<DocumentId, Document>> = records;
