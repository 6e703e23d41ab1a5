import { eur, months, usd } from '../units';
import type { Certification } from './types';

/** AQAP 2110, Edition D Version 1. Clause numbers stop at 5.4.1: later ones were not checked against the text. */
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
  intro: [
    'Allied Quality Assurance Publication (AQAP) 2110 is the quality requirement that NATO nations and agencies write into contracts for designed, developed or produced equipment. It takes in the applicable requirements of ISO 9001:2015 and adds what a defense customer needs: a plan for each contract, shared risk management, controlled configuration and the right to come and look.',
    'The contract makes it binding. When a contract cites AQAP 2110, it binds you and, through you, your sub-suppliers. When it does not, it does not bind you. Some contracts cite a shorter publication or ISO 9001 alone, so read the quality clause before you plan anything.',
    'NATO certifies no company. Assessment or certification against AQAP 2110 comes from a national defense ministry body or an accredited certification body, and which certificate a buyer accepts differs by nation. Under a running contract the acquirer judges; where it is requested, the government quality assurance representative (GQAR) of your own nation checks the work on the acquirer’s behalf.',
  ],
  why: [
    {
      title: 'The contract asks for it by name',
      text: 'AQAP 2110 is commonly cited where a NATO nation buys equipment that somebody has to design, develop or produce. A supplier who meets the clause for the first time after signature has to build the missing records while delivering.',
    },
    {
      title: 'A foreign buyer can rely on your own state',
      text: 'Under STANAG 4107, the NATO standardization agreement on mutual government quality assurance (GQA), the buyer’s nation can ask yours to check your work on site. Evidence built to AQAP 2110 is the evidence that service is made to read.',
    },
  ],
  requirements: [
    {
      title: 'A quality plan for each contract',
      text: 'Written for the contract in hand and submitted before work starts. It shows how every contract requirement is met, by whom and with which records. The acquirer or the GQAR may reject it.',
    },
    {
      title: 'Risk management, shared',
      text: 'Risks are identified, assessed and treated from contract review to delivery, documented, and open to the acquirer. A risk register that only the project manager sees does not meet it.',
    },
    {
      title: 'Configuration management',
      text: 'A plan, baselines, change control, status accounting and audits. At any moment you can say which version of which part, drawing and software is in which unit.',
    },
    {
      title: 'Access and flow-down',
      text: 'The GQAR and the acquirer have access to your site and to your sub-suppliers. The duty is written into your purchase orders, and you report problems before they are found.',
    },
    {
      title: 'Conformity shown at release',
      text: 'A certificate of conformity signed at delivery, traceability back to material, and control of nonconforming and counterfeit parts. The signature states that the delivery meets the contract.',
    },
  ],
  phases: [
    {
      name: 'Preparation',
      duration: months(2, 3),
      investment: usd(15000, 25000),
      title: 'Measure the distance to the publication',
      text: [
        'Your quality manager and a consultant read your ISO 9001 system against AQAP 2110, requirement by requirement, with a real or target contract on the table. Management names the person with authority for government quality assurance matters and agrees the scope: products, sites, sub-suppliers.',
        'The platform turns the gap list into first drafts of the quality plan, risk plan and configuration management plan, for your review. If ISO 9001 is not running yet, start there: every gap in the base costs twice here.',
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
      title: 'Run it on one contract',
      text: [
        'Process owners finish the three plans and use them on a pilot: a live contract, or a mock one if none is signed. Engineering keeps the baselines, purchasing flows the clauses down, production keeps measuring equipment under a confirmed calibration system (ISO 10012).',
        'This is the longest phase because records need time to exist. An internal auditor who did not build the system checks it, and top management reviews the result and closes the findings.',
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
      title: 'Be assessed, then deliver',
      text: [
        'There are two routes. A national or accredited body audits you and issues a certificate against AQAP 2110, or the acquirer and the GQAR assess you under the contract itself. Ask your target customer which one counts before you order an audit.',
        'Your team answers findings with causes and evidence. Once you deliver, the work continues: certificates of conformity, access for the GQAR and reports of nonconformity for as long as the contract runs.',
      ],
      outputs: [
        'Assessment report with every finding answered',
        'Certificate or recorded acceptance by the acquirer',
        'Certificate of conformity form in use',
        'Contact route to the national GQA authority',
      ],
    },
  ],
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
      title: 'Which AQAP does your contract cite?',
      lead: 'AQAP 2110 is one of a family. The number in the contract decides how much of your work the customer controls.',
      caption: 'AQAP publications a supplier meets, and when each one applies',
      columns: ['Publication', 'When it is cited', 'What it asks of you'],
      rows: [
        [
          'AQAP 2110, Edition D Version 1 (2016)',
          'You design, develop and produce',
          'The full set: system, quality plan, risk, configuration, access, conformity',
        ],
        [
          'AQAP 2131, Edition C',
          'Conformity can be shown by final inspection and test',
          'Inspection and test of the finished product, with records; no design control',
        ],
        [
          'AQAP 2310, Edition B Version 1 (2017)',
          'The supplier works to AS9100 or EN 9100',
          'The same idea, built on the aerospace standard instead of ISO 9001',
        ],
        [
          'AQAP 2210',
          'Software is part of the delivery',
          'Software quality in addition to AQAP 2110 or 2310',
        ],
        [
          'AQAP 2105, Edition C Version 1 (2019)',
          'A deliverable quality plan is required',
          'What the plan has to contain',
        ],
        [
          'AQAP 2070, Edition B Version 4 (2019)',
          'Written for governments, not for suppliers',
          'Nothing directly; it explains how your GQAR works',
        ],
      ],
    },
    {
      kind: 'table',
      id: 'gqa',
      title: 'How your own state comes to check the work',
      lead: 'Government quality assurance is a service between nations. It is asked for when quality cannot be verified on receipt or when the risk justifies it, and it relieves you of nothing.',
      caption: 'The six steps of mutual government quality assurance and the supplier’s part in each',
      columns: ['Step', 'Who acts', 'What it means for you'],
      rows: [
        ['Risk', 'Buyer’s nation', 'The contract’s risks are judged; your early risk register helps'],
        ['Request', 'Buyer’s nation to your nation', 'Your contract is sent to the national GQA authority'],
        ['Response', 'Your nation', 'The request is accepted or declined; a GQAR may call you'],
        ['Planning', 'GQAR', 'Your quality plan is read and points of surveillance are set'],
        [
          'Performance',
          'GQAR at your site and at sub-suppliers',
          'You give access, data and notice of problems',
        ],
        ['Closure', 'GQAR to the buyer’s nation', 'The task is reported complete; you keep the records'],
      ],
      note: 'Ukraine is building a state quality assurance service on the same model: its government set the procedure on {2025-04-15} (resolution 452). Check the state of practice before you rely on it in a bid.',
    },
  ],
  failures: [
    {
      title: 'ISO 9001 plus a stamp',
      text: 'The company presents its quality manual again. The assessor asks for the plan of this contract and there is none.',
    },
    {
      title: 'A copied quality plan',
      text: 'The plan repeats the manual and names no contract requirement, no milestone and no owner. The acquirer may reject it, and work that has started waits.',
    },
    {
      title: 'Nothing flows down',
      text: 'Purchase orders stay silent about AQAP 2110, access and notification, so the sub-supplier refuses the GQAR at the gate.',
    },
    {
      title: 'Weak configuration control',
      text: 'Drawings, firmware and parts lists move at different speeds. Nobody can state what exactly was delivered in unit 12.',
    },
    {
      title: 'Counterfeit parts overlooked',
      text: 'Electronics bought from brokers without traceability cannot carry a signed certificate of conformity.',
    },
    {
      title: 'No route to the GQAR',
      text: 'The company learns during the contract that its nation has a GQA authority. The first meeting should come before the first delivery.',
    },
  ],
  prepare: [
    {
      title: 'The clause',
      text: 'Collect two or three target tenders and mark the exact AQAP number and edition each one cites.',
    },
    {
      title: 'The base',
      text: 'Run ISO 9001 with real records; [station 3](/stations/quality) is that work.',
    },
    {
      title: 'The person',
      text: 'Name the representative for quality matters and write down the authority to stop a delivery.',
    },
    {
      title: 'The product tree',
      text: 'Bring parts list, drawings and software versions to one baseline with one change process.',
    },
    {
      title: 'The suppliers',
      text: 'List the sub-suppliers of critical items and ask who would accept access and notification clauses.',
    },
    {
      title: 'The authority',
      text: 'Find your nation’s GQA authority and its contact point. A Ukrainian and a Danish entity answer to different ones.',
    },
  ],
  relations: [
    {
      certification: 'iso9001',
      kind: 'touches',
      text: 'The base. AQAP 2110 takes in the applicable requirements of ISO 9001:2015, so every record of a working system counts here.',
    },
    {
      certification: 'as9100d',
      kind: 'touches',
      text: 'Configuration and supplier records carry over, but its NATO counterpart is AQAP 2310; EN 9137 guides the use of AQAP 2110 inside an EN 9100 system.',
    },
    {
      certification: 'cmmc',
      kind: 'none',
      text: 'A United States cybersecurity rule for unclassified contract information; AQAP 2110 sets no such controls.',
    },
    {
      certification: 'iso27001',
      kind: 'none',
      text: 'Information security reaches a contract through its own clauses; only habits such as document control and internal audit are shared.',
    },
    {
      certification: 'itar',
      kind: 'touches',
      text: 'Configuration and traceability records carry the export classification of each part; the law behind it is American.',
    },
    {
      certification: 'nato-clearance',
      kind: 'none',
      text: 'One contract may ask for both. Quality comes by contract clause, clearance by decision of a national security authority.',
    },
    {
      certification: 'ce-marking',
      kind: 'other-regime',
      text: 'CE marking is European product law for the market; AQAP 2110 is a contract term of a military buyer. Neither replaces the other.',
    },
  ],
  sources: [
    {
      title: 'AQAP-2110, NATO quality assurance requirements for design, development and production',
      publisher: 'NATO Standardization Office',
      edition: 'Edition D Version 1',
      date: '2016-06-24',
    },
    {
      title: 'AQAP-2105, NATO requirements for quality plans',
      publisher: 'NATO Standardization Office',
      edition: 'Edition C Version 1',
      date: '2019-01',
    },
    {
      title: 'AQAP-2070, NATO mutual government quality assurance process',
      publisher: 'NATO Standardization Office',
      edition: 'Edition B Version 4',
      date: '2019-10',
    },
    {
      title: 'ISO 9001, Quality management systems: requirements',
      publisher: 'International Organization for Standardization',
      edition: 'ISO 9001:2015 with Amendment 1:2024',
      date: '2015',
    },
    {
      title: 'Procedure for state quality assurance of defense goods',
      publisher: 'Cabinet of Ministers of Ukraine',
      edition: 'Resolution 452',
      date: '2025-04-15',
    },
  ],
  notes: [
    '“Required” in our table means: commonly demanded in contracts of NATO nations and NATO agencies for equipment of this kind. NATO keeps no single list, so check each tender.',
    '“No” under US DoD (Department of Defense) means: not usually cited in its own contracts. The United States takes part in mutual government quality assurance, and its officials do perform it for Allies.',
    'The five requirements above are our grouping of the publication, not NATO’s own count. This page describes Edition D Version 1; your contract names the edition that binds you.',
  ],
  contact: {
    title: 'Is AQAP 2110 in your tender?',
    text: 'Send us the quality clause, without classified or export-controlled content, and the product you build. We tell you what is missing.',
  },
  checklist: [
    {
      title: 'Contract and scope',
      items: [
        {
          text: 'The exact AQAP number and edition is known for each target contract',
          proof: 'Marked tender or contract clause',
        },
        { text: 'Products, sites and sub-suppliers in scope are listed', proof: 'Scope statement' },
        { text: 'Every contract requirement has an owner', proof: 'Contract review record' },
        { text: 'Parts of the publication that do not apply are justified', proof: 'Applicability table' },
      ],
    },
    {
      title: 'People and authority',
      items: [
        {
          text: 'A representative for quality matters is named, with authority',
          proof: 'Signed appointment',
        },
        { text: 'Staff know what their work means for conformity', proof: 'Training and awareness records' },
        { text: 'Competence is shown for inspection and special tasks', proof: 'Competence matrix' },
        { text: 'The national authority for government quality assurance is known', proof: 'Contact sheet' },
      ],
    },
    {
      title: 'Plans for the contract',
      items: [
        {
          text: 'A quality plan exists for this contract and was submitted before work started',
          proof: 'Quality plan with transmittal',
        },
        { text: 'Risks are assessed, treated and shared with the acquirer', proof: 'Risk plan and register' },
        {
          text: 'Configuration is planned, baselined and audited',
          proof: 'Configuration management plan, baselines',
        },
        { text: 'Changes to plans are agreed before they take effect', proof: 'Revision history, approvals' },
      ],
    },
    {
      title: 'Suppliers and measurement',
      items: [
        {
          text: 'Purchase orders carry AQAP, access and notification clauses',
          proof: 'Sample of purchase orders',
        },
        { text: 'Suppliers of critical items are evaluated', proof: 'Supplier evaluation records' },
        {
          text: 'Parts are traceable and checked against counterfeiting',
          proof: 'Traceability and incoming inspection records',
        },
        { text: 'Measuring equipment is confirmed and its status is visible', proof: 'Calibration register' },
      ],
    },
    {
      title: 'Release and review',
      items: [
        {
          text: 'Nonconforming products are identified, reported and decided on',
          proof: 'Nonconformity reports',
        },
        {
          text: 'A certificate of conformity is signed for every delivery',
          proof: 'Signed certificates of conformity',
        },
        { text: 'An independent internal audit covers the AQAP additions', proof: 'Audit report' },
        { text: 'Top management has reviewed the results', proof: 'Management review minutes' },
      ],
    },
  ],
} satisfies Certification;
