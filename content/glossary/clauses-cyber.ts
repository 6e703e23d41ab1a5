import { dated } from '../dated';
import type { GlossaryEntry } from './types';

/** Clauses on data protection and its proof. */
export const clauseCyberEntries = {
  'far-52-204-21': {
    kind: 'clause',
    name: 'FAR 52.204-21 / 52.240-93',
    title: 'Basic safeguarding of covered contractor information systems',
    certainty: 'verified',
    aliases: [
      '52.204-21',
      'FAR 52.204-21',
      'FAR 52.240-93',
      '52.240-93',
      'the 15 controls',
      '17 practices (wrong for the current rule)',
    ],
    linked: ['FAR 52.204-21', '52.204-21', '52.240-93'],
    meaning:
      'Fifteen basic safeguards for systems that hold federal contract information. Under the FAR overhaul the same clause carries the number 52.240-93; the codified text still shows 52.204-21, so both numbers circulate. It is the content of CMMC Level 1.',
    asks: {
      what: 'Any supplier or sub-supplier with such information, except commercial off-the-shelf items, throughout performance: the 15 measures working; for the Department of Defense also a yearly self-assessment and affirmation in SPRS.',
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
    title: 'Ban on certain Chinese telecommunications and video equipment',
    certainty: 'common-practice',
    aliases: [
      '52.204-25',
      'FAR 52.204-25',
      'FAR 52.240-91',
      '52.240-91',
      'Section 889',
      '889',
      '52.204-24',
      '52.204-26',
    ],
    linked: ['FAR 52.204-25', '52.204-25', '52.240-91', 'Section 889'],
    meaning:
      'Section 889 ban: the contractor may not deliver covered equipment of five named Chinese makers, nor, as a prime, use it. Since 1 February 2026 DoD contracts carry it in 52.240-91, together with bans on Kaspersky, TikTok and drones of listed makers.',
    asks: {
      who: 'Bidder and supplier',
      what: 'Check cameras, routers, modems and modules, sign the representation and pass the clause on. Report a find in 72 hours under 52.240-91, or in one business day under the older clause.',
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
    aliases: ['252.204-7012', 'DFARS 7012', '7012', '252.204-7008 (its notice)'],
    linked: ['DFARS 252.204-7012', '252.204-7012'],
    meaning:
      'The older US Defense clause behind CMMC: systems with covered defense information meet NIST SP 800-171, and cloud services the FedRAMP Moderate baseline or an equivalent. Cyber incidents are reported to DC3 within 72 hours. Not touched by the CMMC suspension.',
    asks: {
      who: 'Supplier, and every subcontractor that gets such data or gives operationally critical support, from award',
      what: 'System security plan, 110 requirements or a plan of action, 72-hour report by each company itself, report number to the prime, images kept 90 days, clause passed on.',
    },
    confusedWith: [
      { id: 'cmmc', note: 'proof, not the duty' },
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
    aliases: ['252.204-7019', 'DFARS 7019', '7019'],
    linked: ['DFARS 252.204-7019', '252.204-7019'],
    meaning:
      'Notice that an offeror needs a current assessment score, not older than three years, in SPRS. Eliminated for new Defense solicitations under class deviation 2026-O0025 from 1 February 2026; the text is still in the codified DFARS, and older contracts keep it.',
    asks: {
      who: 'If it is in your contract',
      what: 'A score for every system concerned, posted in SPRS before award. In a new solicitation: ask whether it is a leftover.',
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
    title: 'NIST SP 800-171 DoD assessment requirements',
    certainty: 'verified',
    aliases: ['252.204-7020', 'DFARS 7020', '7020', '252.240-7997'],
    linked: ['DFARS 252.204-7020', '252.204-7020', '252.240-7997'],
    meaning:
      'Gives the US government access to assess how NIST SP 800-171 is met. Since 1 February 2026 new contracts carry it as 252.240-7997, which defines only Medium and High assessments, both done by the government.',
    asks: {
      who: 'Supplier with covered defense information',
      what: 'Access to premises, systems and people for the assessors; under the old text also a check that sub-suppliers posted their own assessment.',
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
    aliases: ['252.204-7021', 'DFARS 7021', '7021', 'CMMC clause'],
    linked: ['DFARS 252.204-7021', '252.204-7021'],
    meaning: dated(
      'The CMMC contract clause (November 2025): hold and keep the stated level for every system that touches federal contract or controlled unclassified information. During the suspension of Phase 2 new requirements may ask only for Level 1 or Level 2 by self-assessment; older contracts can ask for more, until modified.',
      {
        date: '2027-01-01',
        text: 'The CMMC contract clause (November 2025): hold and keep the stated level for every system that touches federal contract or controlled unclassified information. Phase 2 was suspended on 13 July 2026. We read nothing after 8 October 2026: the solicitation names level and assessment.',
      },
    ),
    asks: {
      who: 'Contractor at award and all along',
      what: 'Status and yearly affirmation in SPRS, CMMC identifiers for the systems, the right level flowed to sub-suppliers that get the data.',
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
    open: 'What applies after 8 October 2026, the date of the newest report read? Ask the buyer.',
  },
  'dfars-252-204-7025': {
    kind: 'clause',
    name: 'DFARS 252.204-7025',
    title: 'Notice of CMMC level requirements',
    certainty: 'verified',
    aliases: ['252.204-7025', 'DFARS 7025', '7025'],
    linked: ['DFARS 252.204-7025', '252.204-7025'],
    meaning:
      'Solicitation provision in which the contracting officer writes the CMMC level required. Offers without that current status and affirmation in SPRS are not eligible for award.',
    asks: {
      who: 'Bidder before award',
      what: 'Status at the level written in paragraph (b), or higher, and current affirmation for each system; give the identifiers with the offer.',
    },
    confusedWith: [{ id: 'dfars-252-204-7021', name: '252.204-7021', note: 'binds after award' }],
    next: '/certifications/cmmc',
    sources: [{ document: 'dfars-cmmc', section: '252.204-7025' }],
  },
  'dcc-defcon-658': {
    kind: 'clause',
    name: 'DEFCON 658',
    title: 'UK cyber condition and Defence Cyber Certification',
    certainty: 'verified',
    aliases: ['Def Stan 05-138', 'CSM', 'DCC', 'Defence Cyber Certification', 'Cyber Essentials'],
    linked: ['DEFCON 658', 'Defence Cyber Certification'],
    meaning:
      'UK condition that puts a cyber risk profile on a contract; the controls are in Def Stan 05-138 Issue 4. Since 30 March 2026 the ministry accepts Defence Cyber Certification, Levels 0 to 3, as proof.',
    asks: {
      who: 'Supplier to the UK ministry or its primes',
      what: 'Level stated in the contract, Cyber Essentials first, certificate, flow-down to sub-suppliers.',
    },
    confusedWith: [{ id: 'cmmc', note: 'US' }, { id: 'iso-iec-27001' }, { name: 'List X clearance' }],
    next: '/buyers/united-kingdom',
    sources: [{ document: 'uk-isn-2026' }],
    open: 'From which day is Level 0 a general duty? Sources differ; ask the contracting authority.',
  },
} satisfies Record<string, GlossaryEntry>;
