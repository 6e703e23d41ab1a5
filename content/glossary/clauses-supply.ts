import type { GlossaryEntry } from './types';

/** Clauses on quality, parts and export. */
export const clauseSupplyEntries = {
  'far-52-246-11': {
    kind: 'clause',
    name: 'FAR 52.246-11',
    title: 'Higher-level contract quality requirement',
    certainty: 'verified',
    aliases: ['higher level quality'],
    headingForms: ['52.246-11'],
    forms: ['52.246-11'],
    definition: 'Clause into which the US contracting officer writes the quality standard.',
    details:
      'It states title, number, date and tailoring: ISO 9001, AS9100 or another. The overhaul of the FAR has its own version under the same number.',
    asks: {
      who: 'Contractor from award',
      what: 'Comply with the standard and pass it on in subcontracts for critical and complex items. Prove it with the certificate or system that the clause names.',
    },
    confusedWith: [
      { id: 'aqap-2110', note: 'not usually listed' },
      { name: '52.246-2', note: 'inspection right' },
    ],
    next: '/certifications/as9100d',
    sources: [{ document: 'far-quality' }],
  },
  'far-52-246-15': {
    kind: 'clause',
    name: 'FAR 52.246-15',
    title: 'Certificate of conformance',
    certainty: 'common-practice',
    aliases: ['CoC clause'],
    headingForms: ['52.246-15'],
    forms: ['52.246-15'],
    definition: 'Clause that lets the contractor release supplies on its own signed certificate.',
    details:
      'It replaces an inspection at the plant, if the contracting officer agrees. The government may still inspect and reject.',
    asks: {
      who: 'Contractor, with each shipment released this way',
      what: 'Sign a certificate in the clause’s wording and attach it to the receiving report.',
    },
    confusedWith: [
      { id: 'coc', name: 'NATO certificate of conformity', note: 'AQAP' },
      { id: 'doc', name: 'EU declaration of conformity' },
    ],
    next: '/stations/defense-standards',
    sources: [{ document: 'far-conformance' }],
  },
  'dfars-252-225-7048': {
    kind: 'clause',
    name: 'DFARS 252.225-7048',
    title: 'Export-controlled items',
    certainty: 'verified',
    aliases: ['DFARS 7048', '252.204-7008 (old number)'],
    headingForms: ['252.225-7048'],
    forms: ['DFARS 252.225-7048', '252.225-7048'],
    definition: 'Clause that reminds the contractor to follow US export law, ITAR and EAR.',
    details: 'It creates no license.',
    asks: {
      who: 'Contractor and all subcontractors',
      what: 'Know the classification, have the authorization before you transfer anything, ask the State or Commerce Department in doubt, and pass the clause on.',
    },
    confusedWith: [{ name: 'An export license' }, { id: 'ds-2032', name: 'registration with DDTC' }],
    next: '/certifications/itar',
    sources: [{ document: 'dfars-7048' }, 'Proposed amendment of 22 March 2023'],
    open: 'What became of the amendment proposed in 2023? Ask the contracting officer.',
  },
  'dfars-252-246-7007': {
    kind: 'clause',
    name: 'DFARS 252.246-7007',
    title: 'Contractor counterfeit electronic part detection and avoidance system',
    certainty: 'verified',
    aliases: ['DFARS 7007'],
    headingForms: ['252.246-7007', '7007'],
    forms: ['252.246-7007'],
    definition:
      'Contractors under US cost accounting standards keep a documented system against counterfeit electronic parts.',
    details: 'It has twelve elements from training to reporting. They pass the duty down the chain.',
    asks: {
      who: 'Supplier of electronics',
      what: 'When the prime audits you, show how you control sources, inspect and test, trace parts, and quarantine and report suspect parts.',
    },
    confusedWith: [
      { id: 'dfars-252-246-7008', name: '252.246-7008', note: 'sources' },
      { id: 'counterfeit-part', name: 'AS5553, AS6081', note: 'industry methods' },
    ],
    next: '/certifications/as9100d',
    sources: [{ document: 'dfars-counterfeit', section: '252.246-7007(c)' }],
  },
  'dfars-252-246-7008': {
    kind: 'clause',
    name: 'DFARS 252.246-7008',
    title: 'Sources of electronic parts',
    certainty: 'verified',
    aliases: ['DFARS 7008 (ambiguous)'],
    headingForms: ['252.246-7008'],
    forms: ['252.246-7008'],
    definition: 'Clause that says where electronic parts may come from.',
    details:
      'Allowed are original manufacturers, authorized suppliers, and suppliers that buy only from those. Otherwise they come from suppliers that the contractor approves, with extra proof and notice.',
    asks: {
      who: 'Supplier of parts or assemblies',
      what: 'Buy from these sources in that order, and keep each part traceable. If you cannot, notify the buyer, inspect and test. Pass the clause on.',
    },
    confusedWith: [
      { id: 'dfars-252-246-7007', name: '252.246-7007', note: 'system' },
      { id: 'dfars-252-204-7012', name: '252.204-7008', note: 'cyber notice' },
    ],
    next: '/certifications/as9100d',
    sources: [{ document: 'dfars-counterfeit', section: '252.246-7008' }],
  },
  'dfars-252-225-7052': {
    kind: 'clause',
    name: 'DFARS 252.225-7052',
    title: 'Restriction on magnets, tantalum and tungsten',
    certainty: 'verified',
    aliases: ['DFARS 7052', 'magnet rule'],
    headingForms: ['252.225-7052', '7052'],
    forms: ['DFARS 252.225-7052', '252.225-7052'],
    definition:
      'Clause that bars neodymium and samarium-cobalt magnets, tantalum and tungsten from China, Russia, Iran and North Korea.',
    details:
      'Melting and production count, and from {day:magnets} mining, refining and separation too. There is no exception for qualifying countries. It flows down, also to subcontracts for commercial items.',
    asks: {
      who: 'Maker of motors, servos, gimbals',
      what: 'Get a written chain of origin before you receive the order: mine, separation, metal, magnet, motor.',
    },
    confusedWith: [
      { name: '252.225-7009', note: 'specialty metals; covers samarium-cobalt too' },
      { id: 'section-848', note: 'who made the drone' },
    ],
    next: '/rules',
    sources: [{ document: 'dfars-magnets' }],
    open: 'Does the clause apply to the magnet inside a bought motor, and is a drone an “electronic device” under its exception? Ask the prime and the contracting officer.',
  },
  'itar-125-4': {
    kind: 'clause',
    name: '22 CFR 125.4(c)',
    title: 'Technical data for a bid, without a license',
    certainty: 'verified',
    aliases: ['ITAR 125.4(c)'],
    headingForms: ['125.4(c)'],
    forms: ['125.4(c)'],
    definition: 'ITAR exemption for unclassified technical data that a US firm sends for a quote or bid.',
    details:
      'The Department of Defense (DoD) asked in writing, and the recipients are nationals of NATO countries, Australia, Japan or Sweden. It covers build-to-print, build-to-specification and basic research, and only the quote, not the production.',
    asks: {
      who: 'Company that quotes to a US drawing',
      what: 'Ask the prime whether it sends the data under 125.4(c), under a license, or as not controlled. A request of the prime alone is not enough.',
    },
    confusedWith: [
      { id: 'dsp-5', name: 'DSP-5 under 124.13', note: 'the production' },
      { id: 'itar-126-18', name: '126.18', note: 'your staff' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '125.4(c)' }],
  },
  'itar-126-18': {
    kind: 'clause',
    name: '22 CFR 126.18',
    title: 'Dual and third-country national employees',
    certainty: 'verified',
    aliases: ['ITAR 126.18', 'DTCN', 'dual/third-country nationals', '124.8(a)(5)', '124.16 (do not cite)'],
    headingForms: ['126.18'],
    forms: ['126.18'],
    definition:
      'ITAR exemption for a foreign licensee’s dual or third-country national employees and unclassified technical data.',
    details: 'The licensee needs effective procedures against diversion.',
    asks: {
      who: 'Foreign licensee',
      what: 'Screen your staff for ties to restricted countries, or have them hold a national clearance. Write a technology security plan, have nondisclosure undertakings signed, and keep records that DDTC may see.',
    },
    confusedWith: [
      { name: 'National anti-discrimination law', note: 'still applies' },
      { id: 'ear', name: 'deemed export under the EAR' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '126.18' }],
  },
} satisfies Record<string, GlossaryEntry>;
