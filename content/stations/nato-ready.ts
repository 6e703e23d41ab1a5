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
  lead: 'Station 5 makes you ready to bid: documents, supplier registrations and one bid file for a real call. NATO Ready means exactly that; it is not a certificate.',
  feeds: ['aqap2110', 'as9100d', 'cmmc'],
  facts: [{ label: 'Starts from', value: '[Defense Standards](/stations/defense-standards)' }],
  blocks: [
    {
      kind: 'volumes',
      id: 'weeks',
      ground: 'paper',
      title: 'Weekly plan and checklists, two weeks each',
      weeks: head.weeks.max,
      volumes: [
        {
          from: 1,
          to: 2,
          title: 'Portfolio validation',
          text: 'The proof a buyer may ask for, checked for scope, date and release.',
          work: {
            handOver: 'A list of the files ready so far. Controlled and classified files stay with you',
            owner: 'Quality and export-control leads check; the platform drafts the index',
            produces: 'A portfolio with index and review dates',
            feeds: ['iso9001', 'as9100d', 'iso27001'],
          },
          checklist: [
            'Certificates and audit reports, with scope and expiry',
            'Product sheets approved by export control',
            'References, capacity and accounts',
            'Open gaps named, with the date each will close',
          ],
        },
        {
          from: 3,
          to: 4,
          title: 'Contract readiness',
          text: 'The entries a contracting officer looks up before the first call.',
          work: {
            handOver: 'Extract from the company register with exact name and address, list of signatories',
            owner: 'Your authorized person files; we check each entry first',
            produces: 'Supplier codes and confirmations, in one register',
            feeds: ['cmmc', 'nato-clearance'],
          },
          checklist: [
            'NATO supplier code (NCAGE), requested at Station 1, for each site',
            'Those of the registrations below that are open to you',
            'Terms, insurance and signatories settled',
            'Quality, security and export contacts named',
          ],
        },
        {
          from: 5,
          to: 6,
          title: 'Bid preparation',
          text: 'One file for one real call, with parts the next call can reuse.',
          work: {
            handOver: 'A live call you are eligible for, chosen with us',
            owner: 'Your bid lead writes, your managers price and sign',
            produces: 'A complete bid file and a go or no-go decision',
            feeds: ['aqap2110', 'ce-marking'],
          },
          checklist: [
            'Compliance matrix: an answer to every requirement',
            'Technical and price volumes',
            'Contract quality plan, where AQAP 2110 is cited',
            'Export licenses and end-user statements in the schedule',
          ],
        },
      ],
      note: 'A buyer or an investor can [check each paper](/verify). Drawn at {=stations.nato-ready.max}; the station takes {=stations.nato-ready}. AQAP stands for Allied Quality Assurance Publication.',
    },
    {
      kind: 'registrations',
      id: 'registrations',
      ground: 'tint',
      title: 'Supplier registrations',
      lead: 'Look at [national buyers](/buyers) first. {fact:buyers-national} Then take the registrations that are open to you. A registration approves nothing.',
      caption: 'Supplier registrations',
      columns: ['Registration', 'What it gives', 'How you get it', 'Who may use it'],
      registrations: [
        {
          name: 'NCAGE',
          fullName: 'NATO Commercial and Government Entity code',
          gives: 'Five characters that identify a company at one site',
          steps:
            'Free, from the national codification bureau (Ukraine has its own in the Ministry of Defence) or from the NATO Support and Procurement Agency (NSPA)',
          eligible: 'Companies in and outside NATO, Ukraine included',
        },
        {
          name: 'SAM.gov',
          fullName: 'US System for Award Management',
          gives: 'The Unique Entity Identifier (UEI) for US contracts',
          steps: 'Free. NCAGE first; name and address must match it exactly. Renew every 365 days',
          eligible:
            'US and foreign companies that bid themselves; not demanded of a company that is only a subcontractor',
        },
        {
          name: 'NSPA',
          fullName: 'NATO Support and Procurement Agency, Source File and eProcurement',
          gives: 'Calls of the agency for supply, maintenance and services',
          steps: 'Free. The agency checks your status with the national authorities',
          eligible:
            'Normally companies in NATO member nations; others in narrow cases such as a sole source or a partner of a support partnership',
        },
        {
          name: 'NCIA',
          fullName: 'NATO Communications and Information Agency',
          gives: 'Basic Ordering Agreement (BOA) for off-the-shelf products, and larger bids',
          steps:
            'Declaration of Eligibility from your national authority; for larger bids, a new one each time',
          eligible: 'Companies registered in a NATO member state',
        },
      ],
      eligibility: {
        title: 'If your company is Ukrainian',
        paragraphs: [
          'A Ukrainian limited liability company (TOV) alone is generally not an eligible NSPA or NCIA bidder. A company in a member nation, for example in Denmark, may be; the ownership and permit rules of [Foundation](/stations/foundation) then apply to it, and neither promises an award.',
          'It has other options. A supply contract with a prime contractor in a member nation needs no SAM.gov, NSPA or NCIA registration; a US prime asks for the NCAGE. Keep a parts list with country of origin and cost: a prime will ask for it. {fact:programs-ukraine}',
          '{fact:program-edip} {fact:programs-diana-edf}',
        ],
      },
    },
    {
      kind: 'tracks',
      id: 'opportunities',
      ground: 'ink',
      title: 'Contract opportunities',
      lead: 'Three categories, and each asks for a different document first.',
      tracks: [
        {
          title: 'Aerospace & Aviation',
          text: 'Aircraft, drones, parts and repair. Primes often ask for AS9100D. Products sold to civil users in the EU may need CE marking.',
          feeds: ['as9100d', 'ce-marking'],
        },
        {
          title: 'Defense Systems',
          text: 'Sensors, communications and software. Contracts cite AQAP 2110, name a clearance level or, in the US, a CMMC status.',
          feeds: ['aqap2110', 'nato-clearance', 'cmmc'],
        },
        {
          title: 'Logistics & Support',
          text: 'Supply, transport, maintenance and training. ISO 9001 is the usual entry; access to buyers’ data adds ISO/IEC 27001.',
          feeds: ['iso9001', 'iso27001'],
        },
      ],
      note: 'Each call decides who may bid and what is required. CMMC is the US Cybersecurity Maturity Model Certification. This site does not cover airworthiness or radio frequencies: ask your military aviation authority and your frequency authority.',
    },
    {
      kind: 'completion',
      id: 'completion',
      ground: 'tint',
      title: 'Station 5 completed: what NATO Ready means',
      values: [
        { value: String(stationList.length), label: 'stations completed' },
        { value: '100%', label: 'NATO Ready' },
        { value: 'Unlimited', label: 'opportunities' },
      ],
      text: 'This is a journey status, not an accreditation: your documents, the registrations open to you and your bid file are complete. Certification bodies issue certificates, states grant clearances, buyers award contracts. Unlimited means that nothing limits how many calls you can answer with these files; eligibility and award are decided each time.',
    },
  ],
  next: { kind: 'none' },
} satisfies Station;
