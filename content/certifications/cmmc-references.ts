import type { TableBlock } from './types';

/** Tables to look things up in: what is assessed, and where CUI may be kept. */
export const cmmcReferences: readonly TableBlock[] = [
  {
    kind: 'table',
    id: 'scope',
    title: 'What is assessed at Level 2',
    lead: 'Computers with CUI in full; machines by the system security plan (SSP) alone',
    caption: 'Assets of a Level 2 scope (32 CFR 170.19)',
    columns: ['Asset', 'In your company', 'What the assessor looks at'],
    rows: [
      ['CUI Asset', 'CAD computer, file server, the computer that feeds the machine; paper in the workshop is CUI media', 'All 110 requirements'],
      ['Security Protection Asset', 'Firewall, log system, sign-in service and those who run them', 'The requirements that fit its function'],
      ['Contractor Risk Managed Asset', 'A computer that could hold CUI and is not meant to', 'The SSP; a limited check in doubt'],
      ['Specialized Asset', 'Machine control, measuring machine, smart device, government property', 'The SSP only'],
      ['Out of scope', 'Cannot hold CUI and protects nothing, such as a screen that only shows a remote desktop', 'Nothing; give the reason if asked'],
    ],
    note: '{fact:cmmc-scope} {fact:cmmc-adequate-security} That a machine control is operational technology, and a measuring machine test equipment, is our reading of 32 CFR 170.4. {fact:cmmc-provider}',
  },
  {
    kind: 'table',
    id: 'cui-places',
    title: 'Where to keep CUI in Europe',
    lead: 'Five ways, in the order to try them',
    caption: 'Ways to receive and keep CUI outside the United States',
    columns: ['Way', 'What it takes'],
    rows: [
      ['1. Not at all', 'Ask for a drawing without CUI, or work to interface data. No CMMC Level 2 then.'],
      ['2. View it at the prime', 'In its portal or remote desktop, without download or print. Your own computer may then be out of scope.'],
      ['3. Paper, or an enclave you own', 'A closed network on your premises: no FedRAMP question, all 110 requirements, FIPS where encryption protects CUI. In our judgment usually the cheapest.'],
      ['4. A cloud at FedRAMP Moderate', 'It contracts with you and supports 252.204-7012 (c) to (g). Data and staff are often in the US, so the export license has to cover both directions.'],
      ['5. A tenant of the prime or of a US affiliate', 'You are guests. The quickest way; the owner’s SSP and the license must name you.'],
    ],
    note: 'Ways 2 to 5 first need release of the data to your nation and export authorization. {fact:cmmc-cloud} Amazon’s GovCloud asks for a US company as account holder. Whether Microsoft sells GCC High to a company outside the US is a question to ask in writing. Microsoft 365 commercial is for FCI only. {sure:reports} {fact:fedramp-classes} {fact:far-cui}',
  },
];
