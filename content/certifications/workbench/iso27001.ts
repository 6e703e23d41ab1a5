import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: {
    subject: 'this certificate',
    places: [
      {
        title: 'The accreditation mark',
        text: 'An accredited certificate carries the mark and number of an accreditation body. {fact:accreditation-bodies} Look the accreditation body up, for this standard and on the day you check, in [Global ACI’s status list](address:global-aci-mra-status) or [EA’s directory](address:ea-mla).',
      },
      {
        title: 'The certification body',
        text: 'Ask it whether the number is valid today, and for which sites. [IAF CertSearch](address:iaf-certsearch) shows the status of accredited certificates; one that is missing there may still be valid.',
      },
      {
        title: 'The Statement of Applicability',
        text: 'The certificate should name its version. Ask for that version: it shows which controls were left out, and why.',
      },
    ],
    scope:
      'The activity, the sites and the cloud that will hold your information, to ISO/IEC 27001:2022. An office in the scope says nothing about the workshop or the test range.',
  },
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
