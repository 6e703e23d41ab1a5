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
    'AQAP 2110 binds you when a contract cites it. It adds a quality plan, shared risks and government access to a running ISO 9001 system.',
  intro: [
    'NATO nations and agencies write Allied Quality Assurance Publication (AQAP) 2110 into contracts for designed, developed or produced equipment. It takes in ISO 9001:2015 and adds a plan for each contract, shared risks, configuration and access. NATO certifies no company: a national body, an accredited body or, under a running contract, the acquirer with the government quality assurance representative (GQAR) judges you.',
  ],
  ...aqap2110Cases,
  why: [
    {
      title: 'Quality clause in contracts of NATO nations',
      answer: 'It binds from signature.',
      text: 'It is commonly cited where a NATO nation buys equipment that somebody has to design, develop or produce. A supplier that first reads it after signing has to build the missing records while delivering.',
    },
    {
      title: 'Mutual government quality assurance',
      answer: 'Your own state can check.',
      text: '{fact:mutual-gqa} Evidence built to AQAP 2110 is what that nation’s representative reads.',
    },
  ],
  requirements: [
    {
      title: 'Quality plan for each contract',
      answer: 'Submitted before work starts.',
      text: 'You write it for the contract in hand. It shows how every requirement is met, by whom and with which records. The acquirer or the GQAR may reject it.',
    },
    {
      title: 'Risk management shared with the acquirer',
      answer: 'From contract review on.',
      text: 'Risks are identified, assessed and treated until delivery, in records open to the acquirer. A register that only the project manager sees is not enough.',
    },
    {
      title: 'Configuration management',
      answer: 'Which version, in which unit.',
      text: 'A plan, baselines, change control, status accounting and audits: for parts, drawings and software.',
    },
    {
      title: 'Access and flow-down',
      answer: 'Your sub-suppliers too.',
      text: 'The GQAR and the acquirer have access to your site and theirs. You write the duty into your purchase orders, and report problems before they are found.',
    },
    {
      title: 'Certificate of conformity at release',
      answer: 'Signed, with each delivery.',
      text: 'You trace parts back to material and control nonconforming and counterfeit parts. A GQAR adds a statement only where that is asked for.',
    },
  ],
  phases: [
    {
      name: 'Preparation',
      duration: months(2, 3),
      investment: usd(15000, 25000),
      buys: 'Our support in gap analysis and first drafts; a running ISO 9001 system is not included',
      title: 'Gap analysis against AQAP 2110',
      text: [
        'Your quality manager and a consultant compare your ISO 9001 system with AQAP 2110, requirement by requirement, with a real or target contract on the table. Management names the person with authority for government quality assurance matters. It agrees on the scope: products, sites, sub-suppliers.',
        'The platform turns the gap list into first drafts of the quality plan, risk plan and configuration management plan, for your review. If ISO 9001 is not running yet, start there.',
      ],
      outputs: [
        'Gap report against AQAP 2110, agreed by management',
        'Scope with products, sites and sub-suppliers',
        'Named management representative with written authority',
        'Work plan with owners and dates',
      ],
    },
    {
      name: 'Implementation',
      duration: months(6, 12),
      investment: usd(30000, 50000),
      buys: 'Our support while the plans run on one contract',
      title: 'Quality plan in use on one contract',
      text: [
        'Process owners finish the three plans and use them on a pilot: a live contract, or a mock one if none is signed. Engineering maintains the baselines and purchasing flows the clauses down. Production keeps measuring equipment under a calibration system to ISO 10012, in the edition the AQAP text names.',
        'This is the longest phase because records take time to build up. An internal auditor who did not build the system checks it. Top management reviews the result and closes the findings.',
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
      buys: 'Our support through the assessment; the assessing body’s fee is extra',
      title: 'Assessment and delivery',
      text: [
        'Ask your target customer before you order an audit which of the [two routes](#routes) counts.',
        'Your team answers findings with causes and evidence. Work continues while the contract runs: certificates of conformity, access for the GQAR and reports of nonconformity.',
      ],
      outputs: [
        'Assessment report with every finding answered',
        'Certificate or recorded acceptance by the acquirer',
        'Certificate of conformity form in use',
        'Contact route to the national GQA authority',
      ],
    },
  ],
  timelineNote: monthsBasisNote('aqap2110'),
  investmentNote: 'The amounts are in addition to a running ISO 9001 system.',
  prerequisites: [
    {
      text: 'ISO 9001:2015 system in use (a certificate is usual, not a formal NATO rule)',
      certification: 'iso9001',
    },
    { text: 'A contract, tender or target customer that cites AQAP 2110' },
  ],
  details: [
    {
      kind: 'table',
      id: 'family',
      answer: '2110 for design and production, 2131 for final inspection',
      short: '2110, 2131, 2310',
      title: 'Which AQAP applies when',
      lead: 'The number in the contract decides how much of your work the customer controls.',
      caption: 'AQAP publications a supplier meets, and when each one applies',
      columns: ['Publication', 'When it is cited', 'What it asks of you'],
      rows: [
        [
          'AQAP 2110',
          'You design, develop and produce',
          'The full set: system, quality plan, risk, configuration, access, conformity',
        ],
        [
          '{fact:aqap-2131-edition}',
          'Conformity can be shown by final inspection and test',
          'Inspection and test of the finished product, with records; no design control',
        ],
        [
          '{fact:aqap-2310-edition}',
          'The supplier works to AS9100 or EN 9100',
          'The same idea, built on the aerospace standard instead of ISO 9001',
        ],
        [
          'AQAP 2210, in the edition the contract names',
          'Software is part of the delivery',
          'Software quality in addition to AQAP 2110 or 2310',
        ],
        [
          '{fact:aqap-2105-edition}',
          'A deliverable quality plan is required',
          'What the plan has to contain',
        ],
        [
          '{fact:aqap-2070-edition}',
          'Written for governments, not for suppliers',
          'Nothing directly; it explains how the GQAR works',
        ],
      ],
      note: '{fact:aqap-2110-edition} [Revisions](/rules#aqap-revision) were reported in 2023.',
    },
    {
      kind: 'table',
      id: 'gqa',
      answer: 'Six steps; the buyer’s nation asks for it, never you',
      short: 'Six steps',
      title: 'Government quality assurance',
      lead: 'Government quality assurance is a service between nations. A nation asks for it when quality cannot be verified on receipt or when the risk justifies it. It does not relieve you of responsibility.',
      caption: 'The six steps of mutual government quality assurance and the supplier’s part in each',
      columns: ['Step', 'Who acts', 'What it means for you'],
      rows: [
        [
          'Risk',
          'Buyer’s nation',
          'The contract’s risks are assessed; an early risk register from you helps',
        ],
        [
          'Request',
          'Buyer’s nation to the nation where the work is done',
          'Your contract is sent to that nation’s GQA authority',
        ],
        [
          'Response',
          'Nation where the work is done',
          'It accepts or declines the request; a GQAR may call you',
        ],
        ['Planning', 'GQAR', 'Your quality plan is read and points of surveillance are set'],
        [
          'Performance',
          'GQAR at your site and at sub-suppliers',
          'You give access, data and notice of problems',
        ],
        ['Closure', 'GQAR to the buyer’s nation', 'The task is reported complete; you keep the records'],
      ],
      lanes: { who: 1, of: [2, 2, 1, 0, 0, 1] },
    },
  ],
  links: [{ id: 'nations', label: 'AQAP by buyer nation', href: '/buyers' }],
  notes: [
    '“Required” in our comparison table means: commonly demanded in contracts of NATO nations and NATO agencies for equipment of this kind. NATO keeps no single list, so check each tender.',
    '“No” under US DoD (Department of Defense) means: not usually cited in its own contracts. The United States takes part in mutual government quality assurance, and its officials do perform it for Allies.',
    'The five requirements above are our grouping of the publication, not NATO’s own count.',
    'AQAP 2110 names ISO 9001:2015, so in our reading the [new edition](/rules#iso9001-2026) changes nothing in a running contract by itself. For aerospace suppliers: [EN 9100 and 9137](/glossary/standards#en-9100).',
  ],
  contact: {
    title: 'Does your tender cite AQAP 2110?',
    text: 'Send us the quality clause, without classified or export-controlled content, and a general description of the product. We tell you what is missing.',
  },
  checklist: [
    {
      title: 'Contract and scope',
      short: 'Its number',
      items: [
        {
          text: 'The exact AQAP number and edition is known for each target contract',
          proof: 'Marked tender or contract clause',
          failure: 'Only “AQAP” is known, and the work follows the wrong publication',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Products, sites and sub-suppliers in scope are listed',
          proof: 'Scope statement',
          failure: 'A sub-supplier of a critical part is not on it',
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
          failure: 'It is started with the contract',
          prepareFirst: true,
        },
      ],
    },
    {
      title: 'People and authority',
      short: 'May stop a delivery',
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
          failure: 'The company learns during the contract that its nation has one',
          prepareFirst: true,
        },
      ],
    },
    {
      title: 'Plans for the contract',
      short: 'One each',
      items: [
        {
          text: 'A quality plan exists for this contract and was submitted before work started',
          proof: 'Quality plan with transmittal',
          failure:
            'The ISO 9001 manual is shown: it names no requirement, milestone or owner of this contract',
          checkedFirst: true,
        },
        {
          text: 'Risks are assessed, treated and shared with the acquirer',
          proof: 'Risk plan and register',
          failure: 'Only the project manager sees the register',
        },
        {
          text: 'Configuration is planned, baselined and audited',
          proof: 'Configuration management plan, baselines',
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
      short: 'Access passed on',
      items: [
        {
          text: 'Purchase orders carry AQAP, access and notification clauses',
          proof: 'Sample of purchase orders',
          failure: 'The sub-supplier turns the GQAR away at the gate',
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
          failure: 'Electronics come from brokers without papers: nobody can sign for them',
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
      short: 'Concession first',
      items: [
        {
          text: 'Nonconforming products are identified, reported and decided on',
          proof: 'Nonconformity reports',
          failure: 'Repaired parts are delivered without the acquirer’s consent',
        },
        {
          text: 'A certificate of conformity is signed for every delivery',
          proof: 'Signed certificates of conformity',
          failure: 'A concession is missing from it',
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
    answer: 'The contract sets the clock',
    duties: [
      {
        title: 'While a contract runs',
        text: 'Access for the GQAR, revisions of the plan, open risks, a certificate of conformity at each release.',
      },
      {
        title: 'Where a certificate exists',
        text: 'The body that issued it sets surveillance and renewal; ask for both calendars before you order.',
      },
      { title: 'The ISO 9001 system', text: '{fact:audit-cycle}' },
    ],
  },
} satisfies Certification;
