import type { CertificationSlug } from './slugs';

/** Document that a buyer sees at the end, as its fields without values. */
interface Specimen {
  name: string;
  /**
   * Four to nine fields, in the order of the document, and the key requirements that each shows, by their numbers on the
   * page.
   */
  fields: readonly { label: string; requirements?: readonly (1 | 2 | 3 | 4 | 5)[] }[];
  /** Who fixes the form, in at most eleven words. */
  note: string;
}

/** Documents with the fields that our sources name; nothing else may be on them. */
export const specimens: Readonly<Record<CertificationSlug, Specimen>> = {
  aqap2110: {
    name: 'Certificate of conformity',
    fields: [
      { label: 'Certificate number; supplier’s name and address' },
      { label: 'Contract number and amendment', requirements: [1, 2] },
      { label: 'Part number and configuration', requirements: [3] },
      { label: 'Quantity delivered; shipping document' },
      { label: 'Serial or lot numbers', requirements: [5] },
      { label: 'Deviation permits and concessions' },
      { label: 'Statement and signature', requirements: [5] },
      { label: 'Box for the GQAR', requirements: [4] },
    ],
    note: 'The annex of your contract decides the form.',
  },
  iso9001: {
    name: 'ISO 9001 certificate',
    fields: [
      { label: 'Certification body, with its accreditation mark' },
      { label: 'Certificate number' },
      { label: 'Holder; name and address of each site' },
      { label: 'Standard and edition', requirements: [2, 3] },
      { label: 'Scope', requirements: [1] },
      { label: 'Activities at each site', requirements: [4] },
      { label: 'Effective and expiry dates', requirements: [5] },
    ],
    note: 'The certification body issues it.',
  },
  as9100d: {
    name: 'First article inspection report',
    fields: [
      { label: 'First part, or a change of design, process, tool or site', requirements: [1] },
      { label: 'Part and its drawing', requirements: [2] },
      { label: 'Material and process certificates', requirements: [4] },
      { label: 'Each characteristic of the drawing', requirements: [3, 5] },
      { label: 'Test results', requirements: [5] },
    ],
    note: 'You usually fill in the three forms of AS9102.',
  },
  cmmc: {
    name: 'Printout of a status in SPRS',
    fields: [
      { label: 'CMMC unique identifier (UID)' },
      { label: 'CAGE codes' },
      { label: 'Level, self-assessment or C3PAO' },
      { label: 'Scope', requirements: [1] },
      { label: 'Result', requirements: [2, 3, 4, 5] },
      { label: 'Conditional or Final; status date' },
      { label: 'Last affirmation' },
    ],
    note: 'Only you and the government read SPRS: print it.',
  },
  iso27001: {
    name: 'Statement of Applicability',
    fields: [
      { label: 'Version, as named on the certificate', requirements: [2] },
      { label: 'Controls you apply: access, cryptography, configuration', requirements: [3] },
      { label: 'Controls you apply: incidents, continuity, suppliers', requirements: [4] },
      { label: 'Reason for each control', requirements: [1] },
      { label: 'In place or not', requirements: [5] },
      { label: 'Controls of Annex A left out, each with the reason', requirements: [2] },
    ],
    note: 'Your company writes and approves it.',
  },
  itar: {
    name: 'DSP-5 license',
    fields: [
      { label: 'License number and expiry', requirements: [5] },
      { label: 'US exporter that applies', requirements: [2] },
      { label: 'Defense articles and technical data', requirements: [1] },
      { label: 'Foreign consignee and end user: names and addresses', requirements: [4] },
      { label: 'Use, place and quantity', requirements: [3] },
      { label: 'Purchase order and end-use statement' },
    ],
    note: 'The Directorate of Defense Trade Controls issues it.',
  },
  'nato-clearance': {
    name: 'Request to confirm a clearance',
    fields: [
      { label: 'From the buyer’s authority to yours', requirements: [3] },
      { label: 'Company: name and address', requirements: [2] },
      { label: 'NATO supplier code (NCAGE)' },
      { label: 'Level', requirements: [4, 5] },
      { label: 'Contract and reason', requirements: [1] },
    ],
    note: 'Authorities confirm a clearance only to each other.',
  },
  'ce-marking': {
    name: 'EU declaration of conformity',
    fields: [
      { label: 'Product identification' },
      { label: 'Manufacturer and address', requirements: [5] },
      { label: 'Sole responsibility of the manufacturer', requirements: [2, 4] },
      { label: 'Object of the declaration' },
      { label: 'EU acts', requirements: [1] },
      { label: 'Standards with edition', requirements: [3] },
      { label: 'Notified body and its certificate, if one took part' },
      { label: 'Place, date, name, function, signature', requirements: [5] },
    ],
    note: 'The manufacturer writes and signs it.',
  },
};
