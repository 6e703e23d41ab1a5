import type { Text, TitledText } from '../text';

/** Steps by day after a look-up without a result; all are planning values. */
export const absenceSteps: readonly (TitledText & { day: number })[] = [
  {
    day: 0,
    title: 'Search again',
    text: 'Try the former name, the number, the parent company and the local script.',
  },
  {
    day: 0,
    title: 'Write to the issuer',
    text: 'Use the address that its accreditation body lists. Give number, holder and site, and ask: “Is this certificate valid today, from when to when, and for what?”',
  },
  { day: 2, title: 'Tell the supplier', text: 'Accuse nobody. Ask the supplier for its last audit report.' },
  {
    day: 5,
    title: 'If the issuer has not answered',
    text: 'Write the same to its accreditation body, with the dates of your letters.',
  },
  {
    day: 10,
    title: 'Decide',
    text: 'Refuse the certificate, audit the supplier, or order with inspection at the supplier’s plant.',
  },
];

/** What to do if the issuer denies having issued the document. */
export const forged: Text =
  'If the issuer says that the document is forged, tell the accreditation body, keep the file, and take legal advice before you tell others. {sure:common-practice}';
