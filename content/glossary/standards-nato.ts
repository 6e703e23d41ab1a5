import type { GlossaryEntry } from './types';

/** NATO quality publications and agreements. */
export const natoStandardEntries = {
  'aqap-2110': {
    kind: 'standard',
    name: 'AQAP 2110',
    title: 'NATO quality assurance requirements for design, development and production',
    certainty: 'verified',
    names: {
      uk: 'стандарти НАТО серії AQAP',
      de: 'NATO-Qualitätssicherungsanforderungen für Entwicklung, Konstruktion und Produktion',
    },
    aliases: ['AQAP 2110:2016', 'AQAP 2110 Ed. D', 'AQAP-2110(D)'],
    meaning:
      'The contract quality text NATO nations and agencies cite when equipment is designed, developed or produced. It takes in the applicable requirements of ISO 9001:2015 and adds a contract quality plan, risk, configuration, access and conformity duties. Latest edition found: D Version 1, 24 June 2016.',
    asks: {
      who: 'Supplier, and sub-suppliers by flow-down, from contract award',
      what: 'Quality plan before work starts, risk and configuration records, access for the government representative, signed certificate of conformity with each delivery.',
    },
    confusedWith: [
      { id: 'iso-9001', name: 'ISO 9001 certificate', note: 'base only' },
      { id: 'aqap-2310', note: 'aerospace base' },
      { id: 'aqap-2131', note: 'inspection only' },
      { name: '“AQAP certificate from NATO”', note: 'NATO certifies no one' },
    ],
    next: '/gaps/iso-9001-to-aqap-2110',
    sources: [{ document: 'aqap-2110', section: 'letter of promulgation and chapters 1 to 5' }],
  },
  'aqap-2110-srd1': {
    kind: 'standard',
    name: 'AQAP 2110-SRD.1',
    title: 'Guidance on the use of AQAP 2110',
    certainty: 'verified',
    aliases: ['AQAP 2110-SRD.2', 'IA9137', 'earlier: AQAP-2009 annex'],
    linked: ['AQAP 2110-SRD.1', 'AQAP-2110-SRD.2', 'IA9137'],
    meaning:
      'Standards related documents: companions that explain AQAP-2110, with examples and no requirements of their own. SRD.1 (Edition A Version 1) serves every supplier; SRD.2, also issued as IA9137, serves those with a 9100 system.',
    asks: {
      what: 'Nothing by itself. Useful when you write the quality plan and the certificate of conformity; becomes binding only if the contract says so.',
    },
    confusedWith: [
      { id: 'aqap-2110', name: 'AQAP-2110 itself' },
      { id: 'aqap-withdrawn', name: 'AQAP-2009', note: 'old guide' },
    ],
    next: '/certifications/aqap2110',
    sources: ['Title of the Polish edition of SRD.1, and a library’s catalog for SRD.2'],
    open: 'Which edition of SRD.2 is current, and of which days are both? Ask the NATO Standardization Office.',
  },
  'aqap-2131': {
    kind: 'standard',
    name: 'AQAP 2131',
    title: 'NATO quality assurance requirements for final inspection and test',
    certainty: 'verified',
    names: { de: 'NATO-Qualitätssicherungsanforderungen für Endprüfung und Test' },
    aliases: ['AQAP 2131 Ed. C', 'AQAP-2131(C)', 'AQAP 2131:2017', 'AQAP-131 (old)'],
    meaning:
      'The light AQAP: conformity is shown by inspecting and testing the finished product. It sets requirements for final inspection and test only, without design control and without a full quality system. Edition C Version 1, 18 December 2017.',
    asks: {
      who: 'Supplier, before each delivery',
      what: 'Inspection and test to an agreed method, records and results kept, nonconforming items held back, certificate of conformity, access for the government representative where the contract provides it.',
    },
    confusedWith: [
      { id: 'aqap-2110', note: 'full set' },
      { id: 'aqap-withdrawn', name: 'AQAP 2130', note: 'withdrawn' },
      { id: 'iso-9001', name: 'ISO 9001 certificate', note: 'not asked for by 2131 itself' },
    ],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-2131', section: 'letter of promulgation of 18 December 2017' }],
  },
  'aqap-2131-srd1': {
    kind: 'standard',
    name: 'AQAP 2131-SRD.1',
    title: 'Guidance on the use of AQAP 2131 Edition C',
    certainty: 'verified',
    meaning:
      'Guidance to AQAP-2131 with two practical annexes: avoiding counterfeit materiel and the minimum content of a certificate of conformity. Edition A Version 1, 24 January 2020; free from the NATO standards database.',
    asks: {
      what: 'Nothing by itself. Take Annex B as the checklist for your certificate of conformity form and Annex A for your purchasing rules.',
    },
    confusedWith: [
      { id: 'aqap-2131', note: 'the requirement' },
      { name: 'a ready certificate form', note: 'it gives content, not a form' },
    ],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-2131-srd1', section: 'contents, Annexes A and B' }],
  },
  'aqap-2105': {
    kind: 'standard',
    name: 'AQAP 2105',
    title: 'NATO requirements for quality plans',
    certainty: 'verified',
    names: { uk: 'план якості', da: 'kvalitetsplan' },
    aliases: ['AQAP 2105 Ed. C', 'NATO requirements for deliverable quality plans (old title)'],
    meaning:
      'Says what a deliverable quality plan must contain when the contract asks for one: how this contract’s requirements are met, by whom, with which records. Edition C Version 1, January 2019; a new edition was in work in 2023.',
    asks: {
      who: 'Supplier, usually soon after award and before work',
      what: 'A contract-specific plan, submitted, revised on comment and kept current. The acquirer or government representative may reject it.',
    },
    confusedWith: [
      { name: 'Quality manual', note: 'company-wide' },
      { id: 'aqap-2110', note: 'the requirement that calls for the plan' },
    ],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-2105', section: 'title page' }, 'Content from the older Edition 2'],
  },
  'aqap-2310': {
    kind: 'standard',
    name: 'AQAP 2310',
    title: 'NATO quality assurance requirements for aviation, space and defence suppliers',
    certainty: 'verified',
    aliases: ['AQAP 2310 Ed. B', 'AQAP-2310:2017', 'AQAP 2310(A) (old, 2013)'],
    meaning:
      'The AQAP for suppliers that work to the aerospace standard: the same idea as AQAP 2110, built on AS/EN 9100:2016, as AQAP 2310 names it, instead of ISO 9001. Edition B Version 1 of 2017 is the last one we read; a revision was in final approval in October 2023.',
    asks: {
      who: 'Supplier, from award',
      what: 'An AS/EN 9100-type system in use plus the NATO additions: quality plan, risk, configuration, access, certificate of conformity.',
    },
    confusedWith: [
      { id: 'aqap-2110', note: 'ISO 9001 base' },
      { id: 'en-9100', name: 'EN 9137', note: 'guidance for AQAP 2110 Edition 3' },
    ],
    next: '/gaps/as9100-to-aqap-2110',
    sources: [{ document: 'aqap-2310', section: 'read in lists of editions' }],
  },
  'aqap-2210': {
    kind: 'standard',
    name: 'AQAP 2210',
    title: 'NATO supplementary software quality assurance requirements',
    certainty: 'verified',
    aliases: ['AQAP 2210 Ed. B', 'AQAP 2210 Ed. A V2 (2015, old)', 'AQAP-150, AQAP-160 (old)'],
    meaning:
      'Adds software quality requirements to AQAP-2110 or AQAP-2310 when the delivery contains software or firmware. It prescribes no development model; it asks for planned, visible and verified software work. Edition B Version 1, August 2022.',
    asks: {
      who: 'Supplier that develops, adapts, maintains or delivers software under the contract',
      what: 'A software quality plan, configuration control, verification and test records, treatment of off-the-shelf and non-deliverable software.',
    },
    confusedWith: [
      { id: 'aqap-2110', name: 'AQAP 2110 alone' },
      { name: 'DO-178C' },
      { id: 'iso-iec-27001', note: 'security, not software quality' },
    ],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-2210', section: 'title page and contents' }],
  },
  'aqap-2070': {
    kind: 'standard',
    name: 'AQAP 2070',
    title: 'NATO mutual government quality assurance process',
    certainty: 'verified',
    names: { uk: 'взаємне державне гарантування якості' },
    aliases: ['AQAP 2070 Ed. B V4', 'AQAP-170 (old guide)'],
    meaning:
      'The process text for governments: how one nation asks another to check a supplier, from risk statement and request to planning, performance and closure. Edition B Version 4, 4 October 2019.',
    asks: {
      what: 'Nothing directly. It explains what your national representative will plan, which forms travel between governments and why your risk register matters.',
    },
    confusedWith: [{ id: 'aqap-2110', note: 'the supplier’s text' }, { name: 'an audit you can order' }],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-2070', section: 'letter of promulgation' }],
  },
  'aqap-withdrawn': {
    kind: 'standard',
    name: 'AQAP 2120 and 2130',
    title: 'Withdrawn publications, with the 100 series',
    certainty: 'verified',
    aliases: [
      'AQAP 2120',
      'AQAP 2130',
      'AQAP-110',
      'AQAP-120',
      'AQAP-130',
      'AQAP-150',
      'AQAP-2009',
      'AQAP 2110 Ed. 3',
    ],
    linked: ['AQAP 2120', 'AQAP 2130'],
    meaning:
      'Old numbers still copied into tender templates. AQAP 2120 (production) and 2130 (inspection and test) were replaced by AQAP 2110 Edition D; the transition ended on 21 September 2018. Inspection-only contracts now cite 2131. The 100 series is older still.',
    asks: {
      what: 'Ask the buyer in writing, before bidding, which current publication and edition is meant. Do not quote before you have the answer, and keep a dated copy of your question.',
    },
    confusedWith: [
      { id: 'aqap-2131', note: 'current' },
      { name: 'a valid certificate to AQAP 2120 or 2130', note: 'no longer evidence of the current text' },
    ],
    next: '/certifications/aqap2110',
    sources: [
      { document: 'aqap-2110', section: 'letter of promulgation of 2016 and note on the transition' },
      'Catalog entry of AQAP 2120 Edition 3',
    ],
  },
  'stanag-4107': {
    kind: 'standard',
    name: 'STANAG 4107',
    title: 'Mutual acceptance of government quality assurance and usage of the AQAPs',
    certainty: 'verified',
    names: {
      uk: 'Угода НАТО зі стандартизації STANAG 4107',
      de: 'Gegenseitige Anerkennung der Güteprüfung und Anwendung der NATO-Qualitätssicherungsdruckschriften (AQAP)',
    },
    aliases: ['STANAG No. 4107', 'STANAG 4108 (old, guides)'],
    meaning:
      'The agreement among NATO nations: each offers government quality assurance at its own suppliers when another nation or a NATO body asks, and nations use the AQAPs in contracts. It binds governments, not companies.',
    asks: {
      what: 'Nothing directly. When a tender names it, expect an AQAP clause and visits by your own state’s representative; prepare access and records.',
    },
    confusedWith: [
      { id: 'aqap-2110', note: 'the supplier’s requirement' },
      { name: 'mutual recognition of certificates', note: 'it is about the service, not certificates' },
    ],
    next: '/certifications/aqap2110',
    sources: [
      { document: 'stanag-4107', section: 'title and summary' },
      { document: 'aqap-170', section: 'chapter 1' },
    ],
    open: 'Which edition is current? Ask the NATO Standardization Office.',
  },
  'stanag-4174': {
    kind: 'standard',
    name: 'STANAG 4174',
    title: 'NATO reliability and maintainability publications (ARMP)',
    certainty: 'common-practice',
    aliases: ['ARMP-1', 'ARMP-4', 'ARMP-7'],
    meaning:
      'NATO agreement that covers the Allied Reliability and Maintainability Publications. ARMP-1 holds the requirements a contract can select; others guide how to write and prove them.',
    asks: {
      what: 'If cited: a reliability and maintainability program, with prediction, test or field data as proof, at the design reviews named in the contract.',
    },
    confusedWith: [
      { id: 'stanag-4107', note: 'quality assurance' },
      { name: 'MIL-STD-785 or IEC 60300', note: 'other sources of the same duties' },
    ],
    next: '/stations/defense-standards',
    sources: ['Catalog entries of ARMP-1 and ARMP-4'],
    open: 'Which edition of ARMP-1 counts? Ask the buyer; the contract says.',
  },
  'stanag-4427': {
    kind: 'standard',
    name: 'STANAG 4427',
    title: 'Configuration management in system life cycle (ACMP)',
    certainty: 'common-practice',
    names: { uk: 'управління конфігурацією', da: 'konfigurationsstyring', de: 'Konfigurationsmanagement' },
    aliases: ['ACMP-2000', 'ACMP-2009', 'ACMP-2100', 'ACMP-1 to -7 (old)'],
    meaning:
      'NATO’s agreement and publications on configuration management: policy, guidance and the contractual requirements text. They put detail behind the configuration chapter of AQAP 2110.',
    asks: {
      what: 'If cited: a configuration management plan, baselines, change control, status records and audits to the ACMP text the contract names.',
    },
    confusedWith: [
      { name: 'ISO 10007', note: 'guideline' },
      { id: 'aqap-2110', name: 'AQAP 2110 configuration requirement', note: 'shorter' },
    ],
    next: '/certifications/aqap2110',
    sources: ['The publications themselves, not read'],
    open: 'Which edition counts? Ask the buyer; the contract says.',
  },
} satisfies Record<string, GlossaryEntry>;
