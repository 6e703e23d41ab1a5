import type { TableBlock } from './types';

/** Tables to look things up in: scope, places for CUI, incidents, and the terms for what is still open. */
export const cmmcReferences: readonly TableBlock[] = [
  {
    kind: 'table',
    id: 'scope',
    title: 'What is assessed at Level 2',
    lead: 'Computers with CUI in full; machines by the security plan alone',
    caption: 'Assets of a Level 2 scope (32 CFR 170.19)',
    columns: ['Asset', 'In your company', 'What the assessor looks at'],
    rows: [
      [
        'CUI Asset',
        'CAD computer, file server, the computer that feeds the machine; paper in the workshop is CUI media',
        'All 110 requirements',
      ],
      [
        'Security Protection Asset',
        'Firewall, log system, sign-in service and those who run them',
        'The requirements that fit its function',
      ],
      [
        'Contractor Risk Managed Asset',
        'A computer that could hold CUI and is not meant to',
        'The security plan; a limited check in doubt',
      ],
      [
        'Specialized Asset',
        'Machine control, measuring machine, smart device, government property',
        'The security plan only',
      ],
      [
        'Out of scope',
        'Cannot hold CUI and protects nothing, such as a screen that only shows a remote desktop',
        'Nothing; give the reason if asked',
      ],
    ],
    note: '{fact:cmmc-scope} That a machine control is operational technology, and a measuring machine test equipment, is our reading of 32 CFR 170.4. {fact:cmmc-provider}',
  },
  {
    kind: 'table',
    id: 'cui-places',
    title: 'Where a European company may keep CUI',
    lead: 'Five ways, in the order to try them',
    caption: 'Ways to receive and keep CUI outside the United States',
    columns: ['Way', 'What it takes'],
    rows: [
      ['1. Not at all', 'Ask for a drawing without CUI, or work to interface data. No CMMC Level 2 then.'],
      [
        '2. View it at the prime',
        'In its portal or remote desktop, without download or print. Your own computer may then be out of scope.',
      ],
      [
        '3. Paper, or an enclave you own',
        'A closed network on your premises: no FedRAMP question, all 110 requirements, FIPS where encryption protects CUI. In our judgment usually the cheapest.',
      ],
      [
        '4. A cloud at FedRAMP Moderate',
        'It contracts with you and supports 252.204-7012 (c) to (g). Data and staff are often in the US, so the export license has to cover both directions.',
      ],
      [
        '5. A tenant of the prime or of a US affiliate',
        'You are guests. The quickest way; the owner’s security plan and the license must name you.',
      ],
    ],
    note: 'Ways 2 to 5 first need release of the data to your nation and export authorization. {fact:cmmc-cloud} Amazon’s GovCloud asks for a US company as account holder. Whether Microsoft sells GCC High to a company outside the US is a question to ask in writing. Microsoft 365 commercial is for FCI only (reported). {fact:fedramp-classes}',
  },
  {
    kind: 'table',
    id: 'incident',
    title: 'After a cyber incident',
    lead: '72 hours to report, 90 days of evidence',
    caption: 'What DFARS 252.204-7012 asks after an incident',
    columns: ['Step', 'What to do'],
    rows: [
      ['Report', '{fact:cmmc-incident-path}'],
      ['Supply chain', '{fact:cmmc-incident-chain}'],
      ['Evidence', 'Keep images of the systems for 90 days, and send malware to DC3 (reported).'],
      [
        'Access',
        'The clause asks for a medium assurance certificate, one guide says the PIEE login is enough. How does a non-US citizen get either? Ask DC3 before you need it.',
      ],
    ],
    note: '{fact:far-cui}',
  },
  {
    kind: 'table',
    id: 'open-items',
    title: 'Four terms for what is still open',
    lead: 'Temporary deficiency, POA&M, Conditional status, enduring exception',
    caption: 'What is open, and what it means for award',
    columns: ['Term', 'Meaning'],
    rows: [
      [
        'Plan of action (POA&M)',
        'Requirements that are not met and may wait, for at most 180 days. [What may stay open](#scoring)',
      ],
      ['Conditional Level 2', '{fact:cmmc-conditional}'],
      ['Temporary deficiency, enduring exception', '{fact:cmmc-deficiencies}'],
    ],
    note: 'Level 1 has no POA&M and no Conditional status.',
  },
];
