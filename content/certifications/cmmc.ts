import { eur, months, usd } from '../units';
import type { Certification } from './types';

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
      'Will a US defense contract ask you for CMMC? The three levels, the dates from 2025 to 2028, how the score works, what to prepare first and what it costs.',
  },
  place: { station: 'security', label: 'CMMC belongs here' },
  intro: [
    'The Cybersecurity Maturity Model Certification (CMMC) is how the US Department of Defense (DoD) checks that its suppliers protect the information it shares with them. Most of the safeguards are older than the program. What is new is the proof: a recorded status that counts on the day of award.',
    'Two kinds of information decide everything. Federal contract information (FCI) is what the government gives or receives under a contract and does not publish. Controlled unclassified information (CUI) is sensitive but not classified: drawings, specifications, test results, technical data. FCI leads to Level 1, CUI to Level 2 or 3. Level 2 takes its 110 requirements from Special Publication (SP) 800-171 of the US National Institute of Standards and Technology (NIST).',
    'A buyer will ask you for CMMC if you supply the DoD, or a company in its supply chain, and FCI or CUI reaches your systems. The solicitation or the prime contractor names the level. Contracts only for commercial off-the-shelf items are exempt. Nobody in NATO or the European Union asks for CMMC on their own account; European suppliers meet it through a US customer.',
  ],
  why: [
    {
      title: 'No status, no award',
      text: 'CMMC is required for contract award starting in 2025: since {2025-11-10} DoD solicitations that carry the CMMC clause require the stated status at award. The phase-in runs to {2028-11}.',
    },
    {
      title: 'It reaches you from above',
      text: 'A prime contractor passes the duty down with the information. FCI takes at least a Level 1 self-assessment down the chain and CUI at least a Level 2 self-assessment; if the prime needs a certified Level 2 or Level 3, a subcontractor with CUI needs a certified Level 2. The DoD expects foreign suppliers to comply.',
    },
  ],
  requirements: [
    {
      title: 'A scope and a system security plan',
      text: 'The system security plan (SSP) says which systems hold CUI, where their boundary runs and how each requirement is met. It earns no points, but without it there is no score at all.',
    },
    {
      title: 'Access control and multi-factor authentication',
      text: 'Named users, least privilege, and a second factor for privileged accounts and for network access. Access Control is the largest family: 22 requirements and 54 of 313 points.',
    },
    {
      title: 'Validated encryption of CUI',
      text: 'Encryption that protects CUI must come from modules validated under the US Federal Information Processing Standards (FIPS). Good encryption that is not validated still costs three points, no encryption five.',
    },
    {
      title: 'Incident response within 72 hours',
      text: 'A plan your people have rehearsed, and a report to the DoD within 72 hours of discovering a cyber incident. That duty comes from an older clause of the Defense Federal Acquisition Regulation Supplement (DFARS), 252.204-7012, which stays in force beside CMMC.',
    },
    {
      title: 'Logging and configuration an assessor can follow',
      text: 'Known baselines, approved changes, audit records that are kept and read. Each requirement needs evidence for its assessment objectives: 320 of them at Level 2.',
    },
  ],
  phases: [
    {
      name: 'Assessment',
      duration: months(1, 2),
      investment: usd(10000, 20000),
      title: 'Find your level, then draw the boundary',
      text: [
        'You get the level in writing from the solicitation or your prime. Our consultants draw the boundary around CUI with your system owners, read your systems against the 110 requirements and compute the score you could report today.',
        'The platform drafts the SSP and the gap list for your review. Keep CUI itself out of it: the plan describes systems, it does not contain what they protect.',
      ],
      outputs: [
        'Level confirmed in writing',
        'Scope and data-flow diagram',
        'First draft of the system security plan',
        'Score and gap list by family',
      ],
    },
    {
      name: 'Implementation',
      duration: months(3, 6),
      investment: usd(25000, 50000),
      title: 'Close the gaps, keep the proof',
      text: [
        'Start with the requirements that may never stay open and those worth five points, then three, then one. Your administrators make the changes; each closed requirement gets an owner, a setting that can be shown and a record that it stays that way.',
        'Rewrite the SSP until it describes what is there. Cloud and managed service providers are part of this phase: their responsibilities are written down before an assessor asks.',
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
      title: 'Be assessed, then affirm',
      text: [
        'A self-assessment is yours to make and to post in the Supplier Performance Risk System (SPRS). A certification assessment is made by an accredited CMMC third-party assessment organization (C3PAO) that you contract with and that decides alone; it may not have advised you. Its result reaches SPRS through the CMMC instance of eMASS, the assessors’ system.',
        'We rehearse the interviews and help you close open items. Then a senior official of yours, the Affirming Official, affirms compliance in SPRS, now and every year. Without the affirmation the status lapses.',
      ],
      outputs: [
        'Rehearsal with the people who will be interviewed',
        'Self-assessment or C3PAO assessment completed',
        'Conditional or Final status, open items closed within 180 days',
        'First affirmation in SPRS',
      ],
    },
  ],
  prerequisites: [
    {
      text: 'The 110 requirements of NIST SP 800-171 Revision 2 put into practice (no earlier certificate is needed)',
    },
    { text: 'A supplier code: NATO Commercial and Government Entity (NCAGE) code outside the US' },
    {
      text: 'Registration in the System for Award Management (SAM.gov), which gives the Unique Entity ID (UEI)',
    },
    { text: 'Access to the DoD’s Procurement Integrated Enterprise Environment (PIEE) and to SPRS' },
  ],
  details: [
    {
      kind: 'levels',
      id: 'levels',
      title: 'Three levels, four dates',
      lead: 'The solicitation names the level. A date says when such solicitations may appear; it is not a deadline by which every supplier must hold a certificate.',
      levels: [
        {
          name: 'Level 1',
          value: '15 requirements',
          facts: [
            { term: 'Protects', text: 'Federal contract information' },
            { term: 'Text', text: 'Federal Acquisition Regulation (FAR) 52.204-21' },
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
              text: 'Yourself or a C3PAO, as the contract says, every three years',
            },
            { term: 'Open items', text: 'From a score of 88, for up to 180 days' },
          ],
          emphasised: true,
        },
        {
          name: 'Level 3',
          value: '110 + 24 requirements',
          facts: [
            { term: 'Protects', text: 'CUI in the DoD’s most sensitive programs' },
            { term: 'Text', text: '24 requirements selected from NIST SP 800-172' },
            {
              term: 'Assessed by',
              text: 'The government’s Defense Industrial Base Cybersecurity Assessment Center (DIBCAC), after a Final Level 2 from a C3PAO',
            },
            { term: 'Open items', text: 'Limited, with its own list of exclusions' },
          ],
        },
      ],
      dates: [
        {
          date: '2025-11-10',
          title: 'Phase 1',
          text: 'Mainly Level 1 and Level 2 by self-assessment. The DoD may already ask for a C3PAO assessment.',
        },
        {
          date: '2026-11-10',
          title: 'Phase 2',
          text: 'Level 2 by C3PAO in applicable solicitations; Level 3 possible.',
        },
        {
          date: '2027-11-10',
          title: 'Phase 3',
          text: 'Level 3 in applicable solicitations.',
        },
        {
          date: '2028-11-10',
          title: 'Phase 4',
          text: 'All applicable contracts.',
        },
      ],
    },
    {
      kind: 'scoring',
      id: 'scoring',
      title: 'Fourteen families, 313 points to lose',
      lead: 'A Level 2 score starts at 110. Each requirement not met takes away 5, 3 or 1 point: 44 weigh five, 14 weigh three, 51 weigh one. The 110th, the security plan itself, has no points and must exist.',
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
      note: 'A plan of action and milestones (POA&M) may hold open items only from a score of 88, only for requirements worth one point (and for 3.13.11, where CUI is encrypted but the module is not FIPS-validated), and for at most 180 days. Six requirements may never wait: 3.1.20, 3.1.22, 3.10.3, 3.10.4, 3.10.5 and 3.12.4. Partial credit exists for two only: 3.5.3, multi-factor authentication, and 3.13.11. If an item is still open after 180 days, the Conditional status lapses.',
    },
  ],
  failures: [
    {
      title: 'The wrong scope',
      text: 'CUI turns up outside the boundary: in email, on a laptop in the workshop, with a machining supplier. Every such place belongs to the assessment.',
    },
    {
      title: 'A cloud that does not qualify',
      text: 'A cloud provider that stores or processes CUI must meet the Moderate baseline of the Federal Risk and Authorization Management Program (FedRAMP) or be shown to be equivalent. Ordinary business subscriptions often do neither.',
    },
    {
      title: 'Encryption without validation',
      text: 'The data is encrypted, but the module has no FIPS validation. The product’s brochure is no proof; the certificate number is.',
    },
    {
      title: 'A plan nobody works by',
      text: 'The SSP describes a company other than yours. Assessors read it, then interview and test. Three different answers mean the requirement is not met.',
    },
    {
      title: 'The wrong item left open',
      text: 'A requirement worth three or five points, or one of the six exclusions, stands on the plan of action. There is no Conditional status then, however good the rest.',
    },
    {
      title: 'A score nobody can defend',
      text: 'A status posted without evidence can become a false statement to the US government, with liability under the False Claims Act. Post what you can show.',
    },
  ],
  prepare: [
    {
      title: 'The clause',
      text: 'The contract text or the prime’s letter that names the level and the kind of assessment. Ask before you spend.',
    },
    {
      title: 'The codes',
      text: 'NCAGE first, with exactly the name and address you will use in SAM.gov; then UEI, PIEE and SPRS accounts. All are free of charge.',
    },
    {
      title: 'The map of CUI',
      text: 'Where it enters, rests and leaves, and who touches it. A small enclave with few users costs less to protect than a whole company.',
    },
    {
      title: 'The providers',
      text: 'A list of cloud and managed service providers with what each does for you, and their evidence.',
    },
    {
      title: 'The people',
      text: 'An Affirming Official with authority to sign, and an owner for each of the 14 families.',
    },
    {
      title: 'The records',
      text: 'One place for artifacts. They are kept for six years.',
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
      text: 'Export-controlled technical data under the International Traffic in Arms Regulations is often CUI, so the same files carry both duties.',
    },
    {
      certification: 'nato-clearance',
      kind: 'other-regime',
      text: 'CMMC covers unclassified information. Classified information needs a security clearance from a state, under other rules.',
    },
    {
      certification: 'iso9001',
      kind: 'none',
      text: 'Quality, not security; only the habit of document control carries over.',
    },
    {
      certification: 'as9100d',
      kind: 'none',
      text: 'US primes may ask for both, but neither counts toward the other.',
    },
    {
      certification: 'aqap2110',
      kind: 'none',
      text: 'A NATO quality publication cited by other buyers, in other contracts.',
    },
    {
      certification: 'ce-marking',
      kind: 'none',
      text: 'European product law; CMMC looks at the company’s systems, not at its product.',
    },
  ],
  sources: [
    {
      title: 'Cybersecurity Maturity Model Certification (CMMC) Program, final rule',
      publisher: 'US Department of Defense',
      edition: '32 CFR part 170, effective 16 December 2024; 89 FR 83092',
      date: '2024-10-15',
    },
    {
      title:
        'Defense Federal Acquisition Regulation Supplement (DFARS): contractor cybersecurity requirements, final rule',
      publisher: 'US Department of Defense',
      edition: 'DFARS 252.204-7021 and 252.204-7025, effective 10 November 2025; 90 FR 43560',
      date: '2025-09-10',
    },
    {
      title: 'Protecting Controlled Unclassified Information in Nonfederal Systems and Organizations',
      publisher: 'National Institute of Standards and Technology',
      edition: 'SP 800-171 Revision 2 (assessment objectives: SP 800-171A, 2018)',
      date: '2020-02',
    },
    {
      title: 'Class deviation that keeps Revision 2 in DoD contracts after NIST withdrew it for Revision 3',
      publisher: 'US Department of Defense',
      edition: 'Class Deviation 2024-O0013',
      date: '2024-05',
    },
    {
      title: 'Enhanced Security Requirements for Protecting Controlled Unclassified Information',
      publisher: 'National Institute of Standards and Technology',
      edition: 'SP 800-172 (24 requirements selected in 32 CFR part 170)',
      date: '2021-02',
    },
    {
      title: 'NIST SP 800-171 DoD Assessment Methodology (scoring weights)',
      publisher: 'US Department of Defense',
      edition: 'Version 1.2.1; scoring rule in 32 CFR 170.24',
      date: '2020-06-24',
    },
  ],
  notes: [
    '“Required” under US DoD means: required in DoD contracts that carry the CMMC clause, at the level they state. The cells for NATO and the European Union say “No” because neither asks for it; a European supplier meets it through a US contract.',
    'A certificate exists only where a C3PAO or the government’s own team assessed. A self-assessment gives a status, not a certificate.',
    'The rule uses Revision 2 of NIST SP 800-171. NIST withdrew it in favor of Revision 3 on {2024-05-14}; a DoD class deviation keeps Revision 2 in force for contracts.',
    'We prepare you; we do not assess for certification, and no preparation guarantees a result. Whether and how a C3PAO assesses outside the US is a question to put to several of them early.',
  ],
  contact: {
    title: 'Is CMMC your next stop?',
    text: 'Send us the clause, never the data it protects. We say which level it asks for and what comes first.',
  },
  checklist: [
    {
      title: 'Level and scope',
      items: [
        {
          text: 'The level and kind of assessment are confirmed in writing',
          proof: 'Clause or prime’s letter',
        },
        { text: 'A data-flow diagram shows where CUI enters, rests and leaves', proof: 'Data-flow diagram' },
        {
          text: 'The asset list names each system, device and person inside the boundary',
          proof: 'Asset list',
        },
        { text: 'Each outside provider has a written share of the duties', proof: 'Responsibility matrix' },
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
        { text: 'Nothing that may not wait stands on the plan of action', proof: 'POA&M' },
      ],
    },
    {
      title: 'Controls in operation',
      items: [
        { text: 'A second factor guards privileged accounts and network access', proof: 'Settings and test' },
        {
          text: 'Encryption that protects CUI uses FIPS-validated modules',
          proof: 'Module certificate numbers',
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
          text: 'NCAGE, UEI, PIEE and SPRS entries carry the same name and address',
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
};
