import type { VerifyStatement } from './types';

/** Clause to copy into an order, after review by counsel. */
export const validityClause =
  'The Supplier keeps certificates, registrations and declarations in Annex A valid for the named sites. It notifies the Buyer in writing within five working days of suspension, withdrawal, expiry, reduced scope or change of issuer, with the issuer’s notice and a recovery plan. The Buyer may hold affected deliveries and terminate if validity is not restored in ninety days.';

/** Case of a document that expires or does not match: what to do, answer first. */
interface PaperCase {
  /** URL fragment of its row. */
  id: string;
  title: string;
  answer: string;
  /** Shorter answer for mobile. */
  short: string;
  points: readonly (string | VerifyStatement)[];
}

const body = 'the certification body';

/** The cases, in the order of an order's progress. */
export const documentCases: readonly PaperCase[] = [
  {
    id: 'suspended',
    title: 'Suspended',
    answer: 'Temporarily invalid, usually for at most six months',
    short: 'Up to six months',
    points: [
      {
        text: 'It is not to be advertised. After these months it is withdrawn, or its scope is reduced.',
        certainty: 'verified',
      },
    ],
  },
  {
    id: 'expired',
    title: 'Expired',
    answer: 'Not valid; the body may restore it within six months',
    short: 'Not valid',
    points: [
      {
        text: 'It may be restored if the open recertification work is finished in that time. Later, at least a stage 2 audit is due.',
        certainty: 'verified',
      },
    ],
  },
  {
    id: 'ends-soon',
    title: 'Ends in three months',
    answer: 'Order with a day by which the next certificate is shown',
    short: 'Proof by a day',
    points: [
      {
        text: 'Ask the certification body when the recertification audit takes place. A supplier without a date has no new certificate in time.',
        certainty: 'common-practice',
        office: body,
      },
      'Write into the order: the new certificate, or the body’s written decision, by the day of expiry.',
      'If it is not there on that day: audit the supplier yourself, inspect at source, or hold deliveries.',
    ],
  },
  {
    id: 'trading',
    title: 'Scope says “trading”',
    answer: 'It does not cover making: ask who makes the part, and for that plant’s paper',
    short: 'Not making',
    points: [
      {
        text: 'Ask for the maker’s certificate, with its site and scope. The trader’s covers buying, storing and selling.',
        certainty: 'common-practice',
        office: body,
      },
      'If the supplier itself makes the part: ask for an extension of scope, with the body’s decision by a day in the order.',
      'Until then: audit the plant yourself, or inspect at source, and say so in the order.',
    ],
  },
  {
    id: 'evidence',
    title: 'Valid again',
    answer: 'The issuer’s notice and its release, with the units in between',
    short: 'Issuer’s release',
    points: [
      'The affected units by serial number and date, and the corrective action',
      'CMMC: a current status in SPRS, and the contracting officer’s answer if the affirmation came late',
      'Clearance: stop access at once, the authority decides',
      'ITAR: no export without a valid authorization',
    ],
  },
  {
    id: 'transfer',
    title: 'Moved to another body',
    answer: 'Only a valid accredited certificate moves. Ask: why, and which findings were open?',
    short: 'Ask why',
    points: [
      {
        text: 'A suspended certificate is refused. The new body first reviews reports, open nonconformities, complaints and reasons, on site where needed.',
        certainty: 'second-hand',
      },
      {
        text: 'If the old body has closed or lost its accreditation, the move has six months, or until expiry if that is sooner. The new body first informs its accreditation body.',
        certainty: 'second-hand',
      },
      {
        text: 'An old body that withholds files or suspends without cause can be reported to its accreditation body.',
        certainty: 'verified',
      },
      {
        text: 'The latest edition found of the rule is IAF MD 2:2023. Which number does it have under Global ACI?',
        certainty: 'open',
        office: 'the new certification body',
      },
    ],
  },
];
