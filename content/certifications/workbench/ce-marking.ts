import { checkOf } from '../../verify';
import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: checkOf('ce-marking'),
  after: {
    event: 'the declaration',
    lead: 'A declaration carries no expiry date. It covers what was tested, under the acts in force on the day each unit is placed on the market.',
    marks: [],
    duties: [
      {
        title: 'At each change',
        text: 'A new antenna, battery, firmware or act: check the file and sign a new declaration where it applies.',
      },
      {
        title: 'In production',
        text: 'Keep production as tested, handle complaints and watch the acts and the list of harmonized standards.',
      },
      {
        title: 'Vulnerabilities',
        text: 'Since {2026-09-11}, where the act covers the product. {fact:cra-reporting}',
      },
      {
        title: 'Technical file',
        text: 'Kept ready as a rule for ten years after the last unit is placed on the market.',
      },
    ],
  },
  questions: [
    {
      title: 'Which acts apply, and which do not?',
      text: 'The list of acts, with the article and the reason for each exemption.',
    },
    {
      title: 'Is this exact configuration covered?',
      text: 'The declaration and the test reports, with antennas, battery and payload by type.',
    },
    {
      title: 'How was cybersecurity assessed?',
      text: 'The report under the Radio Equipment Directive: password rules, update path, and the standard with its restrictions.',
    },
    {
      title: 'How long do you support the software?',
      text: 'The support period, the software list and the address for vulnerability reports.',
    },
    {
      title: 'Who is the manufacturer, and who is the importer?',
      text: 'The label, and the contract that says who keeps the file.',
    },
  ],
};
