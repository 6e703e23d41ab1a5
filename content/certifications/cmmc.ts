import { eur, months, usd } from '../units';
import { cmmcReferences } from './cmmc-references';
import type { Certification } from './types';
import { workbench } from './workbench/cmmc';

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
    'You need CMMC when a US defense contract puts its information on your systems. The contract names the level.',
  intro: [
    'The Cybersecurity Maturity Model Certification (CMMC) is how the US Department of Defense (DoD, also styled Department of War) checks its suppliers’ cybersecurity. Most of the safeguards are older than the program. What is new is the proof: a status on record on the day of award.',
    'The kind of information decides the level. Federal contract information (FCI) is what the government gives or receives under a contract and does not publish. It leads to Level 1. Controlled unclassified information (CUI) is sensitive but not classified: drawings, specifications, test results, technical information. It leads to Level 2 or 3. Level 2 takes its 110 requirements from Special Publication (SP) 800-171 of the US National Institute of Standards and Technology (NIST).',
    'A buyer asks for CMMC if you supply the DoD or a company in its supply chain, and FCI or CUI reaches your systems. The solicitation or the prime contractor names the level. Contracts only for commercial off-the-shelf items are exempt. NATO and the European Union do not ask for CMMC; European suppliers meet it through a US customer.',
  ],
  why: [
    {
      title: 'Status required at award',
      text: '{fact:cmmc-required} {fact:cmmc-now}',
    },
    {
      title: 'Flow-down to subcontractors',
      text: 'It reaches suppliers abroad as well. {fact:cmmc-flow-down}',
    },
  ],
  requirements: [
    {
      title: 'Scope and system security plan',
      text: 'The system security plan (SSP) says which systems hold CUI, where their boundary runs and how each requirement is met. There is no score without it.',
    },
    {
      title: 'Multi-factor authentication and access control',
      text: 'Users are named and have only the rights they need. Privileged accounts and network access take a second factor.',
    },
    {
      title: 'FIPS-validated encryption of CUI',
      text: 'Encryption that protects CUI must use modules validated under the US Federal Information Processing Standards (FIPS). Encryption without validation costs three points; no encryption costs five. {fact:fips-140-2}',
    },
    {
      title: 'Incident response and 72-hour report',
      text: 'You need a plan your people have rehearsed. {fact:cmmc-7012}',
    },
    {
      title: 'Logging and configuration management',
      text: 'Settings follow a baseline, changes are approved first, and audit records are kept and read. Level 2 asks for evidence of 320 assessment objectives.',
    },
  ],
  phases: [
    {
      name: 'Assessment',
      duration: months(1, 2),
      investment: usd(10000, 20000),
      buys: 'Our support in scoping, scoring and outlining the plan',
      title: 'Level, scope and gap assessment',
      text: [
        'Get the level in writing from the solicitation or your prime. Our consultants draw the boundary around CUI with your system owners. They compare your systems with the 110 requirements and compute the score you could report today.',
        'The platform gives you an outline of the SSP; you complete it on your own system. Neither CUI nor security data goes onto the platform. Treat the finished plan, its diagrams and the gap list as security protection data: whoever keeps them for you is part of your scope.',
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
      buys: 'Our support while your team closes the gaps; tools and cloud services are extra',
      title: 'Implementing NIST SP 800-171',
      text: [
        'Start with the requirements that may never stay open. Then close those worth five points, those worth three, and those worth one. Your administrators make the changes. Each closed requirement gets an owner, a setting that can be shown and a record.',
        'Rewrite the SSP until it describes your systems as they are. Write down what each cloud and managed service provider is responsible for before an assessor asks.',
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
      buys: 'Our support through assessment and affirmation; the assessor’s fee is extra',
      title: 'Assessment and affirmation',
      text: [
        'You carry out a self-assessment yourself and post it in the Supplier Performance Risk System (SPRS). A certification assessment is the work of an authorized or accredited CMMC third-party assessment organization (C3PAO). You hire it, it decides alone, and it may not have advised you. {fact:cmmc-emass}',
        'We rehearse the interviews and help you close open items. Then your Affirming Official, a senior person with authority to sign, affirms compliance in SPRS, now and every year. {fact:cmmc-current}',
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
    'The months may end at a Conditional status. Up to 180 days for open items then follow before the status is Final.',
  investmentNote: 'We plan these figures for Level 2. {fact:cmmc-self-cost}',
  prerequisites: [
    {
      text: 'The 110 requirements of NIST SP 800-171 Revision 2 put into practice (no earlier certificate is needed)',
    },
    { text: 'NATO Commercial and Government Entity (NCAGE) code, outside the US' },
    {
      text: 'Registration in the System for Award Management (SAM.gov), if you bid to the US government yourself',
    },
    { text: 'Access to the DoD’s Procurement Integrated Enterprise Environment (PIEE) and to SPRS' },
  ],
  details: [
    {
      kind: 'levels',
      id: 'levels',
      title: 'CMMC levels and phase-in dates',
      lead: 'The solicitation names the level. While Phase 2 is suspended, new solicitations ask for self-assessments at Level 1 or 2. No phase date obliges every supplier to hold a certificate.',
      levels: [
        {
          name: 'Level 1',
          value: '15 requirements',
          facts: [
            { term: 'Protects', text: 'Federal contract information' },
            {
              term: 'Text',
              text: 'Federal Acquisition Regulation (FAR) 52.204-21 (52.240-93 in newer contracts)',
            },
            { term: 'Assessed by', text: 'Yourself, every year' },
            { term: 'Open items', text: 'None allowed' },
          ],
        },
        {
          name: 'Level 2',
          value: '110 requirements',
          facts: [
            { term: 'Protects', text: 'Controlled unclassified information' },
            { term: 'Text', text: 'NIST SP 800-171, Revision 2' },
            {
              term: 'Assessed by',
              text: 'Yourself or a C3PAO, as the contract says, every three years; only yourself under new solicitations for now',
            },
            { term: 'Open items', text: 'From a score of 88, for up to 180 days' },
          ],
          emphasized: true,
        },
        {
          name: 'Level 3',
          value: '110 + 24 requirements',
          facts: [
            { term: 'Protects', text: 'CUI in the DoD’s most sensitive programs' },
            { term: 'Text', text: '{fact:cmmc-level-3}' },
            {
              term: 'Assessed by',
              text: 'The government’s Defense Industrial Base Cybersecurity Assessment Center (DIBCAC), after a Final Level 2 from a C3PAO',
            },
            { term: 'Open items', text: 'Limited, with its own list of exclusions' },
          ],
        },
      ],
      dates: ['{fact:cmmc-phase-1}', '{fact:cmmc-phase-2}', '{fact:cmmc-phase-3}', '{fact:cmmc-phase-4}'],
    },
    {
      kind: 'scoring',
      id: 'scoring',
      title: 'Level 2 scoring by family',
      lead: 'A Level 2 score starts at 110. Each requirement that is not met takes away 5, 3 or 1 point: 44 weigh five, 14 weigh three, 51 weigh one. The 110th, the SSP itself, has no points and must be on file.',
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
      note: '{fact:cmmc-open-items} {fact:cmmc-conditional}',
    },
  ],
  references: cmmcReferences,
  failures: [
    {
      title: 'CUI outside the assessed scope',
      text: 'CUI turns up in email, on a workshop laptop or with a machining supplier. A computer that holds it is assessed in full. The machine itself is named in the SSP.',
    },
    {
      title: 'Cloud service without FedRAMP Moderate',
      text: 'A cloud provider that stores or processes CUI must meet the Moderate baseline of the Federal Risk and Authorization Management Program (FedRAMP), or be shown to be equivalent. Ordinary business subscriptions often do neither.',
    },
    {
      title: 'Encryption without FIPS validation',
      text: 'The data is encrypted, but the module has no FIPS validation. Ask for its certificate number.',
    },
    {
      title: 'System security plan that does not match practice',
      text: 'Assessors read the SSP, then interview and test. Where plan, answers and settings differ, the requirement is not met.',
    },
    {
      title: 'Open items that may not wait',
      text: 'A requirement worth three or five points, or one of the six exclusions, is on the plan of action. Then no Conditional status is possible, whatever the score. The only exception is 3.13.11.',
    },
    {
      title: 'Score without evidence',
      text: 'A status posted without evidence can be a false statement to the US government, with liability under the False Claims Act. Post what you can show.',
    },
  ],
  prepare: [
    {
      title: 'Contract clause and level',
      text: 'Get the contract text or the prime’s letter that names the level and the kind of assessment. {fact:cmmc-prime-certificate}',
    },
    {
      title: 'NCAGE, PIEE and SPRS',
      text: 'Apply for the NCAGE first. Use the same name and address everywhere; all three are free.',
    },
    {
      title: 'CUI data-flow map',
      text: 'Show where CUI enters, rests and leaves, and who opens it. A small enclave costs less to protect than a whole company.',
    },
    {
      title: 'Cloud and managed service providers',
      text: 'List what each provider does, whether it holds CUI or security data, and its evidence.',
    },
    {
      title: 'Affirming Official and control owners',
      text: 'Name your own senior representative who will affirm, and an owner for each of the 14 families.',
    },
    {
      title: 'Evidence archive',
      text: 'Keep artifacts in one place inside the boundary, for six years.',
    },
  ],
  relations: [
    {
      certification: 'iso27001',
      kind: 'touches',
      text: 'Its risk method, policies and records shorten the preparation. There is no equivalence: an ISO/IEC 27001 certificate does not count as any CMMC level.',
    },
    {
      certification: 'itar',
      kind: 'touches',
      text: 'Export-controlled technical data under the International Traffic in Arms Regulations is often CUI. The same files then carry both duties.',
    },
    {
      certification: 'nato-clearance',
      kind: 'other-regime',
      text: 'CMMC covers unclassified information. Classified information needs a security clearance from a state, under other rules.',
    },
    {
      certification: 'iso9001',
      kind: 'none',
      text: 'It covers quality, not security. Document control and internal audit can be shared.',
    },
    {
      certification: 'as9100d',
      kind: 'none',
      text: 'US primes may ask for both. Neither counts toward the other.',
    },
    {
      certification: 'aqap2110',
      kind: 'none',
      text: 'A NATO quality publication that other buyers cite in other contracts.',
    },
    {
      certification: 'ce-marking',
      kind: 'none',
      text: 'European product law. CMMC looks at the company’s systems, not at its product.',
    },
  ],
  notes: [
    '“Required” under US DoD in our comparison table means: required in DoD contracts that carry the CMMC clause, at the level they state. NATO and the European Union have “No” because neither asks for it.',
    'A certificate exists only where a C3PAO or the government’s own team assessed. A self-assessment gives a status, not a certificate.',
    '{fact:cmmc-revision-2}',
    '{fact:cmmc-clause-numbers}',
    'We prepare you; we do not assess, and no preparation guarantees a result. The rule does not bar assessments outside the US: ask several C3PAOs for price and travel.',
  ],
  contact: {
    title: 'Does a contract ask you for CMMC?',
    text: 'Send us the clause, never the data it protects. We tell you which level it asks for and what comes first.',
  },
  checklist: [
    {
      title: 'Level and scope',
      items: [
        {
          text: 'The level and kind of assessment (self or C3PAO) are confirmed in writing',
          proof: 'Clause or prime’s letter',
        },
        { text: 'A data-flow diagram shows where CUI enters, rests and leaves', proof: 'Data-flow diagram' },
        {
          text: 'The asset list names each system, machine and person inside the boundary, by kind of asset',
          proof: 'Asset list',
        },
        {
          text: 'Each outside provider with CUI or security data is named in the plan, with its duties',
          proof: 'Responsibility matrix',
        },
      ],
    },
    {
      title: 'Plan and score',
      items: [
        {
          text: 'The system security plan covers all 110 requirements as practiced',
          proof: 'SSP, dated and approved',
        },
        { text: 'The score is computed with the DoD weights and reviewed', proof: 'Score sheet' },
        { text: 'The plan of action holds no item that may not wait', proof: 'POA&M' },
      ],
    },
    {
      title: 'Controls in operation',
      items: [
        { text: 'A second factor guards privileged accounts and network access', proof: 'Settings and test' },
        {
          text: 'Encryption that protects CUI uses FIPS-validated modules',
          proof:
            'CMVP certificate number of each module: active, or historical with the customer’s written answer',
        },
        {
          text: 'Baselines are set and changes approved before they are made',
          proof: 'Baselines, change records',
        },
        { text: 'Audit records are collected, protected and reviewed', proof: 'Log review records' },
        {
          text: 'CUI in the cloud sits with a provider at FedRAMP Moderate or equivalent',
          proof: 'Provider’s evidence',
        },
        { text: 'Staff who handle CUI are trained and screened', proof: 'Training and screening records' },
      ],
    },
    {
      title: 'Incidents',
      items: [
        { text: 'The response plan names who reports to the DoD within 72 hours', proof: 'Response plan' },
        { text: 'The account for reporting works', proof: 'Access check' },
        { text: 'One exercise has been held and its lessons acted on', proof: 'Exercise record' },
      ],
    },
    {
      title: 'Status and upkeep',
      items: [
        {
          text: 'NCAGE, PIEE and SPRS, and SAM.gov if you bid yourself, carry the same name and address',
          proof: 'Registry printouts',
        },
        { text: 'The Affirming Official is appointed and knows what is signed', proof: 'Appointment' },
        { text: 'Evidence is filed by assessment objective and kept for six years', proof: 'Evidence index' },
        {
          text: 'Yearly affirmation and three-year assessment are in the calendar',
          proof: 'Compliance calendar',
        },
      ],
    },
  ],
  workbench,
};
