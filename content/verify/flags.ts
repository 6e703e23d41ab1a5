import type { Statement } from './types';

const office = 'the issuer';

/** Signs that a paper needs a question; their number is their place here. None of them is a verdict. */
export const redFlags: readonly Statement[] = [
  {
    text: 'The accreditation body is missing from Global ACI’s or EA’s list for that scope',
    certainty: 'seen',
  },
  { text: 'No accreditation mark, or a mark without a number', certainty: 'seen' },
  { text: '“NATO certified” or “NATO approved”', certainty: 'known', office },
  { text: '“ITAR certified”', certainty: 'known', office },
  { text: '“CMMC certified” for a self-assessment', certainty: 'known', office },
  { text: 'A “CE certificate” from a body that is not notified for the act', certainty: 'reports' },
  { text: 'The logo of ISO, NATO or a ministry: none of them certifies', certainty: 'known', office },
  { text: 'Consultant and certifier are one firm, or share owners', certainty: 'known', office },
  { text: 'A certificate within days, with a remote audit or none', certainty: 'known', office },
  {
    text: 'One global scope (“all activities”), no address, a mailbox, or a holding in place of the plant',
    certainty: 'known',
    office,
  },
  {
    text: 'The register link leads to the issuer’s own look-alike. Alliances with an “MRA mark” of their own exist',
    certainty: 'seen',
  },
  {
    text: 'Impossible dates: before the edition appeared, more than three years, or a “Global ACI” mark before its launch',
    certainty: 'seen',
  },
];
