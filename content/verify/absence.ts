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
    text: 'Try the former name, the number, the parent and the local script. Check the site against the entity.',
  },
  {
    day: 0,
    title: 'Write to the issuer',
    text: 'Take its address from the accreditation body’s list, never from the certificate. Give number, holder and site, and ask: “Is it valid today, since when, to when, for what?”',
  },
  {
    day: 2,
    title: 'Tell the supplier',
    text: 'Say what you did not find, without accusation. Ask for the last audit report.',
  },
  {
    day: 5,
    title: 'No answer: write to the accreditation body',
    text: 'Send what you sent to the issuer, with the dates.',
  },
  {
    day: 10,
    title: 'Decide',
    text: 'Refuse the paper, audit the supplier yourself, or order with inspection at source.',
  },
];

/** If the issuer says that the paper is not its own. */
export const forged: Text =
  'If it is forged, tell the issuer and the accreditation body, keep the file, and take legal advice before you tell others. UKAS takes such reports; ask it how. {sure:known}';
