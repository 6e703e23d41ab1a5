import { checkOf } from '../../verify';
import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: checkOf('cmmc'),
  after: {
    event: 'the first status',
    lead: 'A status is current only with an affirmation at most one year old. Budget the second and third year before you sign the first assessment.',
    marks: [
      { month: 12, label: 'Affirmation' },
      { month: 24, label: 'Affirmation' },
      { month: 36, label: 'New assessment', renewal: true },
    ],
    duties: [
      {
        title: 'Cyber incident',
        text: '{fact:cmmc-incident-path} {fact:cmmc-incident-chain} Keep images of the systems for 90 days. {sure:reports} Does your report need a medium assurance certificate, or is PIEE access enough, and how does a non-US citizen get either? Ask DC3 before you need it.',
      },
      {
        title: 'Level 1',
        text: 'A self-assessment and an affirmation every year. {fact:sprs-expired} {fact:cmmc-level-1-cost}',
      },
      {
        title: 'Level 2',
        text: 'An affirmation every year, and a new assessment every three years, by yourself or a C3PAO. {fact:cmmc-self-cost} {fact:cmmc-cost-estimate}',
      },
      {
        title: 'Registrations',
        text: '{fact:sprs-subcontractor} {fact:sam-renewal} Correct the NCAGE entry whenever your name or address changes.',
      },
    ],
  },
  questions: [
    {
      title: 'Which level do you hold, assessed by whom, and when was it affirmed?',
      text: 'The SPRS record with status and dates.',
    },
    {
      title: 'Where will our CUI be, and who can open it?',
      text: 'The data-flow diagram and the list of named users.',
    },
    {
      title: 'Which cloud and managed service providers touch it?',
      text: 'The provider list with FedRAMP evidence and responsibilities.',
    },
    {
      title: 'What is still open?',
      text: 'The plan of action with dates. Nothing on it may be an item that cannot wait. {fact:cmmc-deficiencies} Level 1 has no plan of action.',
    },
    {
      title: 'Who reports an incident within 72 hours?',
      text: 'The incident plan, the reporting account and the record of one exercise.',
    },
  ],
};
