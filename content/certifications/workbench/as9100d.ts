import { checkOf } from '../../verify';
import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: checkOf('as9100d'),
  after: {
    event: 'the first certificate',
    lead: 'The cycle is the same as for ISO 9001, plus OASIS. Budget the second and third year before you sign the first audit.',
    marks: [
      { month: 12, label: 'Surveillance' },
      { month: 24, label: 'Surveillance' },
      { month: 36, label: 'Recertification', renewal: true },
    ],
    duties: [
      { title: 'Every year', text: '{fact:audit-cycle} Audit days follow from 9104-1.' },
      {
        title: 'OASIS data',
        text: 'Keep site, scope and administrator up to date, open the results to customers and close findings on time.',
      },
      {
        title: 'Delivery and conformity measures',
        text: 'On-time delivery and escapes are measured all year, and each missed target has an action.',
      },
      { title: 'Next edition', text: '{fact:ia9100}' },
    ],
  },
  questions: [
    {
      title: 'May we see your OASIS entry and the last audit report?',
      text: 'Access in OASIS, given by your administrator.',
    },
    {
      title: 'Is there a first article inspection for this part?',
      text: 'A complete AS9102 report at the revision the order names.',
    },
    {
      title: 'Where do your electronic components come from?',
      text: 'The source list, test reports and the quarantine log.',
    },
    {
      title: 'Who approves heat treatment and coating?',
      text: 'The list of special processes with approvals and the flow-down in the order.',
    },
    {
      title: 'How do you tell us about an escape?',
      text: 'The notice procedure, and one example that was closed.',
    },
  ],
};
