import type { Text } from '../text';

/** A step after a look-up that found nothing; all of it is a planning value. */
interface AbsenceStep {
  day: number;
  title: string;
  text: Text;
}

/** What to do if a paper is not found, by days. */
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

/** If the issuer says that the paper is not its own. */
export const forged: Text =
  'Forged? Tell the issuer and the accreditation body, keep the file, and take legal advice before you tell others. {sure:common-practice}';
