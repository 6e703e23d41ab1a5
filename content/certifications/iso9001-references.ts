import type { TableBlock } from './types';

/** What a certificate from a Ukrainian body counts for; AQAP 2110 rests on the same answer. */
export const iso9001References: readonly TableBlock[] = [
  {
    kind: 'table',
    id: 'ukrainian-certificate',
    title: 'Certificate from a Ukrainian body: four cases',
    lead: 'What it counts for, and what to do next',
    caption: 'Four cases of a certificate from a Ukrainian body',
    columns: ['Your case', 'What it counts for', 'Next step'],
    rows: [
      [
        'Accredited, and the accreditation is recognized today',
        'The same as any accredited certificate, for its scope and sites.',
        'Keep the register’s entry with the day you read it.',
      ],
      [
        'Accredited, recognition not found',
        'Your system and records count; whether the certificate does is for the buyer to say.',
        'Ask the buyer in writing. If the answer is no, ask a recognized body for a transfer or a new audit.',
      ],
      [
        'Not accredited',
        'A system in use: the certificate itself counts for nothing, the records for much.',
        'Plan the audit phase alone: {=iso9001.audit} and {=iso9001.auditSupport} for our support. The body’s fee is extra.',
      ],
      [
        'Wrong scope or site',
        'Nothing for the product or site that is missing.',
        'Ask the body to extend the scope before you bid; a buyer reads the scope line first.',
      ],
    ],
    note: 'Ukraine’s accreditation body NAAU was a signatory of European Accreditation (EA) for management systems, confirmed in April 2022 with its peer evaluation put on hold. Its state in 2026 was not read: look in the lists of EA and Global Accreditation Cooperation, and look the certificate’s number up. For an audit in wartime, ask the body in writing about the remote share, the site visit and a first certification. Checked on {2026-11-23}.',
  },
];
