import type { Workbench } from './types';

export const workbench: Workbench = {
  verify: {
    subject: 'a CE mark',
    places: [
      {
        title: 'EU declaration of conformity',
        text: 'Ask for it: manufacturer, exact type, every act by number, standards with their edition, place, date and signature.',
      },
      {
        title: 'The product in your hand',
        text: 'Type, serial number, maker’s name and address match the declaration. {fact:ce-mark-size}',
      },
      {
        title: 'Number beside the mark',
        text: '{fact:notified-body-number} Look the number up in [NANDO](address:nando): act, tasks and status. Then ask the body for its certificate.',
      },
      {
        title: 'Who answers in the EU',
        text: '{fact:eu-operator} Doubts go to the [market surveillance authority](address:market-authorities) of the country.',
      },
    ],
    scope:
      'The configuration you buy, with its antennas, battery and payload, under every act that applies. A declaration for the radio module does not cover the drone.',
  },
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
