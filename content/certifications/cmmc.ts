import { eur, months, usd } from '../units';
import { cmmcCases } from './cases/cmmc';
import type { Certification } from './types';

/** How many of the requirements of Level 2 take away five points, three, and one. */
export const weights = { 5: 44, 3: 14, 1: 51 };

/** CMMC; phases, prices and checklist are those of Level 2, and Level 1 is one of its cases. */
export const cmmc: Certification = {
  slug: 'cmmc',
  title: 'CMMC',
  subtitle: 'Cybersecurity for US Department of Defense contracts',
  focus: 'Cybersecurity',
  tags: ['cyber', 'us'],
  comparison: {
    name: 'CMMC',
    timeline: months(6, 12),
    cost: eur(40000, 150000),
    complexity: 'High',
    nato: 'No',
    usdod: 'Required',
    eu: 'No',
    prerequisites: 'NIST 800-171',
  },
  meta: {
    title: 'CMMC for non-US suppliers: levels, dates, cost',
    description:
      'Will a US defense contract ask you for CMMC? The three levels, what the suspension of Phase 2 changes, how the score works and what to prepare first.',
  },
  place: { station: 'security', label: 'CMMC belongs here' },
  answer:
    'You need CMMC when a US defense contract puts its information on your systems. The contract itself names the level.',
  intro: [
    'The Cybersecurity Maturity Model Certification (CMMC) is how the US Department of Defense (DoD) checks its suppliers’ cybersecurity. Most of the safeguards existed before the program; what is new is that you must prove them. Two kinds of information count: [federal contract information](glossary:fci) (FCI) and [controlled unclassified information](glossary:cui) (CUI).',
  ],
  ...cmmcCases,
  why: [
    {
      title: 'Status required at award',
      answer: 'Clauses have required a status since 2025.',
      text: '{fact:cmmc-required}',
    },
    {
      title: 'Flow-down to subcontractors',
      answer: 'The duty reaches suppliers abroad as well.',
      text: '{fact:cmmc-flow-down}',
    },
  ],
  requirements: [
    {
      title: 'Scope and security plan',
      answer: 'Without a plan you have no score.',
      text: 'The system security plan (SSP) says what holds CUI, where its boundary runs and how each requirement is met.',
    },
    {
      title: 'Access and second factor',
      answer: 'Only named users get into your systems.',
      text: 'Users have only the rights they need. Privileged accounts and network access take a second factor.',
    },
    {
      title: 'FIPS-validated encryption',
      answer: 'Each module needs a certificate number.',
      text: 'Encryption that protects CUI must use modules validated under the US Federal Information Processing Standards (FIPS). Encryption without validation costs three points; no encryption costs five. Certificates to [FIPS 140-2](/rules#fips-140-2) are historical.',
    },
    {
      title: 'Incidents: 72-hour report',
      answer: 'You rehearse the report before an incident.',
      text: '{fact:cmmc-7012}',
    },
    {
      title: 'Logs and configuration',
      answer: 'You need evidence for 320 objectives.',
      text: 'Settings follow a baseline, you approve changes first, and you keep and read audit records.',
    },
  ],
  phases: [
    {
      name: 'Assessment',
      duration: months(1, 2),
      investment: usd(10000, 20000),
      buys: 'We help with scope, score and the outline of the security plan.',
      title: 'Level, scope and gap assessment',
      text: [
        'Get the level in writing from the solicitation or your prime. With your system owners, our consultants draw the boundary around CUI, compare your systems with the 110 requirements and compute the score you could report today.',
        'The platform gives you an outline of the SSP, which you complete on your own system. Neither CUI nor security data goes onto the platform. The finished plan, its diagrams and the gap list are security protection data: whoever keeps them for you is part of your scope. Agree in the order whether our consultants keep such data. If they do, we can count as an External Service Provider, and you name us in your SSP.',
      ],
      outputs: [
        'Level confirmed in writing',
        'Scope and data-flow diagram',
        'Outline of the system security plan',
        'Score and gap list by family',
      ],
    },
    {
      name: 'Implementation',
      duration: months(3, 6),
      investment: usd(25000, 50000),
      buys: 'We support your team while it closes the gaps; tools and cloud services are extra.',
      title: 'Implementing NIST SP 800-171',
      text: [
        'First close the requirements that may never stay open, then those worth five points, three and one. Each closed requirement gets an owner, a setting that can be shown and a record.',
        'Rewrite the SSP until it describes your systems as they are.',
      ],
      outputs: [
        'Controls operating, with an owner each',
        'Evidence filed against every assessment objective',
        'Incident response exercised once',
        'Plan of action for what may wait',
      ],
    },
    {
      name: 'Certification',
      duration: months(1, 2),
      investment: usd(15000, 30000),
      buys: 'We support you through assessment and affirmation; the assessor’s fee is extra.',
      title: 'Assessment and affirmation',
      text: [
        'You post a self-assessment in the Supplier Performance Risk System (SPRS). A certification assessment is the work of a CMMC third-party assessment organization (C3PAO), which [you hire](#who-assesses) and which decides alone.',
        'We rehearse the interviews and help you close open items. Then your Affirming Official, a senior person with authority to sign, affirms compliance in SPRS.',
      ],
      outputs: [
        'Rehearsal with the people who will be interviewed',
        'Self-assessment or C3PAO assessment completed',
        'Conditional or Final status in SPRS',
        'First affirmation in SPRS',
      ],
    },
  ],
  timelineNote:
    'The months may end at a Conditional status, which leaves up to 180 days to close open items.',
  investmentNote: 'The amounts are for CMMC Level 2.',
  prerequisites: [
    {
      text: '[NIST SP 800-171](glossary:nist-sp-800-171) Revision 2 in practice; you need no earlier certificate',
    },
    { text: 'NATO supplier code ([NCAGE](glossary:ncage)), if you are outside the US' },
    { text: 'Registration in [SAM.gov](glossary:sam-uei), only if you bid yourself or the prime asks' },
    {
      text: 'Access to the DoD’s supplier portal ([PIEE](glossary:piee)) and its Supplier Performance Risk System ([SPRS](glossary:sprs))',
    },
  ],
  details: [
    {
      kind: 'levels',
      id: 'levels',
      title: 'Levels and score',
      short: 'Three levels, 15 to 134 requirements',
      lead: 'The solicitation names the level, and no [phase date](/rules#cmmc-phase-2) obliges every supplier to hold a certificate.',
      levels: [
        {
          name: 'Level 1',
          value: '15 requirements',
          facts: [
            { term: 'Protects', text: 'Federal contract information' },
            { term: 'Rule', text: '[FAR 52.204-21](glossary:far-52-204-21) (52.240-93)' },
            { term: 'Assessed', text: 'By yourself, every year' },
            { term: 'Open items', text: 'None are allowed' },
          ],
        },
        {
          name: 'Level 2',
          value: '110 requirements',
          facts: [
            { term: 'Protects', text: 'Controlled unclassified information' },
            { term: 'Rule', text: 'NIST SP 800-171, Revision 2' },
            {
              term: 'Assessed',
              text: 'By you or a C3PAO, every three years; in new contracts, for now, only by you',
            },
            { term: 'Open items', text: 'Allowed from a score of 88, for up to 180 days' },
          ],
          emphasized: true,
        },
        {
          name: 'Level 3',
          value: '110 + 24 requirements',
          facts: [
            { term: 'Protects', text: 'CUI in the DoD’s most sensitive programs' },
            { term: 'Rule', text: '{fact:cmmc-level-3}' },
            {
              term: 'Assessed',
              text: 'By the DoD’s own assessors (DIBCAC), after a Final Level 2 from a C3PAO',
            },
            { term: 'Open items', text: 'Limited, with a list of exclusions for Level 3' },
          ],
        },
      ],
    },
    {
      kind: 'scoring',
      id: 'scoring',
      answer: 'The score starts at 110; a Conditional status needs at least 88',
      short: 'You need at least 88 of 110',
      title: 'Level 2 scoring by family',
      lead: `Each requirement that you do not meet takes away 5, 3 or 1 point: ${weights[5]} weigh five, ${weights[3]} weigh three, ${weights[1]} weigh one. The system security plan itself has no points, but it must be on file.`,
      families: [
        { number: '3.1', name: 'Access Control', requirements: 22, points: 54 },
        { number: '3.2', name: 'Awareness and Training', requirements: 3, points: 11 },
        { number: '3.3', name: 'Audit and Accountability', requirements: 9, points: 19 },
        { number: '3.4', name: 'Configuration Management', requirements: 9, points: 33 },
        { number: '3.5', name: 'Identification and Authentication', requirements: 11, points: 27 },
        { number: '3.6', name: 'Incident Response', requirements: 3, points: 11 },
        { number: '3.7', name: 'Maintenance', requirements: 6, points: 18 },
        { number: '3.8', name: 'Media Protection', requirements: 9, points: 23 },
        { number: '3.9', name: 'Personnel Security', requirements: 2, points: 8 },
        { number: '3.10', name: 'Physical Protection', requirements: 6, points: 14 },
        { number: '3.11', name: 'Risk Assessment', requirements: 3, points: 9 },
        { number: '3.12', name: 'Security Assessment', requirements: 4, points: 13 },
        { number: '3.13', name: 'System and Communications Protection', requirements: 16, points: 42 },
        { number: '3.14', name: 'System and Information Integrity', requirements: 7, points: 31 },
      ],
      ruler: {
        min: -203,
        threshold: 88,
        max: 110,
        labels: {
          min: 'Nothing in place',
          threshold: 'Least for a Conditional status',
          max: 'All requirements met',
        },
      },
      note: '{fact:cmmc-open-items} {fact:cmmc-conditional} {fact:cmmc-deficiencies}',
    },
    {
      kind: 'table',
      id: 'scope',
      answer: 'Computers with CUI are assessed in full, machines by the SSP alone',
      short: 'Machines count by the plan alone',
      title: 'What is assessed at Level 2',
      lead: 'The rule names five kinds of assets (32 CFR 170.19).',
      caption: 'Assets of a Level 2 scope',
      columns: ['Asset', 'In your company', 'What the assessor looks at'],
      rows: [
        [
          'CUI Asset',
          'CAD computer, file server, the computer that feeds the machine; paper is CUI media',
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
          'The SSP, and in doubt a limited check',
        ],
        [
          'Specialized Asset',
          'Machine control, measuring machine, smart device, government property',
          'The SSP only',
        ],
        ['Out of scope', 'Cannot hold CUI and protects nothing', 'Nothing; you give the reason if asked'],
      ],
      note: '{fact:cmmc-adequate-security} Which machine is what kind of asset is our reading of 32 CFR 170.4. A sister company that runs your sign-in or firewall is in scope as a provider. Separate it, or it is assessed with you and its people need release and license. {sure:common-practice}',
    },
  ],
  notes: [
    '“Required” under US DoD means that DoD contracts with the CMMC clause require the level they state.',
  ],
  contact: {
    title: 'Does a contract ask you for CMMC?',
    text: 'Send us the clause, never the data it protects. We tell you which level the clause asks for and what comes first.',
  },
  checklist: [
    {
      title: 'Level and scope',
      short: 'You have the clause in writing',
      items: [
        {
          text: 'The level and kind of assessment (self or C3PAO) are confirmed in writing',
          proof: 'Clause or prime’s letter',
          failure: 'The prime says “CMMC”, and nobody has the clause',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'A data-flow diagram shows where CUI enters, rests and leaves',
          proof: 'Data-flow diagram',
          failure: 'CUI turns up in email, on a workshop laptop or at a machining supplier',
          prepareFirst: true,
          checkedFirst: true,
        },
        {
          text: 'The asset list names each system, machine and person inside the boundary, by kind of asset',
          proof: 'Asset list',
          failure: 'A computer that holds CUI is missing, although it is assessed in full',
        },
        {
          text: 'Each outside provider with CUI or security data is named in the plan, with its duties',
          proof: 'Responsibility matrix',
          failure: 'A business cloud holds CUI without FedRAMP Moderate or its equivalent',
          prepareFirst: true,
          checkedFirst: true,
        },
      ],
    },
    {
      title: 'Plan and score',
      short: 'The plan matches your systems',
      items: [
        {
          text: 'The system security plan covers all 110 requirements as practiced',
          proof: 'SSP, dated and approved',
          failure: 'Plan, answers and settings differ: the requirement is not met',
        },
        {
          text: 'The score is computed with the DoD weights and reviewed',
          proof: 'Score sheet',
          failure:
            'A status is posted without evidence: it can be a false statement, with liability under the False Claims Act',
        },
        {
          text: 'The plan of action holds no item that may not wait',
          proof: '[Plan of action and milestones](glossary:poam) (POA&M)',
          failure:
            'It holds a requirement of three or five points or one of the six exclusions; only 3.13.11 is excepted',
          checkedFirst: true,
        },
      ],
    },
    {
      title: 'Controls in operation',
      short: 'Settings and records prove each control',
      items: [
        {
          text: 'A second factor guards privileged accounts and network access',
          proof: 'Settings and test',
          failure: 'Only remote access has a second factor',
        },
        {
          text: 'Encryption that protects CUI uses FIPS-validated modules',
          proof:
            'Validation (CMVP) certificate number of each module: active, or historical with the buyer’s written answer',
          failure: 'The data is encrypted, but the module has no validation',
        },
        {
          text: 'Baselines are set and changes approved before they are made',
          proof: 'Baselines, change records',
          failure: 'Changes are made first and written down later',
        },
        {
          text: 'Audit records are collected, protected and reviewed',
          proof: 'Log review records',
          failure: 'Logs are kept, and nobody reads them',
        },
        {
          text: 'CUI in the cloud sits with a provider at FedRAMP Moderate or equivalent',
          proof: 'Provider’s evidence',
          failure: 'The provider shows a statement of its own',
        },
        {
          text: 'Staff who handle CUI are trained and screened',
          proof: 'Training and screening records',
          failure: 'They were screened once and never saw a CUI mark',
        },
      ],
    },
    {
      title: 'Incidents',
      short: 'A named person reports in 72 hours',
      items: [
        {
          text: 'The response plan names who reports to the DoD within 72 hours',
          proof: 'Response plan',
          failure: 'The plan says “IT” and names nobody',
          checkedFirst: true,
        },
        {
          text: 'The account for reporting works',
          proof: 'Access check',
          failure: 'The first log-in is tried after an incident',
        },
        {
          text: 'One exercise has been held and its lessons acted on',
          proof: 'Exercise record',
          failure: 'The plan was never tried',
        },
      ],
    },
    {
      title: 'Status and upkeep',
      short: 'All registers show the same name',
      items: [
        {
          text: 'NCAGE, PIEE and SPRS, and SAM.gov if you bid yourself, carry the same name and address',
          proof: 'Registry printouts',
          failure: 'Two spellings of the company’s name: the accounts do not match',
          prepareFirst: true,
        },
        {
          text: 'The Affirming Official is appointed and knows what is signed',
          proof: 'Appointment',
          failure: 'An outside consultant is to sign, or somebody without authority',
          prepareFirst: true,
        },
        {
          text: 'Evidence is filed by assessment objective and kept for six years',
          proof: 'Evidence index',
          failure: 'Evidence sits in the mailboxes of people who left',
          prepareFirst: true,
        },
        {
          text: 'Yearly affirmation and three-year assessment are in the calendar',
          proof: 'Compliance calendar',
          failure: 'The affirmation is late: the status is no longer current',
          checkedFirst: true,
        },
        {
          text: 'Each of the 14 families has an owner',
          proof: 'Owner list',
          failure: 'One administrator answers for all',
          prepareFirst: true,
        },
      ],
    },
  ],
  upkeep: {
    event: 'the first status',
    answer: 'Affirm after 12 and 24 months, assess again after 36',
    duties: [
      {
        title: 'Cyber incident',
        text: '{fact:cmmc-incident-chain} Does the report need a medium assurance certificate, or is access to the portal PIEE enough, and how does a non-US citizen get either? Ask the DoD Cyber Crime Center (DC3) before you need it.',
      },
      { title: 'Level 1', text: '{fact:sprs-expired}' },
      { title: 'Level 2', text: '{fact:cmmc-current}' },
    ],
  },
};
