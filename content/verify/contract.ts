import type { Section } from '../block';
import type { Statement } from '../statement';

/** Clause to copy into an order, after review by counsel. */
export const validityClause =
  'The Supplier keeps certificates, registrations and declarations in Annex A valid for the named sites. It notifies the Buyer in writing within five working days of suspension, withdrawal, expiry, reduced scope or change of issuer, with the issuer’s notice and a recovery plan. The Buyer may hold affected deliveries and terminate if validity is not restored in ninety days.';

const body = 'the certification body';

/** Cases of a document that expires or does not match, in the order of an order's progress: what to do, answer first. */
export const documentCases = [
  {
    id: 'suspended',
    title: 'Suspended',
    answer: 'The certificate is invalid for a time, usually for at most six months',
    short: 'Up to six months',
    points: [
      {
        text: 'The holder may not advertise it. If the reason is not removed in time, the certification body withdraws it or reduces its scope.',
        certainty: 'verified',
      },
    ],
  },
  {
    id: 'expired',
    title: 'Expired',
    answer: 'It is not valid; the certification body may restore it within six months',
    short: 'Not valid',
    points: [
      {
        text: 'The supplier has to finish the open recertification work in that time. After that it needs at least a new stage 2 audit.',
        certainty: 'verified',
      },
    ],
  },
  {
    id: 'ends-soon',
    title: 'Ends in three months',
    answer: 'Write into the order by which day the supplier shows the next certificate',
    short: 'Set a day for proof',
    points: [
      {
        text: 'Ask the certification body for the date of the recertification audit. Without one, the new certificate will not come in time.',
        certainty: 'common-practice',
        ask: body,
      },
      'The order requires the new certificate, or the certification body’s written decision, by the day of expiry.',
      'If you do not have it on that day, audit the supplier yourself, inspect at its plant, or hold deliveries.',
    ],
  },
  {
    id: 'trading',
    title: 'Scope says “trading”',
    answer: 'It does not cover manufacture. Ask who makes the part, and for that plant’s certificate',
    short: 'No manufacture',
    points: [
      {
        text: 'Ask for the manufacturer’s certificate, with its site and scope. The trader’s certificate covers buying, storing and selling.',
        certainty: 'common-practice',
        ask: body,
      },
      'If the supplier makes the part, ask for an extension of its scope. Put the day of the decision into the order.',
      'Until then, audit the plant yourself or inspect there, and say so in the order.',
    ],
  },
  {
    id: 'evidence',
    title: 'A certificate is valid again',
    answer: 'Get the issuer’s notice that it is valid again, and a list of the units made in between',
    short: 'Get the issuer’s notice',
    points: [
      'Ask for the affected units by serial number and date, and for the corrective action.',
      'For CMMC, ask for the current status in the Supplier Performance Risk System (SPRS). If the affirmation came late, ask for the contracting officer’s answer.',
      'For a clearance, stop access at once. The authority decides when it starts again.',
      'For ITAR, export nothing without a valid authorization.',
    ],
  },
  {
    id: 'transfer',
    title: 'Moved to another certification body',
    answer: 'Only a valid accredited certificate can move. Ask why it moved, and which findings were open',
    short: 'Ask why it moved',
    points: [
      {
        text: 'The new certification body refuses a suspended certificate. It first reviews reports, open nonconformities, complaints and the reasons for the move, on site where needed.',
        certainty: 'second-hand',
      },
      {
        text: 'If the old certification body has closed or lost its accreditation, the supplier has six months to move, or until expiry if that is sooner. The new certification body first informs its accreditation body.',
        certainty: 'second-hand',
      },
      {
        text: 'If the old certification body withholds files or suspends without cause, you can report it to its accreditation body.',
        certainty: 'verified',
      },
      {
        text: 'The latest edition of this rule that we found is IAF MD 2:2023. Which number does the rule have under Global ACI?',
        certainty: 'open',
        ask: 'the new certification body',
      },
    ],
  },
] satisfies readonly Section<{ points: readonly (string | Statement)[] }>[];
