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
      'Free five-character code for one company at one address in NATO’s codification system. It is no approval. The US form is the CAGE code. Items get a 13-digit NATO stock number.',
    asks: {
      who: 'Any supplier, before SAM, PIEE or NATO portals',
      what: 'Apply to your national bureau or NSPA with exactly the name and address that you use everywhere. Update the entry when they change.',
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
      'Supplier list and bidding portal of the NATO Support and Procurement Agency. Registration is free. The agency normally buys only from firms in NATO nations, with few exceptions.',
    asks: {
      who: 'Supplier in a NATO nation',
      what: 'Register with your NCAGE, product groups and quality certificates. Answer requests for quotation in the portal.',
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
      'Portal of NATO’s communications agency and its framework for off-the-shelf goods. A basic ordering agreement (BOA) is open to companies based in NATO nations. Companies with an agreement then compete for orders.',
    asks: {
      who: 'Company',
      what: 'Open a Neo account, apply, get the declaration of eligibility from the national authority, choose categories, and sign the terms and the preferred-customer declaration.',
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
      'US government register of suppliers. It issues the Unique Entity ID (UEI), which replaced the DUNS number on 4 April 2022. Non-US companies need an NCAGE code first. Registration is free. The Department of Defense (DoD) does not require it from a company that is only a subcontractor.',
    asks: {
      who: 'Bidder to the US government',
      what: 'Renew every 365 days, so that the registration is active at offer and award. Complete the representations, and use the same name and address as in NCAGE.',
    },
    confusedWith: [{ id: 'ncage' }, { id: 'piee' }, { name: 'paid “SAM services”' }],
    next: '/stations/nato-ready',
    sources: ['Rules of SAM.gov, read in reports'],
  },
  'blue-uas': {
    kind: 'register',
    name: 'Blue UAS',
    title: 'DoD list of checked drones',
    certainty: 'common-practice',
    aliases: ['Blue list', 'Blue UAS list', 'Blue Cleared', 'Blue UAS Cleared List'],
    linked: ['Blue UAS', 'Blue list'],
    meaning:
      'Drones that were checked for section 848 and cyber security. Any commercial firm may apply through the portal of the Defense Innovation Unit (DIU). Recognized assessors quote price and time, and the government decides. Many units buy only from the list, although the law does not require it for every purchase.',
    asks: {
      who: 'Drone manufacturer',
      what: 'Apply in the portal, list the origin of the parts, and book a recognized assessment.',
    },
    confusedWith: [
      { id: 'green-uas', note: 'an association’s check' },
      { id: 'section-848', note: 'the law behind it' },
    ],
    next: '/rules',
    sources: [{ document: 'diu-blue' }, { document: 'blue-list-reports' }],
    address: 'diu-blue-portal',
    open: 'Is a European manufacturer admitted? We found no bar by country. Ask the assessor.',
  },
  'green-uas': {
    kind: 'register',
    name: 'Green UAS',
    title: 'Drone check of the association AUVSI',
    certainty: 'common-practice',
    meaning:
      'Check of a drone by the US association AUVSI. Since 16 July 2025 it has been a recognized way to the status Blue Cleared. One report names 55,000 to 100,000 dollars for each platform.',
    asks: {
      who: 'Drone manufacturer',
      what: 'Ask for a quote with price and time, and list the origin of the parts.',
    },
    confusedWith: [{ id: 'blue-uas', note: 'the government’s list' }],
    next: '/rules',
    sources: [{ document: 'diu-blue', section: 'release of 16 July 2025' }],
    address: 'diu-blue-portal',
    open: 'Is a European manufacturer admitted, and at which price? Ask the assessor.',
  },
  piee: {
    kind: 'register',
    name: 'PIEE',
    title: 'US procurement environment',
    certainty: 'common-practice',
    aliases: ['WAWF', 'Wide Area Workflow', 'iRAPT', 'EDA'],
    meaning:
      'Login to the applications of the Department of Defense (DoD): invoices and receiving reports, contract documents and SPRS.',
    asks: {
      who: 'Contractor',
      what: 'Open an account tied to your CAGE code and an administrator, and request roles. Send invoices and get acceptance there.',
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
      'System of the Department of Defense (DoD) for supplier risk data, NIST SP 800-171 scores, CMMC status and yearly affirmations. Government buyers can read it, but the public cannot.',
    asks: {
      who: 'Contractor',
      what: 'Post true results, which a senior official affirms now and each year. A score you cannot prove can be a false claim.',
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
      'The EU’s notice board for public contracts above the thresholds, with CPV codes. Defense notices appear under Directive 2009/81/EC. The search is free.',
    asks: {
      who: 'Supplier',
      what: 'Save a search by CPV code and country, read notice and documents, and meet deadline and language in the national portal that the notice names.',
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
      'Database of the International Aerospace Quality Group (IAQG) that lists AS/EN 9100, 9110 and 9120 certificates, sites and audit results. Buyers check it, not the printed certificate.',
    asks: {
      who: 'Certified supplier',
      what: 'Keep scope and site data correct, name an administrator, give customers access, and close findings in time.',
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
