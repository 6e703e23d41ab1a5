import { eur, months, usd } from '../units';
import { iso9001Cases } from './cases/iso9001';
import type { Certification } from './types';

/** ISO 9001:2015; the 2026 edition is a fact in `content/facts/quality.ts`. */
export const iso9001 = {
  slug: 'iso9001',
  title: 'ISO 9001',
  subtitle: 'Quality management, the base of AQAP 2110 and AS9100D',
  focus: 'Quality Management',
  tags: ['quality'],
  comparison: {
    name: 'ISO 9001:2015',
    nameParts: ['ISO 9001:', '2015'],
    timeline: months(6, 9),
    cost: eur(28000, 45000),
    complexity: 'Low-Medium',
    nato: 'Recommended',
    usdod: 'Recommended',
    eu: 'Recommended',
    prerequisites: 'None',
  },
  meta: {
    title: 'ISO 9001:2015 for defense startups: steps, time, cost',
    description:
      'What ISO 9001:2015 asks of a young defense supplier, which records the auditor wants, how Stage 1 and Stage 2 run, how long it takes and what it costs.',
  },
  place: { station: 'quality', label: 'ISO 9001 belongs here' },
  answer:
    'You need ISO 9001 when a buyer asks for an [accredited certificate](glossary:accredited-certificate), or as the base of [AQAP 2110](glossary:aqap-2110) and [AS9100D](glossary:as9100).',
  intro: [
    'ISO 9001:2015 sets requirements for a [quality management system](glossary:qms): how a company decides what it promises, keeps the promise and learns when it does not. It asks for processes that work and records that show it, in a company of five as in one of five thousand. ISO itself certifies nobody: an accredited certification body audits you and decides, and it may not advise you.',
  ],
  ...iso9001Cases,
  why: [
    {
      title: 'Asked for in tenders and supplier questionnaires',
      answer: 'The certificate is often the first question.',
      text: 'Buyers ask for an accredited certificate with a suitable scope before they ask about your product.',
    },
    {
      title: 'Base for AQAP 2110 and AS9100D',
      answer: 'Both standards are built on ISO 9001.',
      text: 'A system in real use shortens the work for both.',
    },
  ],
  requirements: [
    {
      title: 'Scope, context, interested parties',
      answer: 'Clause 4',
      text: 'You know who depends on your work, what can help or hurt it, and where the system begins and ends. {fact:iso9001-climate}',
    },
    {
      title: 'Leadership and quality policy',
      answer: 'Clause 5',
      text: 'Management sets the quality policy and gives roles with authority. It can delegate the work to a quality manager, but not the accountability.',
    },
    {
      title: 'Risks and objectives',
      answer: 'Clause 6',
      text: 'You address risks and opportunities before work starts, set objectives that can be measured, and plan changes to the system.',
    },
    {
      title: 'Controlled operation',
      answer: 'Clause 8',
      text: 'Customer requirements, design, purchasing, production, release and nonconforming output are under control. They leave records that another person can follow.',
    },
    {
      title: 'Internal audit, review and corrective action',
      answer: 'Clauses 9 and 10',
      text: 'Internal audit, management review and corrective action find the cause of a problem, remove it and check the result.',
    },
  ],
  phases: [
    {
      name: 'Preparation',
      duration: months(1, 2),
      investment: usd(8000, 15000),
      buys: 'We help with the gap analysis and the process map.',
      title: 'Gap analysis and process map',
      text: [
        'Management and an adviser follow the work from inquiry to delivery and compare it with clauses 4 to 10. The result is a gap list, not a rating. Management decides the scope, the policy and the owner of every process.',
        'The platform drafts the process map and a document list from your answers, and your people correct the drafts.',
      ],
      outputs: [
        'Gap list against clauses 4 to 10',
        'Scope statement that includes design if you design',
        'Process map with a named owner for each process',
        'Work plan up to the audit',
      ],
    },
    {
      name: 'Implementation',
      duration: months(3, 6),
      investment: usd(15000, 25000),
      buys: 'We support you while you write and use the system.',
      title: 'Documents, training and records',
      text: [
        'Process owners write only what prevents mistakes, train their people and start keeping records. Plan two to three months of normal work before the audit, so that the auditor can see the system in use.',
        'A trained internal auditor, who does not audit their own work, goes through every process. Top management reviews the results, decides and signs the minutes.',
      ],
      outputs: [
        'Documents and forms that staff use',
        'Two to three months of records',
        'Supplier list with criteria and evaluations',
        'Internal audit report with corrective actions',
        'Management review minutes',
      ],
    },
    {
      name: 'Certification',
      duration: months(1, 2),
      investment: usd(10000, 20000),
      buys: 'We support you through both audits; the certification body’s fee is extra.',
      title: 'Stage 1 and Stage 2 audits',
      text: [
        'Stage 1 looks at scope, documents, internal audit and review. Stage 2 checks on site whether people work that way. Auditors follow samples from the order to the shipped unit and ask the people who did the work.',
        'You answer each nonconformity with its cause and a correction. The certification body then decides on the certificate.',
      ],
      outputs: [
        'Stage 1 report',
        'Stage 2 report with findings closed',
        'Certificate with your scope printed on it',
        'Dates of the surveillance audits',
      ],
    },
  ],
  prerequisites: [
    { text: 'The law requires nothing; you need a running business with orders, staff and records' },
  ],
  details: [
    {
      kind: 'table',
      id: 'clauses',
      answer: 'Seven clauses hold the requirements; each has its usual record',
      short: 'Seven clauses, each with a record',
      title: 'Clauses 4 to 10 and the records they need',
      lead: 'Clauses 1 to 3 hold scope, references and terms. We give the requirements in our own words.',
      caption: 'Clauses 4 to 10 of ISO 9001:2015 with the question behind each and a usual record',
      columns: ['Clause', 'The question behind it', 'A usual record'],
      rows: [
        [
          '4 Context',
          'What are you, for whom, and what is inside the system?',
          'Scope statement, process map',
        ],
        ['5 Leadership', 'Who answers for quality, and do they act on it?', 'Policy, role descriptions'],
        ['6 Planning', 'What could go wrong, and what do you aim for?', 'Risk list, objectives with figures'],
        [
          '7 Support',
          'Do people, tools and documents fit the job?',
          'Competence, calibration and document records',
        ],
        [
          '8 Operation',
          'Is each order, design and purchase under control?',
          'Reviews, test reports, releases',
        ],
        [
          '9 Evaluation',
          'How do you know that it works?',
          'Internal audits, customer feedback, review minutes',
        ],
        ['10 Improvement', 'What changed after the last mistake?', 'Corrective actions with causes'],
      ],
    },
    {
      kind: 'table',
      id: 'cycle',
      answer: 'Two surveillance audits, then recertification within three years',
      short: 'An audit each year',
      title: 'Three-year certification cycle',
      lead: 'Budget the later years before you sign with a certification body.',
      caption: 'The certification cycle from the first audit to recertification',
      columns: ['When', 'What happens', 'Who does it'],
      rows: [
        [
          'Before the audit',
          'Internal audit and management review, complete',
          'Your auditor and top management',
        ],
        ['Stage 1', 'Readiness and documents', 'Certification body'],
        ['Stage 2', 'Implementation on site', 'Certification body'],
        ['After year one', 'First surveillance audit, part of the system', 'Certification body'],
        ['After year two', 'Second surveillance audit', 'Certification body'],
        ['Before three years end', 'Recertification audit of the whole system', 'Certification body'],
      ],
      note: 'A major nonconformity stops the certificate until it is closed. A minor nonconformity needs a plan that the certification body accepts.',
    },
  ],
  notes: [
    '“Recommended” under NATO, US DoD (Department of Defense) and EU means that buyers often ask for ISO 9001.',
    'The journey’s [station 3](/stations/quality) ends when you are ready for the audit. The audits themselves follow on the certification body’s calendar.',
  ],
  contact: {
    title: 'Does a buyer ask you for ISO 9001?',
    text: 'Tell us what you build and with how many people. We tell you what your present processes already cover.',
  },
  checklist: [
    {
      title: 'Context and leadership',
      short: 'The scope includes design',
      items: [
        {
          text: 'The scope names products, sites and design',
          proof: 'Scope statement',
          failure: 'The company designs drones and certifies “assembly”',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Customers, authorities and other interested parties are listed',
          proof: 'Context record, with climate considered',
          failure: 'The list was made for the auditor',
        },
        {
          text: 'The quality policy is signed and known',
          proof: 'Policy, awareness record',
          failure: 'The people asked have never seen it',
        },
        {
          text: 'Each process has one owner with authority',
          proof: 'Process map, role descriptions',
          failure: 'Two people are responsible, or nobody is',
          prepareFirst: true,
        },
      ],
    },
    {
      title: 'Planning and support',
      short: 'Each risk has an owner and a date',
      items: [
        {
          text: 'Risks and opportunities lead to actions',
          proof: 'Risk list with actions',
          failure: 'The list has no owner and no date',
        },
        {
          text: 'Objectives can be measured and are followed',
          proof: 'Objectives with figures',
          failure: '“Better quality” is not measured',
        },
        {
          text: 'People are competent for what they do',
          proof: 'Competence matrix, certificates',
          failure: 'The welder’s certificate has expired',
        },
        {
          text: 'Measuring devices are calibrated',
          proof: 'Calibration register',
          failure: 'The device that decides is on no list',
          prepareFirst: true,
        },
        {
          text: 'Only the current version of each document is in use',
          proof: 'Document list',
          failure: 'Two versions lie on the bench',
        },
      ],
    },
    {
      title: 'Operation',
      short: 'Orders are reviewed before you accept',
      items: [
        {
          text: 'Orders are reviewed before they are accepted',
          proof: 'Order review records',
          failure: 'The promise was made before anyone looked',
          prepareFirst: true,
        },
        {
          text: 'Design is planned, reviewed, verified and validated',
          proof: 'Design file',
          failure: 'Changes after the test are not tested',
        },
        {
          text: 'Suppliers are chosen and evaluated by criteria',
          proof: 'Supplier list and evaluations',
          failure: 'Parts are bought wherever they are in stock',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'Products are identified and released by a named person',
          proof: 'Test and release records',
          failure: 'Whoever is there releases the product',
          checkedFirst: true,
        },
        {
          text: 'Nonconforming output is held and decided on',
          proof: 'Nonconformity log',
          failure: 'Rejected parts lie among good ones',
        },
      ],
    },
    {
      title: 'Evaluation and improvement',
      short: 'You ask buyers, not only count complaints',
      items: [
        {
          text: 'Customer satisfaction is asked for and read',
          proof: 'Feedback summary',
          failure: 'Only complaints are counted',
        },
        {
          text: 'The internal audit has covered every process',
          proof: 'Audit program and report',
          failure: 'The audit is done in the last week, or by the author of the system',
        },
        {
          text: 'Management review is complete',
          proof: 'Signed minutes',
          failure: 'It is not complete before stage 2, which is a major nonconformity',
        },
        {
          text: 'Corrective actions name causes and are checked',
          proof: 'Corrective action records',
          failure: 'Every report ends with “staff reminded”, and the fault comes back',
          prepareFirst: true,
          checkedFirst: true,
        },
      ],
    },
    {
      title: 'Audit readiness',
      short: 'Documents describe your company',
      items: [
        {
          text: 'Two to three months of records exist',
          proof: 'Record index',
          failure: 'The manual describes another company',
        },
        {
          text: 'The certification body is accredited for your field',
          proof: 'Accreditation scope',
          failure: 'A cheap quotation comes from a certification body without recognized accreditation',
          checkedFirst: true,
        },
        {
          text: 'Staff can show how they work, without notes',
          proof: 'Walk-through notes',
          failure: 'They read from the manual',
        },
      ],
    },
  ],
  upkeep: {
    event: 'the first certificate',
    answer: 'Surveillance after 12 and 24 months, recertification after 36',
    duties: [
      {
        title: 'Every year',
        text: 'An internal audit and a management review come first, then the auditor. {fact:audit-cycle}',
      },
      { title: 'Audit time', text: '{fact:audit-time}' },
    ],
  },
} satisfies Certification;
