import type { Text } from './text';

/**
 * Corrections of facts, latest first, by the ISO day of the correction: what the site said, and what is right, with a link
 * to the page. At most eight, so that an older one gives way to a new one.
 */
export const corrections: readonly { date: string; text: Text }[] = [
  {
    date: '2026-11-28',
    text: 'We printed a day for the ban on circuit boards. The law binds only contracts that are made after a final rule: [United States](/buyers/united-states#parts).',
  },
  {
    date: '2026-11-28',
    text: 'Our check of a drone’s parts left out three laws on batteries and chips. It now lists them with their dates: [United States](/buyers/united-states#parts).',
  },
  {
    date: '2026-11-28',
    text: 'We said that no EU program pays for a certificate. The European Defence Fund can pay for testing and certification of a product: [EU money](/buyers/eu-money#certification).',
  },
  {
    date: '2026-11-28',
    text: 'We said that no US contract may ask for an assessor’s certificate at present. This holds for new requirements only, because older contracts can still ask for it: [CMMC](/certifications/cmmc).',
  },
  {
    date: '2026-11-28',
    text: 'We said that a manufacturer may declare the class of a drone alone. Classes C1, C2 and C3 always need a [notified body](glossary:notified-body): [CE marking](/certifications/ce-marking).',
  },
  {
    date: '2026-11-28',
    text: 'We left out that a new certificate to ISO 9001:2015 ends with the transition, before its three years: [ISO 9001](/certifications/iso9001).',
  },
  {
    date: '2026-11-28',
    text: 'We said that no authority starts a clearance without a sponsor. In Poland a company applies itself: [NATO clearance](/certifications/nato-clearance).',
  },
  {
    date: '2026-11-23',
    text: 'We said that the [certificate of conformity](glossary:coc) goes to the government quality representative. It goes to the buyer with the goods: [AQAP 2110](/certifications/aqap2110#certificate-of-conformity).',
  },
];
