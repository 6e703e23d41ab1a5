import { eur, months, usd } from '../units';
import { aqap2110Cases } from './cases/aqap2110';
import { monthsBasisNote } from './notes';
import type { Certification } from './types';

/**
 * AQAP 2110, Edition D Version 1. Clause numbers end at 5.4.1, because later ones were not checked against the text.
 */
export const aqap2110 = {
  slug: 'aqap2110',
  title: 'AQAP 2110',
  subtitle: 'NATO quality assurance for design, development and production',
  focus: 'NATO Quality Assurance',
  tags: ['nato', 'quality'],
  comparison: {
    name: 'AQAP 2110',
    timeline: months(12, 18),
    cost: eur(55000, 100000),
    complexity: 'High',
    nato: 'Required',
    usdod: 'No',
    eu: 'Recommended',
    prerequisites: 'ISO 9001:2015',
  },
  meta: {
    title: 'AQAP 2110 for defense startups: steps, time and cost',
    description:
      'What AQAP 2110 adds to ISO 9001, when a NATO-nation contract makes it binding, who assesses it, how long it takes, what it costs and why suppliers fail.',
  },
  place: { station: 'defense-standards', label: 'AQAP 2110 belongs here' },
  answer:
    'AQAP 2110 binds you when a contract cites it. It adds a [quality plan](glossary:quality-plan), shared risks and government access to a running [ISO 9001](glossary:iso-9001) system.',
  intro: [
    'NATO nations and agencies write Allied Quality Assurance Publication (AQAP) 2110, which contains ISO 9001:2015, into contracts for designed, developed or produced equipment. NATO certifies no company: a national or an accredited certification body judges you. Under a running contract the buyer (“acquirer” in AQAP) judges you, with the government quality representative ([GQAR](glossary:gqar)).',
  ],
  ...aqap2110Cases,
  why: [
    {
      title: 'Quality clause in contracts of NATO nations',
      answer: 'The clause binds you from signature.',
      text: 'Contracts commonly cite it where a NATO nation buys equipment to be designed, developed or produced. A supplier that first reads it after signing has to build the records while delivering.',
    },
    {
      title: 'Mutual government quality assurance',
      answer: 'Your own country can check you.',
      text: '{fact:mutual-gqa} That country’s GQAR reads the evidence that you build to AQAP 2110.',
    },
  ],
  requirements: [
    {
      title: 'Quality plan for each contract',
      answer: 'You submit the plan before work starts.',
      text: 'It shows for one contract how you meet every requirement, who does it and with which records. The buyer or the GQAR may reject the plan.',
    },
    {
      title: 'Risk management shared with the buyer',
      answer: 'Risk management starts when you review the contract.',
      text: 'You identify, assess and treat risks until delivery, in records that the buyer can read.',
    },
    {
      title: 'Configuration management',
      answer: 'You know which version is in which unit.',
      text: 'You keep a plan, baselines, change control, status accounting and audits for parts, drawings and software.',
    },
    {
      title: 'Access and flow-down',
      answer: 'The access extends to your suppliers’ sites.',
      text: 'The GQAR and the buyer have access to your site and to your suppliers’ sites, and you report problems before others find them.',
    },
    {
      title: 'Certificate of conformity at release',
      answer: 'You sign a certificate for each delivery.',
      text: 'You trace parts back to material and control nonconforming and [counterfeit parts](glossary:counterfeit-part). A GQAR adds a statement only where the contract asks for it.',
    },
  ],
  phases: [
    {
      name: 'Preparation',
      duration: months(2, 3),
      investment: usd(15000, 25000),
      buys: 'We help with the gap analysis and the first drafts.',
      title: 'Gap analysis against AQAP 2110',
      text: [
        'Your quality manager and a consultant compare your ISO 9001 system with AQAP 2110, using a real or target contract. Management names the person with authority for government quality assurance matters, and agrees on the scope: products, sites and suppliers.',
        'The platform drafts the quality, risk and configuration management plans for your review.',
      ],
      outputs: [
        'Gap report against AQAP 2110, agreed by management',
        'Scope with products, sites and suppliers',
        'Named management representative with written authority',
        'Work plan with owners and dates',
      ],
    },
    {
      name: 'Implementation',
      duration: months(6, 12),
      investment: usd(30000, 50000),
      buys: 'We support you while the plans run on one contract.',
      title: 'Quality plan in use on one contract',
      text: [
        'Process owners finish the three plans and use them on a pilot: a live contract, or a mock one if none is signed. Engineering maintains the baselines, purchasing flows the clauses down, and production [calibrates its measuring equipment](#calibration).',
        'Once there are enough records, an internal auditor who did not build the system checks it. Top management reviews the result and closes the findings.',
      ],
      outputs: [
        'Contract quality plan in use, with its revision history',
        'Risk register and configuration records of the pilot',
        'Purchase orders carrying the flow-down clauses',
        'Calibration and measurement records',
        'Internal audit report and management review minutes',
      ],
    },
    {
      name: 'Certification',
      duration: months(2, 3),
      investment: usd(20000, 35000),
      buys: 'We support you through the assessment; the certification body’s fee is extra.',
      title: 'Assessment and delivery',
      text: [
        'Before you order an audit, ask your target buyer which of the [two ways](#routes) counts: a certificate, or acceptance under the contract.',
        'Your team answers findings with causes and evidence, and reports nonconformities [while the contract runs](#after).',
      ],
      outputs: [
        'Assessment report with every finding answered',
        'Certificate or recorded acceptance by the buyer',
        'Certificate of conformity form in use',
        'Contact at your country’s authority for government quality assurance',
      ],
    },
  ],
  timelineNote: monthsBasisNote('aqap2110'),
  investmentNote: 'The amounts are in addition to a running ISO 9001 system.',
  prerequisites: [
    {
      text: 'An ISO 9001:2015 system in use (a certificate is usual, but no formal NATO rule requires it)',
      certification: 'iso9001',
    },
    { text: 'A contract, tender or target buyer that cites AQAP 2110' },
  ],
  details: [
    {
      kind: 'table',
      id: 'family',
      answer: 'AQAP 2110 covers design and production, AQAP 2131 final inspection',
      short: 'The contract names the number',
      title: 'Which AQAP applies when',
      lead: 'The number in the contract decides how much of your work the buyer controls.',
      caption: 'AQAP publications a supplier meets, and when each one applies',
      columns: ['Publication', 'When a contract cites it', 'What it asks of you'],
      rows: [
        [
          'AQAP 2110',
          'You design, develop and produce',
          'You meet the full set: system, quality plan, risk, configuration, access, conformity',
        ],
        [
          '{fact:aqap-2131-edition}',
          'Conformity can be shown by final inspection and test',
          'You inspect and test the finished product and keep records; there is no design control',
        ],
        [
          '{fact:aqap-2310-edition}',
          'The supplier works to AS9100 or EN 9100',
          'You meet the same idea, built on the aerospace standard instead of ISO 9001',
        ],
        [
          'AQAP 2210, in the edition the contract names',
          'Software is part of the delivery',
          'You show software quality in addition to AQAP 2110 or 2310',
        ],
        [
          '{fact:aqap-2105-edition}',
          'A deliverable quality plan is required',
          'It says what your plan has to contain',
        ],
        [
          '{fact:aqap-2070-edition}',
          'It is written for governments, not for suppliers',
          'It asks nothing of you directly; it explains how the GQAR works',
        ],
      ],
      note: '{fact:aqap-2110-edition} Revisions were [announced in 2023](/rules#aqap-revision).',
    },
    {
      kind: 'sequence',
      id: 'gqa',
      answer: 'It has six steps; the buyer’s country asks for it, never you',
      short: 'The buyer’s country asks for it',
      title: 'Government quality assurance',
      lead: 'Government quality assurance (GQA) is a service between countries. A country asks for it when it cannot verify quality on receipt or when the risk justifies it. GQA does not relieve you of responsibility.',
      caption: 'The six steps of mutual government quality assurance and the supplier’s part in each',
      rows: [
        [
          'Risk',
          'Buyer’s country',
          'It assesses the contract’s risks; an early risk register from you helps',
        ],
        [
          'Request',
          'Buyer’s country to the country where the work is done',
          'Your contract is sent to that country’s GQA authority',
        ],
        [
          'Response',
          'Country where the work is done',
          'It accepts or declines the request; a GQAR may call you',
        ],
        ['Planning', 'GQAR', 'The GQAR reads your quality plan and sets points of surveillance'],
        [
          'Performance',
          'GQAR at your site and at your suppliers’ sites',
          'You give access, data and notice of problems',
        ],
        [
          'Closure',
          'GQAR to the buyer’s country',
          'The GQAR reports the task complete; you keep the records',
        ],
      ],
      lanes: [2, 2, 1, 0, 0, 1],
    },
  ],
  links: [{ id: 'nations', label: 'AQAP in each buyer’s country', href: '/buyers' }],
  notes: [
    '“Required” means that contracts of NATO nations and agencies commonly demand it for equipment of this kind. NATO keeps no single list, so check each tender.',
    '“No” under US DoD (Department of Defense) means that its own contracts do not usually cite AQAP 2110. The United States takes part in mutual government quality assurance, and its officials do perform it for Allies.',
    'The five requirements above are our grouping of the publication, not NATO’s own count.',
    'AQAP 2110 names ISO 9001:2015, so in our reading the [new edition](/rules#iso9001-2026) changes nothing in a running contract by itself. Aerospace suppliers should also read about [EN 9100 and 9137](/glossary/standards#en-9100).',
  ],
  contact: {
    title: 'Does your tender cite AQAP 2110?',
    text: 'Send us the quality clause, without classified or export-controlled content, and a general description of the product. We tell you what is missing.',
  },
  checklist: [
    {
      title: 'Contract and scope',
      short: 'You know the AQAP number and edition',
      items: [
        {
          text: 'The exact AQAP number and edition is known for each target contract',
          proof: 'Marked tender or contract clause',
          failure: 'Only “AQAP” is known, and the work follows the wrong publication',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Products, sites and suppliers in scope are listed',
          proof: 'Scope statement',
          failure: 'The supplier of a critical part is not on the list',
        },
        {
          text: 'Every contract requirement has an owner',
          proof: 'Contract review record',
          failure: 'Requirements in the annexes have no owner',
        },
        {
          text: 'Parts of the publication that do not apply are justified',
          proof: 'Applicability table',
          failure: 'Design is left out without a reason',
        },
        {
          text: 'An ISO 9001 system runs with real records',
          proof: 'Audit and review records',
          failure: 'The system is started with the contract',
          prepareFirst: true,
        },
      ],
    },
    {
      title: 'People and authority',
      short: 'One person may stop a delivery',
      items: [
        {
          text: 'A representative for quality matters is named, with authority',
          proof: 'Signed appointment',
          failure: 'The person may not stop a delivery',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Staff know what their work means for conformity',
          proof: 'Training and awareness records',
          failure: 'Workers cannot say what the clause changes for them',
        },
        {
          text: 'Competence is shown for inspection and special tasks',
          proof: 'Competence matrix',
          failure: 'The inspector’s approval has expired',
        },
        {
          text: 'The national authority for government quality assurance is known',
          proof: 'Contact sheet',
          failure: 'The company learns during the contract that its country has such an authority',
          prepareFirst: true,
        },
      ],
    },
    {
      title: 'Plans for the contract',
      short: 'Each contract has its own plans',
      items: [
        {
          text: 'A quality plan exists for this contract and was submitted before work started',
          proof: 'Quality plan with transmittal',
          failure:
            'The ISO 9001 manual is shown: it names no requirement, milestone or owner of this contract',
          checkedFirst: true,
        },
        {
          text: 'Risks are assessed, treated and shared with the buyer',
          proof: 'Risk plan and register',
          failure: 'Only the project manager sees the register',
        },
        {
          text: 'Configuration is planned, baselined and audited',
          proof: '[Configuration management plan](glossary:cmp), baselines',
          failure: 'Nobody can state what exactly is in unit 12',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Changes to plans are agreed before they take effect',
          proof: 'Revision history, approvals',
          failure: 'Work goes on while the new issue waits for an answer',
        },
      ],
    },
    {
      title: 'Suppliers and measurement',
      short: 'Your orders pass the access duty on',
      items: [
        {
          text: 'Purchase orders carry AQAP, access and notification clauses',
          proof: 'Sample of purchase orders',
          failure: 'The supplier turns the GQAR away at the gate',
          checkedFirst: true,
        },
        {
          text: 'Suppliers of critical items are evaluated',
          proof: 'Supplier evaluation records',
          failure: 'A certificate is on file, and nobody read its scope',
          prepareFirst: true,
        },
        {
          text: 'Parts are traceable and checked against counterfeiting',
          proof: 'Traceability and incoming inspection records',
          failure: 'Electronics come from brokers without documents: nobody can sign for them',
        },
        {
          text: 'Measuring equipment is confirmed and its status is visible',
          proof: 'Calibration register',
          failure: 'A gauge is out of date, and its lots are not listed',
        },
      ],
    },
    {
      title: 'Release and review',
      short: 'The buyer consents before you deliver',
      items: [
        {
          text: 'Nonconforming products are identified, reported and decided on',
          proof: 'Nonconformity reports',
          failure: 'Repaired parts are delivered without the buyer’s consent',
        },
        {
          text: 'A certificate of conformity is signed for every delivery',
          proof: 'Signed certificates of conformity',
          failure: 'The certificate leaves out a concession',
          checkedFirst: true,
        },
        {
          text: 'An independent internal audit covers the AQAP additions',
          proof: 'Audit report',
          failure: 'The audit follows ISO 9001 only',
        },
        {
          text: 'Top management has reviewed the results',
          proof: 'Management review minutes',
          failure: 'The minutes name no contract',
        },
      ],
    },
  ],
  upkeep: {
    event: 'the first certificate',
    answer: 'The contract sets the dates',
    duties: [
      {
        title: 'While a contract runs',
        text: 'You give the GQAR access, revise the plan, follow open risks and sign a certificate of conformity at each release.',
      },
      {
        title: 'Where a certificate exists',
        text: 'The certification body that issued it sets surveillance and renewal. Ask for both calendars before you order.',
      },
      { title: 'The ISO 9001 system', text: '{fact:audit-cycle}' },
    ],
  },
} satisfies Certification;
