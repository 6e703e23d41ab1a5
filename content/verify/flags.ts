import type { Statement } from '../statement';

const ask = 'the issuer';

/** Signs that a document needs a question, numbered by position. They are not verdicts. */
export const redFlags: readonly Statement[] = [
  {
    text: 'The accreditation body is not on the list of Global Accreditation Cooperation (Global ACI) or European Accreditation (EA) for that scope.',
    certainty: 'verified',
  },
  { text: 'There is no accreditation mark, or the mark has no number.', certainty: 'verified' },
  { text: 'It says “NATO certified” or “NATO approved”.', certainty: 'common-practice', ask },
  { text: 'It says “[ITAR](glossary:itar) certified”.', certainty: 'common-practice', ask },
  {
    text: 'It says “[CMMC](glossary:cmmc) certified” after a self-assessment.',
    certainty: 'common-practice',
    ask,
  },
  {
    text: 'A “CE certificate” comes from a body that is not notified for the act.',
    certainty: 'second-hand',
  },
  {
    text: 'It bears the logo of ISO, NATO or a ministry: none of them certifies.',
    certainty: 'common-practice',
    ask,
  },
  {
    text: 'Consultant and certification body are one firm or share owners.',
    certainty: 'common-practice',
    ask,
  },
  {
    text: 'The certificate came within days, after a remote audit or none.',
    certainty: 'common-practice',
    ask,
  },
  {
    text: 'The scope says “all activities”, or the plant has a mailbox, a holding’s address or none.',
    certainty: 'common-practice',
    ask,
  },
  {
    text: 'The register link leads to the issuer’s own look-alike, or the mark is an alliance’s own “MRA mark”.',
    certainty: 'verified',
  },
  {
    text: 'The dates precede the edition or span over three years, or a “Global ACI” mark precedes its launch.',
    certainty: 'verified',
  },
];
