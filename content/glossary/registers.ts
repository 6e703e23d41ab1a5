import type { GlossaryEntry } from './types';

/** Registers and portals of suppliers and certificates. */
export const registerEntries = {
  ncage: {
    kind: 'register',
    name: 'NCAGE',
    title: 'NATO commercial and government entity code, with NSN',
    certainty: 'verified',
    names: { uk: 'код NCAGE', da: 'NCAGE-kode' },
    aliases: ['CAGE (US)', 'commercial and government entity code', 'NSN', 'NIIN', '13-digit stock number'],
    meaning:
      'Free five-character code for one company at one address in NATO’s codification system; the US form is CAGE. Items get a 13-digit NATO stock number. It is an address label, not an approval.',
    asks: {
      who: 'Any supplier, before SAM, PIEE or NATO portals',
      what: 'Apply to the national bureau or NSPA with exactly the name and address you will use everywhere; update on change.',
    },
    confusedWith: [{ id: 'sam-uei', name: 'UEI' }, { name: 'VAT number' }, { name: 'supplier approval' }],
    next: '/stations/nato-ready',
    sources: [{ document: 'ncs' }],
  },
  'nspa-source-file': {
    kind: 'register',
    name: 'NSPA Source File',
    title: 'Supplier list and eProcurement of NSPA',
    certainty: 'verified',
    aliases: ['NSPA', 'Source File', 'NSPA eProcurement', 'NAMSA (old name)', 'eProcurement portal'],
    linked: ['NSPA Source File', 'Source File'],
    meaning:
      'Supplier list and bidding portal of the NATO Support and Procurement Agency. Registration is free. Buying is normally limited to firms in NATO member nations, with few exceptions.',
    asks: {
      who: 'Supplier in a member nation',
      what: 'Register, give NCAGE, product groups and quality certificates; answer requests for quotation in the portal.',
    },
    confusedWith: [
      { id: 'ncia-boa', name: 'NCIA portal', note: 'other agency' },
      { id: 'sam-uei', name: 'SAM' },
      { name: 'an order' },
    ],
    next: '/buyers/nspa',
    sources: ['Pages of the agency, nspa.nato.int'],
  },
  'ncia-boa': {
    kind: 'register',
    name: 'NCIA BOA',
    title: 'Neo eProcurement and basic ordering agreement',
    certainty: 'verified',
    aliases: ['NCIA', 'NCI Agency', 'BOA', 'BOA+', 'Neo', 'Neo eProcurement', 'ICB', 'NFPF'],
    linked: ['basic ordering agreement'],
    meaning:
      'Portal of NATO’s communications agency and its framework for off-the-shelf goods. A BOA is open to companies based in NATO nations, after a declaration of eligibility from the national authority; orders follow by competition among holders.',
    asks: {
      who: 'Company',
      what: 'Neo account, application, national declaration, categories, signed terms and preferred-customer declaration.',
    },
    confusedWith: [{ id: 'nspa-source-file' }, { name: 'BOA in US contracting', note: 'other meaning' }],
    next: '/buyers/ncia',
    sources: [{ document: 'ncia' }],
  },
  'sam-uei': {
    kind: 'register',
    name: 'SAM.gov and UEI',
    title: 'US supplier registration',
    certainty: 'verified',
    aliases: ['SAM', 'SAM.gov', 'UEI', 'Unique Entity ID', 'DUNS (until April 2022)', 'CCR (old)'],
    linked: ['SAM.gov', 'UEI'],
    meaning:
      'US government register of suppliers; it issues the Unique Entity ID that replaced DUNS on 4 April 2022. Non-US companies need NCAGE first. Free, renewed every 365 days. The DoD does not demand it of a company that is only a subcontractor.',
    asks: {
      who: 'Bidder to the US government',
      what: 'Active registration at offer and award, representations completed, name and address identical with NCAGE.',
    },
    confusedWith: [{ id: 'ncage' }, { id: 'piee' }, { name: 'paid “SAM services”' }],
    next: '/stations/nato-ready',
    sources: ['Rules of SAM.gov, read in reports'],
  },
  'blue-uas': {
    kind: 'register',
    name: 'Blue UAS',
    title: 'US Defense list of checked drones',
    certainty: 'common-practice',
    aliases: ['Blue list', 'Blue UAS list', 'Blue Cleared', 'Blue UAS Cleared List'],
    linked: ['Blue UAS', 'Blue list'],
    meaning:
      'Drones that were checked for section 848 and cyber security. Any commercial firm may apply on its own through DIU’s portal; recognized assessors quote price and time, the government decides. Many units buy only from the list, though it is no condition of law for every purchase.',
    asks: {
      who: 'Drone maker',
      what: 'Application in the portal, origin of the parts, a recognized assessment.',
    },
    confusedWith: [
      { id: 'green-uas', note: 'an association’s check' },
      { id: 'section-848', note: 'the law behind it' },
    ],
    next: '/rules',
    sources: [{ document: 'diu-blue' }, { document: 'blue-list-reports' }],
    address: 'diu-blue-portal',
    open: 'Is a European maker admitted? No bar by nation was found: ask the assessor.',
  },
  'green-uas': {
    kind: 'register',
    name: 'Green UAS',
    title: 'Drone check of the association AUVSI',
    certainty: 'common-practice',
    meaning:
      'Check of a drone by the US association AUVSI. Since 16 July 2025 it is a recognized way to Blue Cleared. One report names 55,000 to 100,000 dollars for each platform.',
    asks: { who: 'Drone maker', what: 'A quote for price and time, and the origin of the parts.' },
    confusedWith: [{ id: 'blue-uas', note: 'the government’s list' }],
    next: '/rules',
    sources: [{ document: 'diu-blue', section: 'release of 16 July 2025' }],
    address: 'diu-blue-portal',
    open: 'Is a European maker admitted, and at which price? Ask the assessor.',
  },
  piee: {
    kind: 'register',
    name: 'PIEE',
    title: 'US procurement environment',
    certainty: 'common-practice',
    aliases: ['WAWF', 'Wide Area Workflow', 'iRAPT', 'EDA'],
    meaning:
      'Login to the US Defense applications: invoices and receiving reports, contract documents and SPRS.',
    asks: {
      who: 'Contractor',
      what: 'Account tied to CAGE and an administrator, role requests, invoices and acceptance in the system.',
    },
    confusedWith: [
      { id: 'sam-uei', name: 'SAM', note: 'registration' },
      { id: 'sprs', note: 'an application inside' },
    ],
    next: '/stations/nato-ready',
    sources: ['DFARS invoicing clause, by reference'],
  },
  sprs: {
    kind: 'register',
    name: 'SPRS',
    title: 'Supplier Performance Risk System',
    certainty: 'verified',
    aliases: ['SPRS score', 'supplier performance risk system', 'affirming official'],
    meaning:
      'US Defense system that stores supplier risk data, NIST SP 800-171 scores, CMMC status and yearly affirmations. Buyers in government read it; the public cannot.',
    asks: {
      who: 'Contractor',
      what: 'Post true results, then a senior official affirms, now and each year. A score you cannot prove can be a false claim.',
    },
    confusedWith: [
      { name: 'eMASS', note: 'assessors’ system' },
      { name: 'a public certificate list', note: 'there is none' },
    ],
    next: '/certifications/cmmc',
    sources: [{ document: 'cfr-32-170' }, { document: 'dfars-cmmc', section: '252.204-7025' }],
  },
  ted: {
    kind: 'register',
    name: 'TED',
    title: 'Tenders Electronic Daily',
    certainty: 'common-practice',
    names: { da: 'supplement til EU-Tidende', de: 'Supplement zum EU-Amtsblatt' },
    aliases: ['OJEU (old habit)', 'OJ S', 'eForms', 'ted.europa.eu'],
    linked: ['Tenders Electronic Daily', 'TED'],
    meaning:
      'The EU’s notice board for public contracts above the thresholds, with CPV codes. Defense notices appear under Directive 2009/81/EC. Free to search.',
    asks: {
      who: 'Supplier',
      what: 'Saved search by CPV code and country, read notice and documents, meet deadline and language in the national portal named there.',
    },
    confusedWith: [
      { name: 'National portals', note: 'lower values' },
      { name: 'Prozorro', note: 'Ukraine' },
    ],
    next: '/stations/nato-ready',
    sources: [{ document: 'eu-thresholds' }],
  },
  oasis: {
    kind: 'register',
    name: 'OASIS',
    title: 'Register of aerospace certificates',
    certainty: 'verified',
    aliases: ['OASIS database', 'IAQG OASIS', 'OIN'],
    meaning:
      'Database of the aerospace quality group that lists AS/EN 9100, 9110 and 9120 certificates, sites and audit results. Buyers check there, not on paper.',
    asks: {
      who: 'Certified supplier',
      what: 'Correct scope and site data, an administrator, access granted to customers, findings closed in time.',
    },
    confusedWith: [
      { name: 'OASIS standards body', note: 'IT' },
      { id: 'sam-uei', name: 'SAM' },
      { id: 'ncage' },
    ],
    next: '/verify',
    sources: [{ document: 'iaqg-scheme' }],
  },
} satisfies Record<string, GlossaryEntry>;
