import type { Statement } from './types';

/** A state of a certificate during a contract, drawn over months. */
export interface Lapse extends Statement {
  title: string;
  /** Months from the notice, or from the expiry, in which it can be restored. */
  months: number;
  /** What follows after these months. */
  afterwards: string;
}

/** What the states mean. */
export const lapses: readonly Lapse[] = [
  {
    title: 'Suspended',
    months: 6,
    text: 'Temporarily invalid, and not to be advertised. It usually lasts at most six months.',
    afterwards: 'Then it is withdrawn, or its scope is reduced.',
    certainty: 'seen',
  },
  {
    title: 'Expired',
    months: 6,
    text: 'The body may restore it within six months if the open recertification work is finished. Until then you hold no valid certificate.',
    afterwards: 'Later, at least a stage 2 audit is due.',
    certainty: 'seen',
  },
];

/** What an order asks for, so that a lapse is noticed. */
export const orderTerms: readonly string[] = [
  'A list of papers with number, issuer, site and expiry',
  'The recertification audit booked three months ahead',
  'The right to question the issuer',
  'The right to hold deliveries',
  'An exit after a set time',
];

/** To copy into an order; counsel reads it first. */
export const validityClause =
  'The Supplier keeps certificates, registrations and declarations in Annex A valid for the named sites. It notifies the Buyer in writing within five working days of suspension, withdrawal, expiry, reduced scope or change of issuer, with the issuer’s notice and a recovery plan. The Buyer may hold affected deliveries and terminate if validity is not restored in ninety days.';

/** What shows that a lapse is over. */
export const lapseEvidence: readonly string[] = [
  'The issuer’s notice, and its release',
  'The affected units by serial number and date',
  'The corrective action',
  'CMMC: a current status in SPRS, and the contracting officer’s answer if the affirmation came late',
  'Clearance: stop access at once, the authority decides',
  'ITAR: no export without a valid authorization',
];

/** What a change of the certification body means. */
export const transfer: readonly Statement[] = [
  {
    text: 'Only a valid accredited certificate can move to another body. A suspended one is refused.',
    certainty: 'reports',
  },
  {
    text: 'The new body first reviews reports, open nonconformities, complaints and reasons, on site where needed.',
    certainty: 'reports',
  },
  {
    text: 'If the old body has closed or lost its accreditation, the move has six months, or until expiry if that is sooner. The new body first informs its accreditation body.',
    certainty: 'reports',
  },
  {
    text: 'An old body that withholds files or suspends without cause can be reported to its accreditation body.',
    certainty: 'seen',
  },
  {
    text: 'The latest edition found of the rule is IAF MD 2:2023. Which number does it have under Global ACI?',
    certainty: 'open',
    office: 'the new certification body',
  },
];

/** What nobody outside can look up. */
export const closedRecords: readonly { title: string; statement: Statement }[] = [
  {
    title: 'CMMC status in SPRS',
    statement: {
      text: 'The company and the government read it. There is no tool to share it with primes.',
      certainty: 'reports',
    },
  },
  {
    title: 'ITAR registration',
    statement: {
      text: 'The registrant holds the letter. A registration is yearly and permits no export.',
      certainty: 'seen',
    },
  },
  {
    title: 'CE declarations',
    statement: {
      text: 'The maker holds them. A voluntary “CE certificate” proves nothing to authorities and may not bear the CE mark.',
      certainty: 'reports',
    },
  },
];
