import { checkOf } from '../../verify';
import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: checkOf('aqap2110'),
  after: {
    event: 'the first certificate',
    lead: 'The contract sets the clock. Budget the second and third year before you sign the first audit.',
    marks: [],
    duties: [
      {
        title: 'While a contract runs',
        text: 'Access for the GQAR, revisions of the quality plan, risks kept open to the acquirer, and a certificate of conformity at each release.',
      },
      {
        title: 'Where a certificate exists',
        text: 'The body that issued it sets surveillance and renewal. Ask for both calendars before you order.',
      },
      {
        title: 'The underlying ISO 9001 system',
        text: '{fact:audit-cycle}',
      },
    ],
  },
  questions: [
    {
      title: 'Which AQAP number and edition does your contract cite?',
      text: 'The marked clause, and the applicability table with reasons for what does not apply.',
    },
    {
      title: 'Where is the quality plan for this contract?',
      text: 'The plan with its revision history and the day it was submitted.',
    },
    {
      title: 'What exactly is in unit 12?',
      text: 'The configuration record: parts, drawings and firmware by version, and the certificate of conformity.',
    },
    {
      title: 'May we visit your sub-suppliers?',
      text: 'A purchase order that carries access, notification and the AQAP clause.',
    },
    {
      title: 'Who signs at release, and who can stop a delivery?',
      text: 'The appointment of the management representative, with the authority in writing.',
    },
  ],
};
