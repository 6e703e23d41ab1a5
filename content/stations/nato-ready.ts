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
  lead: 'Station 5 makes you ready to bid: documents, supplier registrations and one bid file for a real call. It is not a certificate, and NATO does not endorse this service.',
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
          text: 'The proof a buyer may ask for, checked for scope, date and release.',
          handOver: 'A list of the files ready so far. Controlled and classified files stay with you',
          owner: 'Quality and export-control leads check; the platform drafts the index',
          produces: 'A portfolio with index and review dates',
        },
        {
          from: 3,
          to: 4,
          title: 'Contract readiness',
          text: 'The entries a contracting officer looks up before the first call.',
          handOver: 'Extract from the company register with exact name and address, list of signatories',
          owner: 'Your authorized person files; we check each entry first',
          produces: 'Supplier codes and confirmations, in one register',
        },
        {
          from: 5,
          to: 6,
          title: 'Bid preparation',
          text: 'One file for one real call, with parts the next call can reuse.',
          handOver: 'A live call you are eligible for, chosen with us',
          owner: 'Your bid lead writes, your managers price and sign',
          produces: 'A complete bid file and a go or no-go decision',
        },
      ],
      note: 'Drawn at {=stations.nato-ready.max}; the station takes {=stations.nato-ready}.',
    },
    {
      kind: 'checklists',
      id: 'checklists',
      title: 'Checklists',
      lead: 'A buyer or an investor can [check each paper](/verify).',
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
            'NATO supplier code (NCAGE), requested at Station 1, for each site',
            'Those of the registrations below that are open to you',
            'Terms, insurance and signatories settled',
            'Quality, security and export contacts named',
          ],
        },
        {
          title: 'Bid preparation',
          items: [
            'Compliance matrix: an answer to every requirement',
            'Technical and price volumes',
            'Contract quality plan, where AQAP 2110 is cited',
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
      title: 'Papers of a contract, in order',
      lead: 'Each paper goes to the office that reads it. The line shows order, not time; [each buyer](/buyers) names its own offices.',
      steps: [
        {
          title: 'NCAGE code',
          text: 'Free, one for each site: the codification bureau of your home nation.',
        },
        { title: 'Bid and self-declaration', text: 'The buyer’s tender platform.' },
        { title: 'Security undertaking', text: 'Before the first marked file: the buyer.' },
        {
          title: 'Facility clearance, only at higher markings',
          text: 'The security authority of your own nation. In most nations a sponsor has to ask for it; a company in Poland applies itself.',
        },
        {
          title: 'Quality plan, if AQAP is cited',
          text: 'Before work starts: the buyer’s quality office accepts it or sends it back. AQAP: Allied Quality Assurance Publication. {fact:aqap-2110-edition}',
        },
        {
          title: 'Export license',
          text: 'For drawings and code, too: the export authority of your own nation. [Permits by country](/buyers/permits).',
        },
        {
          title: 'Certificate of conformity',
          text: 'With the goods: the acquirer, the buyer in the contract.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'registrations',
      size: 'section',
      title: 'Supplier registrations',
      lead: 'Look at [national buyers](/buyers) first. Then take the registrations that are open to you. A registration approves nothing.',
      columns: ['Registration', 'What it gives', 'How you get it', 'Who may use it'],
      rows: [
        {
          name: 'NCAGE',
          note: 'NATO Commercial and Government Entity code',
          cells: [
            'Five characters that identify a company at one site',
            'Free, from the national codification bureau (Ukraine has its own in the Ministry of Defence) or from NSPA. {fact:ncage-time}',
            'Companies in and outside NATO, Ukraine included',
          ],
        },
        {
          name: 'SAM.gov',
          note: 'US System for Award Management',
          cells: [
            'The Unique Entity Identifier (UEI) for US contracts',
            'Free. NCAGE first; name and address must match it exactly. Renew every 365 days',
            'US and foreign companies that bid themselves; not demanded of a company that is only a subcontractor',
          ],
        },
        {
          name: 'NSPA',
          note: 'NATO Support and Procurement Agency, Source File and eProcurement',
          cells: [
            'Calls of the agency for supply, maintenance and services',
            'Free. The agency checks your status with the national authorities',
            'Normally companies in NATO member nations; others in narrow cases such as a sole source or a partner of a support partnership',
          ],
        },
        {
          name: 'NCIA',
          note: 'NATO Communications and Information Agency',
          cells: [
            'Basic Ordering Agreement (BOA) for off-the-shelf products, and larger bids',
            'Declaration of Eligibility from your national authority; for larger bids, a new one each time',
            'Companies registered in a NATO member state',
          ],
        },
      ],
    },
    {
      kind: 'points',
      id: 'ukrainian-company',
      title: 'If your company is Ukrainian',
      points: [
        {
          title: 'Alone, rarely',
          text: 'A Ukrainian limited liability company (TOV) alone is generally not an eligible NSPA or NCIA bidder. A company in a member nation, for example in Denmark, may be; the ownership and permit rules of [Foundation](/stations/foundation#permits) then apply to it.',
        },
        {
          title: 'With a prime contractor',
          text: 'A supply contract needs no SAM.gov, NSPA or NCIA registration; a US prime asks for the NCAGE and for [a parts list](/buyers/united-states#parts) with country of origin and cost.',
        },
        {
          title: 'Money from programs',
          text: 'SAFE lends to states: your customer borrows, you sell. Who may take part in it, in EDIP, EDF, DIANA and UNITE-Brave: [EU money](/buyers/eu-money).',
        },
      ],
    },
    {
      kind: 'points',
      id: 'opportunities',
      theme: 'tint',
      title: 'Contract opportunities',
      points: [
        {
          title: 'Aerospace & Aviation',
          text: 'Aircraft, drones, parts and repair. Primes often ask for [AS9100D](/certifications/as9100d); products sold to civil users in the EU may need [CE marking](/certifications/ce-marking).',
        },
        {
          title: 'Defense Systems',
          text: 'Sensors, communications and software. Contracts cite [AQAP 2110](/certifications/aqap2110), name a [clearance level](/certifications/nato-clearance) or, in the US, a [CMMC](/certifications/cmmc) status.',
        },
        {
          title: 'Logistics & Support',
          text: 'Supply, transport, maintenance and training. [ISO 9001](/certifications/iso9001) is the usual entry; access to buyers’ data adds [ISO/IEC 27001](/certifications/iso27001).',
        },
      ],
      note: 'Each call decides who may bid and what is required. This site does not cover airworthiness or radio frequencies: ask your military aviation authority and your frequency authority.',
    },
    {
      kind: 'facts',
      id: 'completion',
      theme: 'tint',
      title: 'Station 5 completed: what NATO Ready means',
      figures: true,
      facts: [
        { term: 'stations completed', text: String(stationList.length) },
        { term: 'NATO Ready', text: '100%' },
        { term: 'opportunities', text: 'Unlimited' },
      ],
      note: 'A journey status, not an accreditation: your documents, the registrations open to you and your bid file are complete. Certification bodies issue certificates, states grant clearances, buyers award contracts. Unlimited means that nothing limits how many calls you can answer with these files; eligibility and award are decided each time.',
    },
  ],
  next: { kind: 'none' },
} satisfies Station;
