import { checkOf } from '../../verify';
import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: checkOf('iso9001'),
  after: {
    event: 'the first certificate',
    lead: 'The first certificate starts the [three-year cycle](#cycle). Budget the second and third year before you sign the first audit.',
    marks: [],
    duties: [
      {
        title: 'Every year',
        text: 'An internal audit and a management review come first, then the auditor. {fact:audit-cycle}',
      },
      { title: 'Audit time', text: '{fact:audit-time}' },
      {
        title: 'Edition',
        text: 'Ask your certification body when it will move you to ISO 9001:2026. {fact:iso9001-2026-changes}',
      },
    ],
  },
  questions: [
    {
      title: 'Does the scope cover design, and which sites?',
      text: 'The certificate with its annex, next to the order.',
    },
    {
      title: 'What did the last audit find?',
      text: 'The last audit report, its nonconformities and how each was closed.',
    },
    {
      title: 'How do you choose and monitor suppliers?',
      text: 'The supplier list with criteria and last year’s evaluations.',
    },
    {
      title: 'Who may release a product?',
      text: 'A test and release record with a named person.',
    },
    {
      title: 'What changed after your last complaint?',
      text: 'One corrective action with its cause and the check that it worked.',
    },
  ],
};
