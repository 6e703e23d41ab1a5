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
    meaning:
      'The general quality management standard and base of AQAP 2110 and AS9100. The 2026 edition was reported published on 16 September 2026; certificates to 2015 stay usable in a transition, reported to end 30 September 2029. AQAP 2110 still names the 2015 edition.',
    asks: {
      who: 'Bidder, usually at tender',
      what: 'Accredited certificate whose scope covers the work and site, plus living records: internal audit, management review, corrective actions. Say which edition; ask if the buyer accepts both.',
    },
    confusedWith: [
      { id: 'aqap-2110' },
      { name: '“certified by ISO”', note: 'ISO certifies no one' },
      { name: 'a certificate without accreditation mark' },
    ],
    next: '/certifications/iso9001',
    sources: [{ document: 'iso9001-2026' }, { document: 'iso9001' }],
    open: 'On which days does the transition begin and end? One report gives them; ask your certification body.',
  },
  'iso-10012': {
    kind: 'standard',
    name: 'ISO 10012',
    title: 'Measurement management',
    certainty: 'open',
    names: { da: 'DS/EN ISO 10012', de: 'DIN EN ISO 10012; Messmanagementsysteme' },
    aliases: ['ISO 10012:2003', 'EN ISO 10012:2003'],
    meaning:
      'Requirements for controlling measuring processes and equipment. AQAP 2110 Edition D refers to the 2003 edition. Sources disagree whether its successor has appeared: the edition that your AQAP text names is the one that counts.',
    asks: {
      who: 'Supplier, always in use',
      what: 'Calibration system with confirmed equipment, intervals, uncertainty and traceability records, and a reaction when an instrument is found out of tolerance.',
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
    linked: ['ISO/IEC 27001', 'ISO 27001'],
    meaning:
      'Requirements for an information security management system. Annex A lists 93 controls in four themes. Certificates to the 2013 edition ceased on 31 October 2025; only 2022 counts.',
    asks: {
      who: 'Bidder, at tender or questionnaire',
      what: 'Accredited certificate to the 2022 edition, its scope, and the statement of applicability; the site and cloud that hold the customer’s data must be inside.',
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
    linked: ['AS9100D', 'AS9100'],
    meaning:
      'The aerospace and defense quality standard: the ISO 9001:2015 text plus product safety, configuration, counterfeit, key characteristics and first article rules. Revision D, 20 September 2016. Its successor IA9100 was not found published.',
    asks: {
      who: 'Supplier of aerospace parts, before approval as source',
      what: 'Certificate from the industry scheme, entry visible in OASIS, scope that covers the process, records such as first article inspection.',
    },
    confusedWith: [
      { id: 'iso-9001', name: 'ISO 9001' },
      { id: 'en-9100', note: 'same content' },
      { id: 'aqap-2310', note: 'NATO text on this base' },
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
    linked: ['EN 9100', 'EN 9137'],
    meaning:
      'The European twin of AS9100D, the same requirements published in 2018. EN 9137 of 2012 is guidance for AQAP 2110 Edition 3 beside 9100:2009; for today’s texts ask for AQAP-2110-SRD.2, also issued as IA9137.',
    asks: {
      who: 'The same as AS9100',
      what: 'Accredited scheme certificate and OASIS entry; for NATO contracts, show how the AQAP additions are met.',
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
    meaning:
      'Says how to prove that a new or changed part meets every drawing and specification requirement: part, material and process, and characteristic accountability on three forms. Revision C since mid-2023; some buyers still cite B.',
    asks: {
      who: 'Supplier, with the first production part and after changes, gaps or moved tooling',
      what: 'Completed forms, ballooned drawing, material and process certificates, test results.',
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
    meaning:
      'Aerospace version of APQP and PPAP: planned phases from concept to production and a defined file that proves a stable process before series delivery. Published 2016.',
    asks: {
      who: 'Supplier named by the customer, before rate production',
      what: 'Phase plan, FMEA, control plan, capability studies, measurement analysis, approval file, signed by the customer.',
    },
    confusedWith: [
      { id: 'as9102', name: 'AS9102', note: 'one element of the file' },
      { name: 'automotive PPAP', note: 'other forms' },
      { name: 'AS13100', note: 'engine makers' },
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
    meaning:
      'Sister of AS9100 for organizations that maintain, repair and overhaul aircraft and equipment. Same scheme, same register.',
    asks: {
      who: 'Maintenance supplier',
      what: 'Scheme certificate with the maintained items in scope, OASIS entry, control of repair data and release.',
    },
    confusedWith: [
      { name: 'EASA Part-145 approval', note: 'law, airworthiness' },
      { id: 'as9100', name: 'AS9100', note: 'makers' },
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
    meaning:
      'Sister of AS9100 for stockists and distributors that sell parts without changing them: traceability, splitting of lots, documents that follow the part, counterfeit avoidance.',
    asks: {
      who: 'Distributor',
      what: 'Scheme certificate and OASIS entry; with every lot the maker’s certificate, traceable to the lot.',
    },
    confusedWith: [
      { id: 'as9100', name: 'AS9100', note: 'makers' },
      { name: 'authorized distributor status', note: 'granted by the maker' },
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
    meaning: 'Name of the next edition of AS9100/EN 9100, aligned to ISO 9001:2026. {fact:ia9100}',
    asks: { what: 'Nothing yet. If a tender names it, ask whether AS9100D is accepted and until when.' },
    confusedWith: [
      { id: 'as9100', note: 'current' },
      { id: 'as9100', name: 'AS9100 Rev E', note: 'no such document' },
    ],
    next: '/certifications/as9100d',
    sources: [{ document: 'ia9100' }],
    open: 'Has it been published? Nothing was found to October 2026; ask your certification body.',
  },
  'nist-sp-800-171': {
    kind: 'standard',
    name: 'NIST SP 800-171',
    title: 'Protecting controlled unclassified information',
    certainty: 'verified',
    aliases: ['NIST 800-171', 'SP 800-171', 'NIST SP 800-171 Rev. 2', '800-171r2', '800-171r3', '800-171A'],
    linked: ['NIST SP 800-171', 'SP 800-171'],
    meaning:
      'US list of security requirements for companies that hold controlled unclassified information. Defense contracts use Revision 2: 110 requirements, 320 assessment objectives. NIST replaced it by Revision 3 in May 2024; a class deviation keeps Revision 2.',
    asks: {
      who: 'Supplier with such data',
      what: 'System security plan, each requirement met or planned, score from 110 down to minus 203, evidence per objective.',
    },
    confusedWith: [
      { name: 'NIST CSF 2.0', note: 'voluntary frame' },
      { id: 'iso-iec-27001' },
      { name: 'Revision 3', note: 'not yet contract text for Defense' },
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
    linked: ['NIST SP 800-172', 'SP 800-172'],
    meaning:
      'Extra requirements against advanced attackers. CMMC Level 3 takes 24 of the February 2021 edition. NIST issued Revision 3 on 13 May 2026; the CMMC rule has not adopted it.',
    asks: {
      who: 'Only companies in the most sensitive programs',
      what: 'A final Level 2 first, then assessment by the government’s own team. Not to be required while Phase 2 is suspended.',
    },
    confusedWith: [
      { id: 'nist-sp-800-171', name: 'SP 800-171', note: 'base' },
      { name: 'Revision 3', note: 'not the CMMC text' },
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
    linked: ['FIPS 140-3', 'FIPS 140-2', 'FIPS-validated'],
    meaning:
      'US standard for cryptographic modules. Proof is a certificate number in the CMVP list. FIPS 140-2 certificates were active through 21 September 2026; since then they are historical. Systems in use may run on, new purchases should name FIPS 140-3.',
    asks: {
      who: 'Supplier that encrypts controlled unclassified information',
      what: 'Module name, version and active certificate, configured in validated mode. Not validated costs three points in CMMC.',
    },
    confusedWith: [
      { name: 'AES-256', note: 'algorithm, no validation' },
      { name: 'Common Criteria' },
      { name: '“FIPS compliant” in a brochure' },
    ],
    next: '/certifications/cmmc',
    sources: [{ document: 'cmvp', section: 'quoted by several sources' }],
  },
} satisfies Record<string, GlossaryEntry>;
