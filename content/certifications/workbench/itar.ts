import { checkOf } from '../../verify';
import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: checkOf('itar'),
  after: {
    event: 'registration and the first license',
    lead: 'A US registrant renews every year, and each authorization has its own term. The marks show a US registrant’s years.',
    marks: [
      { month: 12, label: 'Renewal', renewal: true },
      { month: 24, label: 'Renewal', renewal: true },
      { month: 36, label: 'Renewal', renewal: true },
    ],
    duties: [
      { title: 'US registrant', text: '{fact:itar-notices} The yearly fee is in the [table above](#fees).' },
      {
        title: 'Company outside the US',
        text: 'Training, an internal audit, screening and the conditions of each authorization come back every year.',
      },
      {
        title: 'Records',
        text: 'Five years from the expiry of the authorization or from the transaction. {fact:export-records}',
      },
    ],
  },
  questions: [
    {
      title: 'Which US items and data are in your product?',
      text: 'The parts list with origin and classification of each, software included.',
    },
    {
      title: 'Who can see our controlled drawings?',
      text: 'The list of named users, what the authorization says about nationality, and the access records.',
    },
    {
      title: 'Where are the files?',
      text: 'The repository, its place and its administrators, separate from everyday file sharing.',
    },
    {
      title: 'Who can stop a shipment?',
      text: 'The written authority of the export-control manager or empowered official.',
    },
    {
      title: 'What happened the last time something went wrong?',
      text: 'The disclosure procedure, and what was changed.',
    },
  ],
};
