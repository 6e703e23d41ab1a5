import { dated } from '../dated';
import type { GlossaryEntry } from './types';

/** Clauses on data protection and its proof. */
export const clauseCyberEntries = {
  'far-52-204-21': {
    kind: 'clause',
    name: 'FAR 52.204-21 / 52.240-93',
    nameParts: ['FAR 52.204-21 /', '52.240-93'],
    title: 'Basic safeguarding of covered contractor information systems',
    certainty: 'verified',
    aliases: ['FAR 52.240-93', 'the 15 controls', '17 practices (wrong for the current rule)'],
    headingForms: ['52.204-21', 'FAR 52.204-21', '52.240-93'],
    forms: ['FAR 52.204-21', '52.204-21', '52.240-93'],
    definition:
      'Fifteen safeguards for systems with federal contract information: the content of CMMC Level 1.',
    details: 'The FAR overhaul numbers the clause 52.240-93, while the codified text still shows 52.204-21.',
    asks: {
      what: 'Any supplier or subcontractor with such information, except for commercial off-the-shelf items, keeps the 15 measures working throughout performance. For the Department of Defense (DoD) you also enter a yearly self-assessment and affirmation in SPRS.',
    },
    confusedWith: [
      { id: 'dfars-252-204-7012', name: '252.204-7012', note: 'more sensitive data' },
      { id: 'nist-sp-800-171', note: '110 requirements' },
    ],
    next: '/certifications/cmmc',
    sources: [{ document: 'far-overhaul', section: '40.303' }],
  },
  'far-52-204-25': {
    kind: 'clause',
    name: 'FAR 52.204-25 / 52.240-91',
    nameParts: ['FAR 52.204-25 /', '52.240-91'],
    title: 'Ban on certain Chinese telecommunications and video equipment',
    certainty: 'common-practice',
    aliases: ['FAR 52.240-91', 'Section 889', '889', '52.204-24', '52.204-26'],
    headingForms: ['52.204-25', 'FAR 52.204-25', '52.240-91'],
    forms: ['FAR 52.204-25', '52.204-25', '52.240-91', 'Section 889'],
    definition: 'Section 889 ban on covered equipment of five named Chinese manufacturers.',
    details:
      'A contractor may not deliver it, and a prime may not use it. Since 1 February 2026 Department of Defense (DoD) contracts contain the ban in 52.240-91, with those on Kaspersky, TikTok and drones of listed manufacturers.',
    asks: {
      who: 'Bidder and supplier',
      what: 'Check cameras, routers, modems and modules, sign the representation and pass the clause on. Report what you find within 72 hours under 52.240-91, or within one business day under the older clause.',
    },
    confusedWith: [
      { id: 'ear', name: 'EAR licensing' },
      { id: 'ce-marking' },
      { name: 'a general “no China” rule' },
    ],
    next: '/stations/security',
    sources: [{ document: 'far-overhaul', section: '52.240-91' }, { document: 'far-889' }],
  },
  'dfars-252-204-7012': {
    kind: 'clause',
    name: 'DFARS 252.204-7012',
    title: 'Safeguarding covered defense information and cyber incident reporting',
    certainty: 'verified',
    aliases: ['DFARS 7012', '252.204-7008 (its notice)'],
    headingForms: ['252.204-7012', '7012'],
    forms: ['DFARS 252.204-7012', '252.204-7012'],
    definition: 'The older clause of the Department of Defense (DoD) behind CMMC.',
    details:
      'Systems with covered defense information must meet NIST SP 800-171, and cloud services the FedRAMP Moderate baseline or an equivalent. The CMMC suspension does not affect this clause.',
    asks: {
      who: 'Supplier, and every subcontractor with such data or operationally critical support, from award',
      what: 'Write a system security plan. Meet 110 requirements, or plan them in a plan of action. Report each incident yourself to the DoD Cyber Crime Center (DC3) within 72 hours, give the report number to the prime, keep images for 90 days, and pass the clause on.',
    },
    confusedWith: [
      { id: 'cmmc', note: 'the proof, not the duty' },
      { id: 'far-52-204-21', name: '52.204-21', note: 'lighter' },
    ],
    next: '/certifications/cmmc',
    sources: [{ document: 'dfars-7012' }, { document: 'deviation-2024-o0013' }],
  },
  'dfars-252-204-7019': {
    kind: 'clause',
    name: 'DFARS 252.204-7019',
    title: 'Notice of NIST SP 800-171 DoD assessment requirements',
    certainty: 'verified',
    aliases: ['DFARS 7019'],
    headingForms: ['252.204-7019', '7019'],
    forms: ['DFARS 252.204-7019', '252.204-7019'],
    definition: 'Notice that a bidder needs a current score in the Supplier Performance Risk System (SPRS).',
    details:
      'The assessment is not older than three years. Class deviation 2026-O0025 removed it from new DoD solicitations from 1 February 2026. The codified DFARS and older contracts keep it.',
    asks: {
      who: 'If it is in your contract',
      what: 'Post a score for every system concerned before award. If a new solicitation contains the clause, ask whether that is a mistake.',
    },
    confusedWith: [
      { id: 'dfars-252-204-7021', name: '252.204-7021', note: 'CMMC status' },
      { id: 'dfars-252-204-7020', name: '252.240-7997', note: 'its neighbor’s new number' },
    ],
    next: '/certifications/cmmc',
    sources: [{ document: 'dfars-7019' }, { document: 'deviation-2026-o0025' }],
  },
  'dfars-252-204-7020': {
    kind: 'clause',
    name: 'DFARS 252.204-7020 / 252.240-7997',
    nameParts: ['DFARS 252.204-7020 /', '252.240-7997'],
    title: 'NIST SP 800-171 DoD assessment requirements',
    certainty: 'verified',
    aliases: ['DFARS 7020'],
    headingForms: ['252.204-7020', '7020', '252.240-7997'],
    forms: ['DFARS 252.204-7020', '252.204-7020', '252.240-7997'],
    definition: 'Clause that lets the US government assess how you meet NIST SP 800-171.',
    details:
      'Since 1 February 2026 new contracts contain it as 252.240-7997, which defines only Medium and High assessments, both by the government.',
    asks: {
      who: 'Supplier with covered defense information',
      what: 'Give the assessors access to premises, systems and people. Under the old text also check that your subcontractors posted their own assessment.',
    },
    confusedWith: [
      { id: 'c3pao', name: 'CMMC assessment by a C3PAO', note: 'private, other clause' },
      { id: 'dfars-252-204-7019', name: '252.204-7019' },
    ],
    next: '/certifications/cmmc',
    sources: [
      { document: 'deviation-2026-o0025', section: 'clause of February 2026' },
      { document: 'dfars-7020' },
    ],
  },
  'dfars-252-204-7021': {
    kind: 'clause',
    name: 'DFARS 252.204-7021',
    title: 'Contractor compliance with the CMMC level requirements',
    certainty: 'verified',
    aliases: ['DFARS 7021', 'CMMC clause'],
    headingForms: ['252.204-7021', '7021'],
    forms: ['DFARS 252.204-7021', '252.204-7021'],
    definition:
      'The CMMC contract clause (November 2025): you keep the stated level for every system with federal contract information or controlled unclassified information.',
    details: dated(
      'During the suspension of Phase 2 new requirements may ask only for Level 1 or Level 2 by self-assessment; older contracts can ask for more until they are modified.',
      {
        date: '2027-01-01',
        text: 'Phase 2 was suspended on 13 July 2026. We read nothing after 8 October 2026. The solicitation names the level and the assessment.',
      },
    ),
    asks: {
      who: 'Contractor, at award and throughout the contract',
      what: 'Keep status and yearly affirmation in SPRS, and give the CMMC identifiers of the systems. Require the right level from subcontractors that get the data.',
    },
    confusedWith: [
      { id: 'dfars-252-204-7012', name: '252.204-7012', note: 'the safeguards' },
      { id: 'dfars-252-204-7025', name: '252.204-7025', note: 'the notice' },
    ],
    next: '/certifications/cmmc',
    sources: [
      { document: 'dfars-cmmc', section: '252.204-7021' },
      { document: 'cfr-32-170', section: '170.23' },
      { document: 'cmmc-suspension' },
      { document: 'deviation-2026-o0025' },
    ],
    open: 'What applies after 8 October 2026, the date of the newest report we read? Ask the buyer.',
  },
  'dfars-252-204-7025': {
    kind: 'clause',
    name: 'DFARS 252.204-7025',
    title: 'Notice of CMMC level requirements',
    certainty: 'verified',
    aliases: ['DFARS 7025'],
    headingForms: ['252.204-7025', '7025'],
    forms: ['DFARS 252.204-7025', '252.204-7025'],
    definition: 'Provision in which the contracting officer writes the required CMMC level.',
    details: 'An offer without that current status and affirmation in SPRS is not eligible for award.',
    asks: {
      who: 'Bidder before award',
      what: 'Have the status at the level in paragraph (b), or higher, and a current affirmation for each system. Give the identifiers with your offer.',
    },
    confusedWith: [{ id: 'dfars-252-204-7021', name: '252.204-7021', note: 'applies after award' }],
    next: '/certifications/cmmc',
    sources: [{ document: 'dfars-cmmc', section: '252.204-7025' }],
  },
  'dcc-defcon-658': {
    kind: 'clause',
    name: 'DEFCON 658',
    title: 'UK cyber condition and Defence Cyber Certification',
    certainty: 'verified',
    aliases: ['Def Stan 05-138', 'CSM', 'DCC', 'Cyber Essentials'],
    headingForms: ['Defence Cyber Certification'],
    forms: ['DEFCON 658', 'Defence Cyber Certification'],
    definition: 'UK condition that sets a cyber risk profile for a contract.',
    details:
      'The controls are in Def Stan 05-138 Issue 4. Since 30 March 2026 the ministry accepts Defence Cyber Certification, Levels 0 to 3, as proof.',
    asks: {
      who: 'Supplier to the UK ministry or its primes',
      what: 'Reach the level in the contract. Start with Cyber Essentials, get the certificate, and pass the duty on.',
    },
    confusedWith: [{ id: 'cmmc', note: 'US' }, { id: 'iso-iec-27001' }, { name: 'List X clearance' }],
    next: '/buyers/united-kingdom',
    sources: [{ document: 'uk-isn-2026' }],
    open: 'From which day is Level 0 a general duty? Sources differ. Ask the buyer.',
  },
} satisfies Record<string, GlossaryEntry>;
