import { stationHeads, stationList } from './heads';
import type { Station } from './types';

const head = stationHeads['nato-ready'];

/** Station 5. */
export const natoReady = {
  ...head,
  title: head.name,
  subtitle: head.topic,
  meta: {
    title: 'Station 5, NATO Ready: NCAGE, registrations, first bid',
    description: `How a drone or defense company gets an NCAGE code, registers with SAM.gov, NSPA and NCIA where it may, and prepares a first bid file in ${head.weeks.min}–${head.weeks.max} weeks.`,
  },
  lead: 'Station 5 makes you ready to bid: documents, supplier registrations and one bid file for a real tender. NATO Ready is no certificate, and NATO does not endorse this service.',
  feeds: ['aqap2110', 'as9100d', 'cmmc'],
  facts: [{ term: 'Starts from', text: '[Defense Standards](/stations/defense-standards)' }],
  blocks: [
    {
      kind: 'plan',
      id: 'weeks',
      size: 'section',
      title: 'Weekly plan, two weeks each',
      phases: [
        {
          from: 1,
          to: 2,
          title: 'Portfolio validation',
          text: 'You collect the proof that a buyer may ask for and check it for scope, date and release.',
          handOver: 'A list of the files ready so far. Controlled and classified files stay with you',
          owner: 'Quality and export-control leads check; the platform drafts the index',
          outputs: ['A portfolio with index and review dates'],
        },
        {
          from: 3,
          to: 4,
          title: 'Contract readiness',
          text: 'You complete the registrations that a buyer checks before contacting you.',
          handOver: 'Extract from the company register with exact name and address, list of signatories',
          owner: 'Your authorized person files; we check each entry first',
          outputs: ['Supplier codes and confirmations, in one register'],
        },
        {
          from: 5,
          to: 6,
          title: 'Bid preparation',
          text: 'You write one file for one real tender, with parts that you can reuse for the next tender.',
          handOver: 'A live tender for which you are eligible, chosen with us',
          owner: 'Your bid lead writes, your managers price and sign',
          outputs: ['A complete bid file and a go or no-go decision'],
        },
      ],
      note: 'The drawing shows {figure:stations.nato-ready.max}; the station takes {figure:stations.nato-ready}.',
    },
    {
      kind: 'checklists',
      id: 'checklists',
      title: 'Checklists',
      lead: 'A buyer or an investor can [check each certificate](/verify).',
      groups: [
        {
          title: 'Portfolio validation',
          items: [
            'Certificates and audit reports, with scope and expiry',
            'Product sheets approved by export control',
            'References, capacity and accounts',
            'Open gaps named, with the date each will close',
          ],
        },
        {
          title: 'Contract readiness',
          items: [
            'NATO supplier code ([NCAGE](glossary:ncage)), requested at Station 1, for each site',
            'The registrations below for which you qualify',
            'Terms, insurance and signatories settled',
            'Quality, security and export contacts named',
          ],
        },
        {
          title: 'Bid preparation',
          items: [
            'Compliance matrix: an answer to every requirement',
            'Technical and price volumes',
            'Contract [quality plan](glossary:quality-plan), where AQAP 2110 is cited',
            'Export licenses and end-user statements in the schedule',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'papers',
      size: 'section',
      theme: 'tint',
      title: 'Documents for a contract, in order',
      lead: 'Send each document to the office named beside it, in this order. [Each buyer](/buyers) names its own offices.',
      inTime: true,
      items: [
        {
          title: 'NATO supplier code (NCAGE)',
          text: 'You get one code for each site from the codification bureau of your country, free of charge.',
        },
        { title: 'Bid and self-declaration', text: 'Send both through the buyer’s tender platform.' },
        {
          title: 'Security undertaking',
          text: 'Send it to the buyer before you receive the first marked file.',
        },
        {
          title: 'Facility clearance, only at higher markings',
          text: 'The security authority of your own country grants [the clearance](glossary:fsc). In most countries a sponsor has to ask for it; a company in Poland applies itself.',
        },
        {
          title: 'Quality plan, if AQAP is cited',
          text: 'Send it before work starts, and the buyer’s quality office accepts it or sends it back. AQAP means Allied Quality Assurance Publication, and your contract names the edition.',
        },
        {
          title: 'Export license',
          text: 'Apply to the export authority of your own country, for drawings and code too: [permits by country](/buyers/permits).',
        },
        {
          title: 'Certificate of conformity',
          text: 'Send [the certificate](glossary:coc) with the goods to the buyer in the contract.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'registrations',
      size: 'section',
      title: 'Supplier registrations',
      lead: 'Look at [national buyers](/buyers) first, then register where you may. A registration is not an approval.',
      columns: ['Registration', 'What you get', 'How you get it', 'Who may use it'],
      rows: [
        [
          { text: 'NCAGE', note: 'NATO Commercial and Government Entity code' },
          'Five characters that identify a company at one site',
          'It is free, from the national codification bureau or from the NATO Support and Procurement Agency (NSPA). Ukraine has its own bureau in the Ministry of Defence. {fact:ncage-time}',
          'Companies in and outside NATO, Ukraine included',
        ],
        [
          { text: 'SAM.gov', note: 'US System for Award Management' },
          'The Unique Entity Identifier ([UEI](glossary:sam-uei)) for US contracts',
          'It is free. Get the NCAGE first, because name and address must match it exactly, and renew the registration every 365 days',
          'US and foreign companies that bid themselves; a company that is only a subcontractor does not need it',
        ],
        [
          { text: 'NSPA', note: 'NATO Support and Procurement Agency, Source File and eProcurement' },
          'Tenders of the agency for supply, maintenance and services',
          'It is free, and the agency checks your status with the national authorities',
          'Normally companies in NATO nations; others in narrow cases such as a sole source or a partner of a support partnership',
        ],
        [
          { text: 'NCIA', note: 'NATO Communications and Information Agency' },
          'Basic Ordering Agreement (BOA) for off-the-shelf products, and larger bids',
          'Declaration of Eligibility from your national authority; for larger bids, a new one each time',
          'Companies registered in a NATO nation',
        ],
      ],
    },
    {
      kind: 'list',
      id: 'ukrainian-company',
      title: 'If your company is Ukrainian',
      items: [
        {
          title: 'Alone, rarely',
          text: 'A Ukrainian limited liability company (TOV) alone is generally not an eligible NSPA or NCIA bidder, but a company in a NATO nation such as Denmark may be. The ownership and permit rules of [Foundation](/stations/foundation#permits) then apply to that company.',
        },
        {
          title: 'With a prime contractor',
          text: 'For a supply contract you need no SAM.gov, NSPA or NCIA registration. A US [prime contractor](glossary:prime-tier) asks for the NCAGE and for [a parts list](/buyers/united-states#parts) with country of origin and cost.',
        },
        {
          title: 'Money from programs',
          text: 'The EU instrument SAFE (Security Action for Europe) lends to states: your buyer borrows, you sell. The page on [EU money](/buyers/eu-money) says who may take part in it, in the European Defence Industry Programme (EDIP), the European Defence Fund (EDF), DIANA and UNITE-Brave.',
        },
      ],
    },
    {
      kind: 'list',
      id: 'opportunities',
      theme: 'tint',
      title: 'Contract opportunities',
      items: [
        {
          title: 'Aerospace & Aviation',
          text: 'These contracts are for aircraft, drones, parts and repair. Prime contractors often ask for [AS9100D](/certifications/as9100d). Products sold to civil users in the EU may need [CE marking](/certifications/ce-marking).',
        },
        {
          title: 'Defense Systems',
          text: 'These contracts are for sensors, communications and software. They cite [AQAP 2110](/certifications/aqap2110) or name a [clearance level](/certifications/nato-clearance). In the US they name a status under the Cybersecurity Maturity Model Certification ([CMMC](/certifications/cmmc)).',
        },
        {
          title: 'Logistics & Support',
          text: 'These contracts are for supply, transport, maintenance and training. [ISO 9001](/certifications/iso9001) is the usual entry. If you have access to a buyer’s data, [ISO/IEC 27001](/certifications/iso27001) comes on top.',
        },
      ],
      note: 'Each tender says who may bid and what the buyer requires. This site does not cover airworthiness or radio frequencies: ask your military aviation authority and your frequency authority.',
    },
    {
      kind: 'terms',
      id: 'completion',
      theme: 'tint',
      title: 'Station 5 completed: what NATO Ready means',
      items: [
        {
          term: `${stationList.length} stations completed`,
          text: 'Your documents, the registrations open to you and your bid file are complete.',
        },
        { term: '100% NATO Ready', text: 'You are ready to bid on tenders.' },
        {
          term: 'Unlimited opportunities',
          text: 'You can answer any number of tenders with these files. The buyer decides on eligibility and award.',
        },
      ],
      note: 'NATO Ready is a status in our journey, not an accreditation.',
    },
  ],
} satisfies Station;
