import { eur, months, usd } from '../units';
import { as9100dCases } from './cases/as9100d';
import { monthsBasisNote } from './notes';
import type { Certification } from './types';

/** AS9100D. Changes (its successor, editions of the scheme) are facts in `content/facts/quality.ts`. */
export const as9100d = {
  slug: 'as9100d',
  title: 'AS9100D',
  subtitle: 'Quality management for aviation, space and defense',
  focus: 'Aerospace Quality',
  tags: ['quality'],
  comparison: {
    name: 'AS9100D',
    timeline: months(9, 12),
    cost: eur(45000, 70000),
    complexity: 'Medium-High',
    nato: 'Recommended',
    usdod: 'Required*',
    eu: 'Recommended',
    prerequisites: 'ISO 9001:2015',
  },
  meta: {
    title: 'AS9100D for drone and aerospace startups: steps and cost',
    description:
      'What AS9100D adds to ISO 9001, who asks a drone or parts maker for it, how audit and OASIS listing work, how long it takes, what it costs and why firms fail.',
  },
  place: { station: 'quality', label: 'AS9100D builds on it' },
  answer:
    'You need AS9100D, which contains [ISO 9001](glossary:iso-9001), when an aerospace prime buys only from listed suppliers. Buyers check your entry in its register, [OASIS](glossary:oasis).',
  intro: [
    'AS9100D is the quality standard of aviation, space and defense. It contains ISO 9001:2015 and adds what a flying product needs. The International Aerospace Quality Group (IAQG) writes it; Europe publishes it as EN 9100. Accredited certification bodies audit under the industry’s own rules and list each certificate in OASIS, the database of certified sites. {fact:as9100-edition}',
  ],
  ...as9100dCases,
  why: [
    {
      title: 'Supplier qualification by prime contractors',
      answer: 'Primes ask for AS9100D; no law does.',
      text: 'Many prime contractors qualify suppliers against the standard. In contracts of the US Department of Defense (DoD) it arrives through higher-level quality clauses or through the prime, which is why our comparison table marks it Required*.',
    },
    {
      title: 'OASIS listing for every buyer',
      answer: 'Every buyer can look you up.',
      text: 'An OASIS entry shows your site, scope and status. A buyer that trusts it may not audit you itself.',
    },
  ],
  requirements: [
    {
      title: 'Operational risk management',
      answer: 'Clause 8.1.1',
      text: 'Each risk of the work in hand, from design to delivery, has an owner, a limit and an action. A company risk list does not replace it.',
    },
    {
      title: 'Configuration management',
      answer: 'Clause 8.1.2',
      text: 'You control the identity of every product, its documents and its changes over its whole life. Any unit can be reconstructed from its records.',
    },
    {
      title: 'Product safety',
      answer: 'Clause 8.1.3',
      text: 'Revision D added this clause: you assess hazards, manage safety-critical items, report events and train people to do so.',
    },
    {
      title: 'Counterfeit part prevention',
      answer: 'Clause 8.1.4',
      text: 'Revision D added this clause: you know the source of each part, check what is doubtful and keep suspect parts out.',
    },
    {
      title: 'Supplier control and first article inspection',
      answer: 'Clauses 8.4 and 8.5.1.3',
      text: 'You flow key characteristics and special processes down to your suppliers. A first article inspection (FAI), usually on the forms of [AS9102](glossary:as9102), proves that the process makes the part as drawn.',
    },
  ],
  phases: [
    {
      name: 'Preparation',
      duration: months(2, 3),
      investment: usd(15000, 25000),
      buys: 'We help with the gap analysis.',
      title: 'Gap analysis of system and product',
      text: [
        'Quality and engineering compare the ISO 9001 system with the aerospace additions, and one real product with its drawings, parts list and suppliers. A consultant who knows aerospace audits leads this work, and management confirms sites and scope.',
        'The platform drafts the gap list, the configuration plan and the key-characteristics list for your review, without controlled drawings. Choose the certification body now, because its calendar determines yours.',
      ],
      outputs: [
        'Gap list on the aerospace additions',
        'Scope by site and product family',
        'List of key characteristics and special processes',
        'Certification body chosen and dates reserved',
      ],
    },
    {
      name: 'Implementation',
      duration: months(6, 12),
      investment: usd(30000, 50000),
      buys: 'We support you while one product runs under the aerospace additions.',
      title: 'First product under configuration control',
      text: [
        'Engineering puts one product under configuration control, and production runs a first article inspection on it. Purchasing reissues orders with flow-down clauses, and incoming inspection starts to check sources.',
        'From here on you measure on-time delivery and conformity, because auditors read the trend and your response. The internal audit covers the aerospace additions, and management reviews the results.',
      ],
      outputs: [
        'First article inspection report of one product',
        'Baselines and change records',
        'Purchase orders with flow-down clauses',
        'Delivery and conformity figures over several months',
        'Internal audit report and management review minutes',
      ],
    },
    {
      name: 'Certification',
      duration: months(2, 3),
      investment: usd(20000, 35000),
      buys: 'We support you through the audit; the certification body’s fee is extra.',
      title: 'Certification audit and OASIS entry',
      text: [
        'The certification body audits in two stages: [the documents](#stage-1), then [the shop floor](#stage-2).',
        'The [next edition](#ia9100) of the standard can end the certificate before its three years are over. Your site appears in OASIS, where you keep the contact data and answer buyers.',
      ],
      outputs: [
        'Audit reports of both stages, findings closed',
        'Certificate to AS9100D or EN 9100',
        'OASIS entry with scope and administrator',
        'Surveillance plan',
      ],
    },
  ],
  timelineNote: monthsBasisNote('as9100d'),
  investmentNote: 'The amounts are in addition to a running ISO 9001 system.',
  prerequisites: [
    { text: 'An ISO 9001:2015 system in use, because AS9100D builds on it', certification: 'iso9001' },
    { text: 'A product or part for aviation, space or defense, with drawings and suppliers' },
  ],
  details: [
    {
      kind: 'table',
      id: 'additions',
      answer: 'A few clauses take much of the auditor’s time: see the proof for each',
      short: 'Each addition needs its proof',
      title: 'Aerospace additions to ISO 9001',
      lead: 'Most of AS9100D is ISO 9001.',
      caption: 'Aerospace additions in AS9100D, the question each one answers and its proof',
      columns: ['Clause', 'The question', 'The proof'],
      rows: [
        [
          '8.1.1 Operational risk',
          'What can stop this order from being right and on time?',
          'Risk record of the order',
        ],
        [
          '8.1.2 Configuration',
          'Which version is in this unit, and who approved the change?',
          'Baselines, change records, status list',
        ],
        [
          '8.1.3 Product safety',
          'Who could be hurt if it fails, and what follows from that?',
          'Hazard assessment, list of critical items',
        ],
        [
          '8.1.4 Counterfeit parts',
          'Where does this component come from?',
          'Source list, test reports, quarantine log',
        ],
        ['8.4.3 Flow-down', 'Does the supplier know what you know?', 'Purchase orders, change notices'],
        [
          '8.5.1.3 Process verification',
          'Can this process make this part?',
          'First article inspection report',
        ],
      ],
      note: '{fact:as9102-revision}',
    },
    {
      kind: 'table',
      id: 'scheme',
      answer: '9104-1, 9101, AS9102 and OASIS decide how you are audited',
      short: 'Who audits, and by which rules',
      title: 'Aerospace certification scheme: documents and database',

      caption: 'Documents of the aerospace certification scheme and their use',
      columns: ['Document', 'What it governs', 'Why it matters to you'],
      rows: [
        ['9104-1', 'How certification programs run', 'Site structure and audit time follow from it'],
        ['9104-2', 'Oversight of the programs', 'It keeps certification bodies accountable'],
        ['9101', 'How audits are run and reported', 'It is the report form you will receive'],
        ['AS9102', 'First article inspection', 'It is the record buyers ask for most'],
        ['OASIS', 'Database of certified sites', 'Buyers check you there before they call'],
      ],
      note: '{fact:aerospace-scheme}',
    },
  ],
  notes: [
    'This site does not cover airworthiness. Ask your military aviation authority, in Germany the Luftfahrtamt der Bundeswehr (LufABw), or for civil flight the civil aviation authority.',
    'Revision D holds the text of ISO 9001:2015. {fact:iso9001-2026}',
  ],
  contact: {
    title: 'Does your buyer ask for AS9100D?',
    text: 'Tell us the part, the buyer and the date, without drawings. We tell you whether the standard fits and what is missing.',
  },
  checklist: [
    {
      title: 'Scope and base',
      short: 'The scope names every site',
      items: [
        {
          text: 'Sites and product families in scope are named',
          proof: 'Scope statement',
          failure: 'A site that does the work is missing',
        },
        {
          text: 'An ISO 9001 system is in use',
          proof: 'Audit and review records',
          failure: 'The records begin the month before the audit',
          prepareFirst: true,
        },
        {
          text: 'Customer and regulatory requirements are collected',
          proof: 'Requirement list by customer',
          failure: 'The buyer’s quality clauses were never read',
          prepareFirst: true,
        },
        {
          text: 'The certification body works under the aerospace scheme',
          proof: 'Its entry in OASIS',
          failure: 'The certification body is accredited for ISO 9001 only',
        },
      ],
    },
    {
      title: 'Risk, safety, configuration',
      short: 'Each order has its own risk record',
      items: [
        {
          text: 'Each order has an operational risk record',
          proof: 'Risk records',
          failure: 'One company list is used for all orders',
        },
        {
          text: 'Product hazards and critical items are managed',
          proof: 'Safety assessment, item list',
          failure: 'Nobody has decided which items are critical',
        },
        {
          text: 'Baselines exist and changes are approved',
          proof: 'Configuration records',
          failure: 'Drawing, parts list and unit show three versions',
        },
        {
          text: 'Staff know how to report a safety event',
          proof: 'Training records',
          failure: 'Nobody knows whom to tell',
        },
      ],
    },
    {
      title: 'Suppliers and parts',
      short: 'Documents go back to the source',
      items: [
        {
          text: 'Approved sources are listed and reviewed',
          proof: 'Approved supplier list',
          failure: 'Components come from a broker without documents',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Flow-down covers key characteristics, access and change notice',
          proof: 'Purchase orders',
          failure: 'The order names the part and nothing else',
        },
        {
          text: 'Special processes are approved and monitored',
          proof: 'Process approvals',
          failure: 'Heat treatment happens two suppliers away, with no approval and no flow-down',
          checkedFirst: true,
        },
        {
          text: 'Counterfeit control works from purchase to scrap',
          proof: 'Procedure, quarantine log',
          failure: 'Doubtful parts go back to the shelf',
        },
      ],
    },
    {
      title: 'Production',
      short: 'Each new part has a first article',
      items: [
        {
          text: 'A first article inspection is complete for each new part',
          proof: 'AS9102 forms',
          failure: 'The part has been made for a year, and nobody has measured every characteristic',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Key characteristics are measured and followed',
          proof: 'Measurement data',
          failure: 'They are listed, but have no measurement plan and no variation data',
        },
        {
          text: 'Gauges are calibrated and recalled in time',
          proof: 'Calibration register',
          failure: 'The gauge that accepted the parts was past its date',
          prepareFirst: true,
        },
        {
          text: 'Foreign objects are kept out of the product',
          proof: 'Prevention plan, inspections',
          failure: 'Nobody counts the tools after the work',
        },
        {
          text: 'Nonconforming parts are held; escapes are reported',
          proof: 'Nonconformity and notice records',
          failure: 'A defective part was delivered, and the customer was not told',
          checkedFirst: true,
        },
      ],
    },
    {
      title: 'Results and audit',
      short: 'Each missed target has an action',
      items: [
        {
          text: 'On-time delivery and conformity are measured',
          proof: 'Trend charts with actions',
          failure: 'Delivery falls month after month, with no action on record',
          prepareFirst: true,
        },
        {
          text: 'The internal audit covers the additions',
          proof: 'Audit report',
          failure: 'The audit covers ISO 9001 only',
        },
        {
          text: 'Management has reviewed results and resources',
          proof: 'Review minutes',
          failure: 'Missed targets are noted, and nothing follows',
        },
        {
          text: 'An OASIS administrator is named',
          proof: 'Account confirmation',
          failure: 'A buyer asks for access, and nobody can give it',
          checkedFirst: true,
        },
      ],
    },
  ],
  upkeep: {
    event: 'the first certificate',
    answer: 'Surveillance after 12 and 24 months, recertification after 36',
    duties: [
      { title: 'Every year', text: '{fact:audit-cycle} The number of audit days follows from 9104-1.' },
      {
        title: 'OASIS',
        text: 'Keep site, scope and administrator up to date, open the results to buyers, and close findings on time.',
      },
      {
        title: 'When auditors cannot come',
        text: 'The audit can wait for [six months at most](/certifications/costs#upkeep). [Letter 6](/letters#letter-6) asks for the conditions.',
      },
    ],
  },
} satisfies Certification;
