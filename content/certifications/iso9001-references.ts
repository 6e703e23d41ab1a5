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
      ['Accredited, and the accreditation is recognized today', 'The same as any accredited certificate, for its scope and sites.', 'Keep the register’s entry with the day you read it.'],
      ['Accredited, recognition not found', 'Your system and records count; whether the certificate does is for the buyer to say.', 'Ask the buyer in writing. If the answer is no, a recognized body has to audit you anew.'],
      [
        'Not accredited',
        'A system in use: the certificate itself counts for nothing, the records for much.',
        'Plan {=iso9001.inUse} and {=iso9001.inUseSupport} for our support: half to three quarters of phases 1 and 2 remain, and phase 3 in full. Of that the audit phase is {=iso9001.audit}, {=iso9001.auditSupport}. The body’s fee is extra.',
      ],
      ['Wrong scope or site', 'Nothing for the product or site that is missing.', 'Ask the body to extend the scope before you bid; a buyer reads the scope line first.'],
    ],
    note: 'Ukraine’s accreditation body [NAAU](address:ab/naau) had an agreement with European Accreditation (EA), confirmed in April 2022 with its peer evaluation on hold. Its scopes in 2026 were not read. Look NAAU up for ISO/IEC 17021-1 and for the standard, on the day you check, in the [status list](address:global-aci-mra-status) of Global Accreditation Cooperation. Many Ukrainian firms hold certificates of bodies accredited elsewhere. For an audit in wartime, ask the body in writing about the remote share, the site visit and a first certification. Checked on {2026-11-23}.',
  },
];
