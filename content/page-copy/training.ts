import type { Meta, Text } from '@/content/text';
import { atStart } from '../counts';

/**
 * Copy of the announcement page for Training & Support, which is excluded from search engines until the service opens.
 */
export const trainingPage = {
  meta: {
    title: 'Training & Support, Coming Soon | ComplyTrain',
    description:
      'Training & Support is planned and not open yet. See which courses and which help between audits we plan, and where security awareness is covered today.',
  } satisfies Meta,
  title: 'Training & Support is not open yet',
  status: 'Coming Soon',
  lead: 'We plan courses and help for teams that hold a certificate and have to keep it. We have set no opening date yet.' as Text,
  notify: 'Ask to be notified',
  platform: 'See the platform',
  line: [
    {
      title: `${atStart.stations} stations`,
      text: 'The stations are open today: {figure:journey} to NATO Ready',
    },
    { title: 'Certificate in hand', text: 'Now yearly audits, new staff and new editions follow' },
    { title: 'Training & Support', text: '', when: 'Coming Soon, no date set', planned: true },
  ],
  planned: {
    title: 'What is planned',
    groups: [
      {
        title: 'Training',
        text: 'We plan short courses for people who work with a standard every day, taught on the documents that your own company uses.',
        items: [
          'Security awareness for every employee',
          'Practice for internal auditors',
          'Export control for engineers and for sales',
        ],
      },
      {
        title: 'Support',
        text: 'You get a person to call between audits, when a clause changes or a buyer sends a new questionnaire.',
        items: [
          'Help before a surveillance audit',
          'What a new edition changes for you',
          'A review of a document',
        ],
      },
    ],
    today: 'Until then, awareness training is part of [Station 2, Security](/stations/security).' as Text,
  },
};
