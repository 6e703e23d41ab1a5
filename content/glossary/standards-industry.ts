import type { GlossaryEntry } from './types';

/** Standards of ISO, the aerospace scheme and NIST. */
export const industryStandardEntries = {
  'iso-9001': {
    kind: 'standard',
    name: 'ISO 9001',
    title: 'Quality management systems: requirements',
    certainty: 'verified',
    names: { uk: 'ДСТУ ISO 9001', da: 'DS/EN ISO 9001', de: 'DIN EN ISO 9001' },
    aliases: [
      'EN ISO 9001',
      'ISO 9001:2015',
      'ISO 9001:2015+A1:2024',
      'ISO 9001:2026',
      'ISO 9001:2008 (expired)',
    ],
    definition: 'The general quality management standard and base of AQAP 2110 and AS9100.',
    details:
      'The 2026 edition is said to have been published on 16 September 2026. Certificates to the 2015 edition stay usable in a transition, said to end on 30 September 2029. AQAP 2110 still names the 2015 edition.',
    asks: {
      who: 'Bidder, usually at tender',
      what: 'Show an accredited certificate for the work and the site, and current records of internal audit, management review and corrective actions. State the edition, and ask whether the buyer accepts both.',
    },
    confusedWith: [
      { id: 'aqap-2110' },
      { name: '“certified by ISO”', note: 'ISO certifies no one' },
      { name: 'a certificate without accreditation mark' },
    ],
    next: '/certifications/iso9001',
    sources: [{ document: 'iso9001-2026' }, { document: 'iso9001' }],
    open: 'On which days does the transition begin and end? Ask your certification body to confirm the days of the one report.',
  },
  'iso-10012': {
    kind: 'standard',
    name: 'ISO 10012',
    title: 'Measurement management',
    certainty: 'open',
    names: { da: 'DS/EN ISO 10012', de: 'DIN EN ISO 10012; Messmanagementsysteme' },
    aliases: ['ISO 10012:2003', 'EN ISO 10012:2003'],
    definition: 'Requirements for controlling measuring processes and equipment.',
    details:
      'AQAP 2110 Edition D refers to the 2003 edition. Sources disagree whether a newer edition has appeared. The edition that your AQAP names applies.',
    asks: {
      who: 'Supplier, at all times',
      what: 'Run a calibration system with confirmed equipment, intervals, and records of uncertainty and traceability. Say what you do if an instrument is out of tolerance.',
    },
    confusedWith: [
      { name: 'ISO/IEC 17025', note: 'competence of laboratories' },
      { name: 'a calibration sticker' },
    ],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-2110', section: 'references' }],
  },
  'iso-iec-27001': {
    kind: 'standard',
    name: 'ISO/IEC 27001',
    title: 'Information security management systems',
    certainty: 'verified',
    names: { uk: 'ДСТУ ISO/IEC 27001', da: 'DS/EN ISO/IEC 27001', de: 'DIN EN ISO/IEC 27001' },
    aliases: ['ISO 27001', 'ISO/IEC 27001:2022', 'EN ISO/IEC 27001:2023', 'ISO 27001:2013 (ended)'],
    forms: ['ISO/IEC 27001', 'ISO 27001'],
    definition: 'Requirements for an information security management system.',
    details:
      'Annex A lists 93 controls in four themes. Certificates to the 2013 edition ended on 31 October 2025, so only the 2022 edition counts.',
    asks: {
      who: 'Bidder, at tender or questionnaire',
      what: 'Show an accredited certificate, its scope, and the statement of applicability. The site and the cloud that hold the buyer’s data must be in scope.',
    },
    confusedWith: [
      { id: 'cmmc', note: 'no equivalence' },
      { name: 'a security clearance' },
      { name: 'TISAX' },
      { name: 'SOC 2' },
    ],
    next: '/certifications/iso27001',
    sources: [{ document: 'iso27001' }, 'Notices of certification bodies'],
  },
  as9100: {
    kind: 'standard',
    name: 'AS9100D',
    title: 'Quality management for aviation, space and defense',
    certainty: 'verified',
    names: { da: 'DS/EN 9100', de: 'DIN EN 9100' },
    aliases: ['AS9100', 'AS9100 Rev D', 'SAE AS9100', 'AS9100C (old)', 'JISQ 9100'],
    forms: ['AS9100D', 'AS9100'],
    definition: 'The aerospace and defense quality standard, built on ISO 9001:2015.',
    details:
      'It adds product safety, configuration, counterfeit, key characteristics and first article rules. Revision D is of 20 September 2016. We did not find its successor IA9100 published.',
    asks: {
      who: 'Supplier of aerospace parts, before approval as source',
      what: 'Show a certificate from the industry scheme with its entry in OASIS and a scope that covers your process. Keep records such as the first article inspection.',
    },
    confusedWith: [
      { id: 'iso-9001', name: 'ISO 9001' },
      { id: 'en-9100', note: 'same content' },
      { id: 'aqap-2310', note: 'NATO standard on this base' },
    ],
    next: '/certifications/as9100d',
    sources: [{ document: 'as9100', section: 'cover' }, { document: 'iaqg-scheme' }],
  },
  'en-9100': {
    kind: 'standard',
    name: 'EN 9100',
    title: 'European edition of the aerospace quality standard, with EN 9137 on AQAP 2110',
    certainty: 'common-practice',
    names: { da: 'DS/EN 9100', de: 'DIN EN 9100' },
    aliases: ['EN 9100:2018', 'UNI EN 9100:2018', 'EN 9137'],
    forms: ['EN 9100', 'EN 9137'],
    definition: 'The European twin of AS9100D, published in 2018 with the same requirements.',
    details:
      'EN 9137 of 2012 is guidance for AQAP 2110 Edition 3 together with 9100:2009. For the current editions, ask for AQAP-2110-SRD.2, also issued as IA9137.',
    asks: {
      who: 'The same suppliers as for AS9100',
      what: 'Show an accredited certificate of the scheme and the entry in OASIS. For NATO contracts, show how you meet the AQAP’s additions.',
    },
    confusedWith: [
      { id: 'as9120', name: 'EN 9110, EN 9120', note: 'other activities' },
      { name: 'EN 9001 does not exist', note: 'ISO 9001' },
    ],
    next: '/certifications/as9100d',
    sources: [{ document: 'en-9137', section: 'scope' }, 'Practice of national catalogs'],
  },
  as9102: {
    kind: 'standard',
    name: 'AS9102',
    title: 'First article inspection requirement',
    certainty: 'verified',
    names: { de: 'Erstmusterprüfung' },
    aliases: ['AS9102C', 'AS9102 Rev C', 'EN 9102', 'AS9102B (old)', 'Form 1, 2, 3'],
    definition:
      'AS9102 says how to prove that a new or changed part meets every requirement of drawing and specification.',
    details:
      'Three forms cover the part, its material and processes, and each characteristic. Revision C has applied since mid-2023; some buyers still cite Revision B.',
    asks: {
      who: 'Supplier, with the first production part and after changes, gaps or moved tooling',
      what: 'Fill in the forms, number each characteristic on the drawing, and attach material and process certificates and test results.',
    },
    confusedWith: [
      { id: 'fat', name: 'Factory acceptance test' },
      { id: 'as9145', name: 'PPAP' },
      { name: 'a sample inspection report' },
    ],
    next: '/certifications/as9100d',
    sources: [
      { document: 'as9102', section: 'read in notes of others' },
      { document: 'as9100', section: '8.5.1.3' },
    ],
  },
  as9145: {
    kind: 'standard',
    name: 'AS9145',
    title: 'Advanced product quality planning and production part approval',
    certainty: 'verified',
    aliases: ['APQP', 'PPAP', 'EN 9145'],
    definition: 'Aerospace version, published in 2016, of APQP and PPAP.',
    details:
      'Phases are planned from concept to production, and a file proves a stable process before series delivery.',
    asks: {
      who: 'Supplier that the customer names, before series production',
      what: 'Prepare the phase plan, failure analysis (FMEA), control plan, capability studies, measurement analysis and approval file, and have the customer sign it.',
    },
    confusedWith: [
      { id: 'as9102', name: 'AS9102', note: 'one element of the file' },
      { name: 'automotive PPAP', note: 'other forms' },
      { name: 'AS13100', note: 'engine manufacturers' },
    ],
    next: '/certifications/as9100d',
    sources: [{ document: 'as9145', section: 'publisher’s summaries' }],
  },
  as9110: {
    kind: 'standard',
    name: 'AS9110',
    title: 'Quality management for maintenance organizations',
    certainty: 'common-practice',
    aliases: ['AS9110C', 'EN 9110'],
    definition:
      'Sister of AS9100 for organizations that maintain, repair and overhaul aircraft and equipment.',
    details: 'It has the same scheme and register.',
    asks: {
      who: 'Maintenance supplier',
      what: 'Show a certificate of the scheme with the items you maintain, and the entry in OASIS. Control repair data and release.',
    },
    confusedWith: [
      { name: 'EASA Part-145 approval', note: 'law, airworthiness' },
      { id: 'as9100', name: 'AS9100', note: 'manufacturers' },
    ],
    next: '/certifications/as9100d',
    sources: ['Family of aerospace standards'],
    open: 'Which revision letter is current? Ask your certification body.',
  },
  as9120: {
    kind: 'standard',
    name: 'AS9120',
    title: 'Quality management for distributors',
    certainty: 'common-practice',
    aliases: ['AS9120B', 'EN 9120'],
    definition: 'Sister of AS9100 for stockists and distributors that sell parts without changing them.',
    details:
      'It covers traceability, splitting of lots, documents that follow the part, and counterfeit avoidance.',
    asks: {
      who: 'Distributor',
      what: 'Show a certificate of the scheme and the entry in OASIS. Give the manufacturer’s certificate with every lot, traceable to the lot.',
    },
    confusedWith: [
      { id: 'as9100', name: 'AS9100', note: 'manufacturers' },
      { name: 'authorized distributor status', note: 'granted by the manufacturer' },
    ],
    next: '/certifications/as9100d',
    sources: ['Family of aerospace standards'],
    open: 'Which revision letter is current? Ask your certification body.',
  },
  ia9100: {
    kind: 'standard',
    name: 'IA9100',
    title: 'Announced successor of AS9100D',
    certainty: 'open',
    aliases: ['AS9100E (wrong)'],
    definition: 'Name of the next edition of AS9100/EN 9100, aligned to ISO 9001:2026.',
    details: '{fact:ia9100}',
    asks: {
      what: 'You have nothing to do yet. If a tender names IA9100, ask whether AS9100D is accepted and until when.',
    },
    confusedWith: [
      { id: 'as9100', note: 'current' },
      { id: 'as9100', name: 'AS9100 Rev E', note: 'no such document' },
    ],
    next: '/certifications/as9100d',
    sources: [{ document: 'ia9100' }],
    open: 'Has IA9100 been published? We found nothing up to October 2026. Ask your certification body.',
  },
  'nist-sp-800-171': {
    kind: 'standard',
    name: 'NIST SP 800-171',
    title: 'Protecting controlled unclassified information',
    certainty: 'verified',
    aliases: ['NIST 800-171', 'SP 800-171', 'NIST SP 800-171 Rev. 2', '800-171r2', '800-171r3', '800-171A'],
    forms: ['NIST SP 800-171', 'SP 800-171'],
    definition:
      'US list of security requirements for companies that hold controlled unclassified information.',
    details:
      'Department of Defense (DoD) contracts use Revision 2, with 110 requirements and 320 assessment objectives. NIST replaced it with Revision 3 in May 2024, but a class deviation keeps Revision 2.',
    asks: {
      who: 'Supplier with such data',
      what: 'Write a system security plan, and meet or plan each requirement. Calculate your score, from 110 down to minus 203. Keep evidence for each objective.',
    },
    confusedWith: [
      { name: 'NIST CSF 2.0', note: 'a voluntary framework' },
      { id: 'iso-iec-27001' },
      { name: 'Revision 3', note: 'not yet in DoD contracts' },
    ],
    next: '/gaps/iso-27001-to-cmmc',
    sources: [
      { document: 'sp-800-171' },
      { document: 'deviation-2024-o0013' },
      { document: 'cfr-32-170', section: '170.14, 170.24' },
    ],
    open: 'Is the rule proposed in summer 2026, which names Revision 3, final? Ask the contracting officer.',
  },
  'nist-sp-800-172': {
    kind: 'standard',
    name: 'NIST SP 800-172',
    title: 'Enhanced security requirements',
    certainty: 'verified',
    aliases: ['NIST 800-172', 'SP 800-172', '800-172r3', '800-172A'],
    forms: ['NIST SP 800-172', 'SP 800-172'],
    definition: 'Extra requirements against advanced attackers.',
    details:
      'CMMC Level 3 uses 24 requirements of the February 2021 edition. NIST issued Revision 3 on 13 May 2026, but the CMMC rule has not adopted it.',
    asks: {
      who: 'Only companies in the most sensitive programs',
      what: 'Reach a final Level 2 first. Then the government’s own team assesses you. Level 3 may not be required while Phase 2 is suspended.',
    },
    confusedWith: [
      { id: 'nist-sp-800-171', name: 'SP 800-171', note: 'base' },
      { name: 'Revision 3', note: 'not what CMMC uses' },
    ],
    next: '/certifications/cmmc',
    sources: [{ document: 'sp-800-172-r3' }, { document: 'cfr-32-170', section: '170.14(c)(4)' }],
  },
  'fips-140': {
    kind: 'standard',
    name: 'FIPS 140',
    title: 'Validated cryptographic modules',
    certainty: 'verified',
    aliases: ['FIPS 140-3', 'FIPS 140-2', 'FIPS validated', 'FIPS compliant (no proof)', 'CMVP'],
    forms: ['FIPS 140-3', 'FIPS 140-2', 'FIPS-validated'],
    definition: 'US standard for cryptographic modules.',
    details:
      'The proof is a certificate number in the list of validated modules (CMVP). FIPS 140-2 certificates have been historical since 21 September 2026. You may keep existing systems, but new purchases should name FIPS 140-3.',
    asks: {
      who: 'Supplier that encrypts controlled unclassified information',
      what: 'Record the name, version and active certificate of each module, and configure it in validated mode. A module without validation costs three points in CMMC.',
    },
    confusedWith: [
      { name: 'AES-256', note: 'an algorithm, not a validation' },
      { name: 'Common Criteria' },
      { name: '“FIPS compliant” in a brochure' },
    ],
    next: '/certifications/cmmc',
    sources: [{ document: 'cmvp', section: 'quoted by several sources' }],
  },
} satisfies Record<string, GlossaryEntry>;
