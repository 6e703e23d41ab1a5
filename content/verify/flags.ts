import type { VerifyStatement } from './types';

const office = 'the issuer';

/** Signs that a document needs a question, numbered by position. They are not verdicts. */
export const redFlags: readonly VerifyStatement[] = [
  { text: 'Accreditation body not on Global ACI’s or EA’s list for that scope', certainty: 'verified' },
  { text: 'No accreditation mark, or no number on it', certainty: 'verified' },
  { text: '“NATO certified”, “NATO approved”', certainty: 'common-practice', office },
  { text: '“ITAR certified”', certainty: 'common-practice', office },
  { text: '“CMMC certified”, self-assessed', certainty: 'common-practice', office },
  { text: 'A “CE certificate” from a body not notified for the act', certainty: 'second-hand' },
  { text: 'Logo of ISO, NATO or a ministry: none certifies', certainty: 'common-practice', office },
  { text: 'Consultant and certifier: one firm or shared owners', certainty: 'common-practice', office },
  { text: 'Certificate within days, remote audit or none', certainty: 'common-practice', office },
  {
    text: 'Scope “all activities”; a mailbox, a holding or no address for the plant',
    certainty: 'common-practice',
    office,
  },
  {
    text: 'A register link to the issuer’s own look-alike, or an alliance with its own “MRA mark”',
    certainty: 'verified',
  },
  {
    text: 'Dates before the edition, over three years; a “Global ACI” mark before its launch',
    certainty: 'verified',
  },
];
