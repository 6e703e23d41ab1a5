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
    definition: 'The quality standard that NATO nations and agencies cite in contracts for equipment.',
    details:
      'It includes the applicable requirements of ISO 9001:2015 and adds a quality plan for the contract, risk, configuration, access and conformity duties. The latest edition we found is D Version 1 of 24 June 2016.',
    asks: {
      who: 'Supplier, and subcontractors by flow-down, from contract award',
      what: 'Write the quality plan before work starts, and keep risk and configuration records. Give the government quality representative (GQAR) access. Sign a certificate of conformity with each delivery.',
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
    forms: ['AQAP 2110-SRD.1', 'AQAP-2110-SRD.2', 'IA9137'],
    definition:
      'Standards-related documents (SRD) explain AQAP-2110 with examples and have no requirements of their own.',
    details:
      'SRD.1 (Edition A Version 1) is for every supplier. SRD.2, also issued as IA9137, is for suppliers with a 9100 system.',
    asks: {
      what: 'You have to do nothing by itself. The guidance helps with the quality plan and the certificate of conformity, and binds only if the contract says so.',
    },
    confusedWith: [
      { id: 'aqap-2110', name: 'AQAP-2110 itself' },
      { id: 'aqap-withdrawn', name: 'AQAP-2009', note: 'old guide' },
    ],
    next: '/certifications/aqap2110',
    sources: ['Title of the Polish edition of SRD.1, and a library’s catalog for SRD.2'],
    open: 'Which edition of SRD.2 is current, and which dates do SRD.1 and SRD.2 have? Ask the NATO Standardization Office.',
  },
  'aqap-2131': {
    kind: 'standard',
    name: 'AQAP 2131',
    title: 'NATO quality assurance requirements for final inspection and test',
    certainty: 'verified',
    names: { de: 'NATO-Qualitätssicherungsanforderungen für Endprüfung und Test' },
    aliases: ['AQAP 2131 Ed. C', 'AQAP-2131(C)', 'AQAP 2131:2017', 'AQAP-131 (old)'],
    definition: 'The light AQAP: you show conformity by inspecting and testing the finished product.',
    details:
      'It needs no design control and no full quality system. The edition is C Version 1 of 18 December 2017.',
    asks: {
      who: 'Supplier, before each delivery',
      what: 'Inspect and test to an agreed method and keep the results. Hold back what does not conform. Sign a certificate of conformity, and give the government quality representative (GQAR) access where the contract says so.',
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
    definition:
      'Guidance with annexes on counterfeit materiel and on the minimum content of a certificate of conformity.',
    details: 'The edition is A Version 1 of 24 January 2020, free in NATO’s standards database.',
    asks: {
      what: 'Use Annex B as the checklist for your certificate of conformity, and Annex A for your purchasing rules.',
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
    definition: 'AQAP 2105 says what a quality plan must contain.',
    details:
      'The plan shows how you meet the requirements of this contract, who does it, and with which records. The edition is C Version 1 of January 2019. NATO was working on a new edition in 2023.',
    asks: {
      who: 'Supplier, usually soon after award and before work',
      what: 'Submit the plan, revise it when you get comments, and keep it current. The buyer or the government quality representative (GQAR) may reject it.',
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
    definition: 'The AQAP for suppliers with an aerospace system.',
    details:
      'It has the same idea as AQAP 2110, built on AS/EN 9100:2016 instead of ISO 9001. Edition B Version 1 of 2017 is the last edition we read. A revision was in final approval in October 2023.',
    asks: {
      who: 'Supplier, from award',
      what: 'Run a system to AS/EN 9100 and add NATO’s requirements: quality plan, risk, configuration, access and certificate of conformity.',
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
    definition: 'Additions to AQAP-2110 or AQAP-2310 when the delivery contains software or firmware.',
    details:
      'It prescribes no development model, but planned, visible and verified work. The edition is B Version 1 of August 2022.',
    asks: {
      who: 'Supplier that develops, adapts, maintains or delivers software under the contract',
      what: 'Write a software quality plan, control configuration, and keep verification and test records. Say how you treat off-the-shelf software and software that you do not deliver.',
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
    definition: 'The process by which one government asks another to check a supplier.',
    details:
      'It runs from risk statement and request to planning, performance and closure. The edition is B Version 4 of 4 October 2019.',
    asks: {
      what: 'You have to do nothing directly. The publication shows what your government quality representative will plan, which forms the governments exchange and why your risk register matters.',
    },
    confusedWith: [
      { id: 'aqap-2110', note: 'the standard for the supplier' },
      { name: 'an audit you can order' },
    ],
    next: '/certifications/aqap2110',
    sources: [{ document: 'aqap-2070', section: 'letter of promulgation' }],
  },
  'aqap-withdrawn': {
    kind: 'standard',
    name: 'AQAP 2120 and 2130',
    title: 'Withdrawn publications, with the 100 series',
    certainty: 'verified',
    aliases: ['AQAP 2130', 'AQAP-110', 'AQAP-120', 'AQAP-130', 'AQAP-150', 'AQAP-2009', 'AQAP 2110 Ed. 3'],
    headingForms: ['AQAP 2120'],
    forms: ['AQAP 2120', 'AQAP 2130'],
    definition: 'Old numbers that buyers still copy into tenders.',
    details:
      'AQAP 2110 Edition D replaced AQAP 2120 (production) and 2130 (inspection and test); the transition ended on 21 September 2018. Inspection-only contracts now cite 2131. The 100 series is older still.',
    asks: {
      what: 'Ask the buyer in writing, before you quote, which current publication and edition it means. Keep a dated copy of your question.',
    },
    confusedWith: [
      { id: 'aqap-2131', note: 'current' },
      {
        name: 'a valid certificate to AQAP 2120 or 2130',
        note: 'no longer evidence of the current standard',
      },
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
    definition:
      'NATO nations agree to carry out government quality assurance for each other and to use the AQAPs.',
    details:
      'Each acts at its own suppliers when another nation or a NATO agency asks. It binds governments, not companies.',
    asks: {
      what: 'You have to do nothing directly. If a tender names the agreement, expect an AQAP clause and visits by your own country’s government quality representative. Prepare access and records.',
    },
    confusedWith: [
      { id: 'aqap-2110', note: 'the supplier’s requirement' },
      {
        name: 'mutual recognition of certificates',
        note: 'the agreement covers the service, not certificates',
      },
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
    definition: 'NATO agreement on the Allied Reliability and Maintainability Publications.',
    details:
      'ARMP-1 contains the requirements that a contract can select. The others explain how to write and prove them.',
    asks: {
      what: 'If the contract cites it, run a reliability and maintainability program. Prove it with predictions, tests or field data at the design reviews.',
    },
    confusedWith: [
      { id: 'stanag-4107', note: 'quality assurance' },
      { name: 'MIL-STD-785 or IEC 60300', note: 'other sources of the same duties' },
    ],
    next: '/stations/defense-standards',
    sources: ['Catalog entries of ARMP-1 and ARMP-4'],
    open: 'Which edition of ARMP-1 applies? The contract says so, or ask the buyer.',
  },
  'stanag-4427': {
    kind: 'standard',
    name: 'STANAG 4427',
    title: 'Configuration management in system life cycle (ACMP)',
    certainty: 'common-practice',
    names: { uk: 'управління конфігурацією', da: 'konfigurationsstyring', de: 'Konfigurationsmanagement' },
    aliases: ['ACMP-2000', 'ACMP-2009', 'ACMP-2100', 'ACMP-1 to -7 (old)'],
    definition: 'NATO’s policy, guidance and contract requirements on configuration management.',
    details: 'They add detail to the configuration chapter of AQAP 2110.',
    asks: {
      what: 'If the contract cites it, write a configuration management plan, set baselines, control changes, and keep status records and audits to the ACMP publication named.',
    },
    confusedWith: [
      { name: 'ISO 10007', note: 'guideline' },
      { id: 'aqap-2110', name: 'AQAP 2110 configuration requirement', note: 'shorter' },
    ],
    next: '/certifications/aqap2110',
    sources: ['The publications themselves, not read'],
    open: 'Which edition applies? The contract says so, or ask the buyer.',
  },
} satisfies Record<string, GlossaryEntry>;
