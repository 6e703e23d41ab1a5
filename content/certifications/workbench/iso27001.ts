import { checkOf } from '../../verify';
import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: checkOf('iso27001'),
  after: {
    event: 'the first certificate',
    lead: 'The first certificate starts a cycle. Budget the second and third year before you sign the first audit.',
    marks: [
      { month: 12, label: 'Surveillance' },
      { month: 24, label: 'Surveillance' },
      { month: 36, label: 'Recertification', renewal: true },
    ],
    duties: [
      {
        title: 'Every year',
        text: 'You review the risks, update the Statement of Applicability, and hold an internal audit and a management review. Then the auditor comes. {fact:audit-cycle}',
      },
      {
        title: 'At each change',
        text: 'A new site, cloud service or product goes through the risk method before it goes into use.',
      },
    ],
  },
  questions: [
    {
      title: 'Is the place where our data will be inside the scope?',
      text: 'The certificate, the scope statement and the asset list side by side.',
    },
    {
      title: 'Which Annex A controls did you leave out?',
      text: 'The Statement of Applicability with its reasons.',
    },
    {
      title: 'Who has access today, and when was it last reviewed?',
      text: 'The last access review with names, dates and what was taken away.',
    },
    {
      title: 'When did you last restore from a backup?',
      text: 'The record of the restore test.',
    },
    {
      title: 'How and when do we hear of an incident?',
      text: 'The incident procedure with the customer’s contact in it.',
    },
  ],
};
