import type { Text } from '../text';

/** Step after a look-up without a result; all steps are planning values. */
interface AbsenceStep {
  day: number;
  title: string;
  text: Text;
}

/** Steps by day, if a document is not found. */
export const absenceSteps: readonly AbsenceStep[] = [
  {
    day: 0,
    title: 'Search again',
    text: 'Former name, number, parent, local script; the site against the entity.',
  },
  {
    day: 0,
    title: 'Write to the issuer',
    text: 'At the address its accreditation body lists. Give number, holder, site: “Valid today, since when, to when, for what?”',
  },
  { day: 2, title: 'Tell the supplier', text: 'Without accusation. Ask for the last audit report.' },
  {
    day: 5,
    title: 'No answer',
    text: 'Write to the accreditation body what you wrote to the issuer, with the dates.',
  },
  {
    day: 10,
    title: 'Decide',
    text: 'Refuse the paper, audit the supplier, or order with inspection at source.',
  },
];

/** What to do if the issuer denies having issued the document. */
export const forged: Text =
  'Forged? Tell the issuer and the accreditation body, keep the file, and take legal advice before you tell others. {sure:common-practice}';
