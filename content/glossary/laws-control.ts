import { dated } from '../dated';
import type { GlossaryEntry } from './types';

/** Law on export, procurement and security. */
export const controlLawEntries = {
  cmmc: {
    kind: 'law',
    name: 'CMMC',
    title: 'Cybersecurity Maturity Model Certification',
    certainty: 'verified',
    aliases: [
      'CMMC 2.0',
      'CMMC Level 1, 2, 3',
      'L2 (Self)',
      'L2 (C3PAO)',
      '32 CFR 170',
      'CMMC 1.0, Level 4, Level 5 (old)',
    ],
    definition:
      'US Department of Defense (DoD) program for safeguards of unclassified contract data: Level 1 (15 requirements), Level 2 (110), Level 3 (24 more).',
    details: dated(
      'Phase 2, due 10 November 2026, was suspended on 13 July 2026. During the suspension new contracts ask only for self-assessed Level 1 or 2.',
      {
        date: '2027-01-01',
        text: 'Phase 2, due 10 November 2026, was suspended on 13 July 2026. We read nothing after 8 October 2026. The solicitation names the level and the assessment.',
      },
    ),
    asks: {
      who: 'Bidder with such data, at award',
      what: 'Enter the self-assessment result in SPRS, affirm each year, and keep the evidence for six years. If a prime prefers a certified Level 2, get that in writing.',
    },
    confusedWith: [
      { id: 'iso-iec-27001' },
      { name: 'security clearance' },
      { name: '“CMMC certificate” after a self-assessment', note: 'a status, not a certificate' },
    ],
    next: '/certifications/cmmc',
    sources: [
      { document: 'cfr-32-170' },
      { document: 'cmmc-suspension' },
      { document: 'deviation-2026-o0025' },
    ],
    open: 'What applies after 8 October 2026, the date of the newest report we read? Ask the buyer.',
  },
  itar: {
    kind: 'law',
    name: 'ITAR',
    title: 'International Traffic in Arms Regulations',
    certainty: 'verified',
    aliases: [
      '22 CFR 120-130',
      'ITAR compliant',
      'ITAR registered',
      'ITAR certified (no such thing)',
      'ITAR-free',
    ],
    definition:
      'US rules on defense articles, services and technical data, administered by the State Department (DDTC).',
    details:
      'An item on the US Munitions List stays under ITAR inside a foreign product, at any share. Other US parts do not come under ITAR. There is no ITAR certificate.',
    asks: {
      who: 'Anyone with items or data on the US Munitions List, and US persons who help with a defense article',
      what: 'Stay inside the authorization. Do not re-export, transfer or use an item in a new way without prior approval. Limit access, and keep records for five years.',
    },
    confusedWith: [
      { id: 'ear', note: 'Commerce rules' },
      { id: 'cmmc' },
      { name: 'registration as permission to export' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar' }],
  },
  usml: {
    kind: 'law',
    name: 'USML',
    title: 'United States Munitions List',
    certainty: 'verified',
    aliases: ['USML Category VIII', 'Cat. XI(c)', '22 CFR 121.1', 'US Munitions List'],
    forms: ['United States Munitions List', 'US Munitions List', 'USML'],
    definition: 'The list of 21 categories of defense articles under ITAR, read before the Commerce list.',
    details:
      'Military drones are usually in Category VIII, missiles and loitering munitions in IV, military electronics in XI and sensors in XII. Many commercial drones are not on it.',
    asks: {
      who: 'Seller of US content',
      what: 'The seller states the category and paragraph of each item. Copy them into parts lists and delivery documents, and keep them through assembly.',
    },
    confusedWith: [
      { id: 'eu-military-list', name: 'ML codes of the EU military list' },
      { id: 'eccn', note: 'Commerce' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '120.11, part 121' }],
  },
  ear: {
    kind: 'law',
    name: 'EAR',
    title: 'Export Administration Regulations',
    certainty: 'common-practice',
    aliases: ['15 CFR 730-774', 'BIS', 'Commerce controlled', 'CCL'],
    forms: ['Export Administration Regulations', 'EAR'],
    definition: 'US Commerce rules on dual-use and less sensitive military items.',
    details:
      'They apply to US-origin goods anywhere, and to foreign-made goods above a share of US content or made with certain US technology. Most US parts come under them, not under ITAR.',
    asks: {
      who: 'Buyer and re-exporter',
      what: 'Know the ECCN, check country, end use and parties, file the license or the exception, and keep records for five years.',
    },
    confusedWith: [
      { id: 'itar' },
      { id: 'eu-2021-821', name: 'EU Regulation 2021/821', note: 'your own law, which applies as well' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'ear' }],
    open: dated(
      'Is the 50 percent rule on affiliates suspended until 10 January 2027, as one source reports? Ask the US exporter or counsel.',
      {
        date: '2027-01-11',
        text: 'Is the 50 percent rule on affiliates suspended today? The reported extension ended on 10 January 2027. Ask BIS, the US exporter or counsel.',
      },
    ),
  },
  'section-848': {
    kind: 'law',
    name: 'Section 848',
    title: 'US ban on drones and drone parts from covered countries',
    certainty: 'common-practice',
    aliases: ['NDAA 848', 'FY2020 NDAA section 848', 'NDAA compliant'],
    definition:
      'The Department of Defense (DoD) neither operates nor buys drones or drone parts from covered countries.',
    details:
      'The parts are flight controllers, radios, data links, cameras, gimbals and ground software. Covered are China and, by the amendment of 2023, Russia, Iran and North Korea. Motors and speed controllers are not named.',
    asks: {
      who: 'Manufacturer, before it bids',
      what: 'List country and owner of the manufacturer for each named part and the software.',
    },
    confusedWith: [
      { id: 'drone-act', name: 'American Security Drone Act', note: 'asks who built the drone' },
      { id: 'far-52-204-25', name: 'Section 889', note: 'telecommunications and video' },
    ],
    next: '/rules',
    sources: [{ document: 'diu-section-848' }, { document: 'section-848-reports' }],
    open: 'Is a controller assembled in Europe allowed? Reports say yes, if its manufacturer is not controlled from China. Ask the prime.',
  },
  'drone-act': {
    kind: 'law',
    name: 'American Security Drone Act',
    title: 'US ban on drones of listed manufacturers',
    certainty: 'common-practice',
    aliases: ['ASDA', 'FAR 52.240-1', '52.240-1'],
    forms: ['American Security Drone Act', '52.240-1'],
    definition:
      'No US agency may buy a drone, at any value, from a manufacturer on the federal list in SAM.gov.',
    details:
      'Since 22 December 2025 the act has covered services and federal grants too. It ends on 22 December 2028. Newer contracts contain it in 52.240-91.',
    asks: {
      who: 'Manufacturer or seller of drones',
      what: 'Search the list for the manufacturer, and make the statement in your offer.',
    },
    confusedWith: [
      { id: 'section-848', note: 'asks about the parts too' },
      { name: 'a ban on all foreign drones', note: 'the act is not a certificate' },
    ],
    next: '/rules',
    sources: [{ document: 'drone-act' }],
  },
  'eu-2021-821': {
    kind: 'law',
    name: 'Regulation (EU) 2021/821',
    title: 'EU dual-use regulation',
    certainty: 'verified',
    names: {
      uk: 'товари подвійного використання',
      da: 'produkter med dobbelt anvendelse',
      de: 'EU-Dual-Use-Verordnung',
    },
    aliases: ['EU 2021/821', 'Regulation 2021/821', 'Annex I', '428/2009 (old)'],
    headingForms: ['dual-use regulation'],
    forms: ['Regulation (EU) 2021/821', '2021/821'],
    definition: 'EU law on export, brokering, technical assistance, transit and transfer of dual-use items.',
    details:
      'Annex I is the list; Article 4 covers unlisted items for military end use or weapons programs. National authorities issue the licenses, in Denmark the Business Authority.',
    asks: {
      who: 'Exporter before shipment, upload or training abroad',
      what: 'Classify the item, get a license or use a general authorization, collect the end-use statement, and keep records as the law requires.',
    },
    confusedWith: [
      { id: 'eu-military-list', name: 'EU military list' },
      { id: 'itar', name: 'ITAR/EAR' },
      { id: 'ce-marking' },
    ],
    next: '/stations/defense-standards',
    sources: [
      { document: 'dual-use', section: 'Annex I as replaced by (EU) 2025/2003' },
      { document: 'dk-export' },
    ],
    open: 'Is a new Annex I of 2026 in force? Ask your national licensing authority.',
  },
  'eu-2009-43': {
    kind: 'law',
    name: 'Directive 2009/43/EC',
    title: 'Transfers of defense-related products inside the EU',
    certainty: 'verified',
    names: {
      uk: 'Директива 2009/43/ЄС',
      da: 'direktiv 2009/43/EF',
      de: 'Richtlinie 2009/43/EG; Verteidigungsgüterrichtlinie',
    },
    aliases: ['ICT directive', 'transfer license', 'certified recipient'],
    headingForms: ['2009/43/EC', 'Directive 2009/43'],
    forms: ['Directive 2009/43/EC', '2009/43/EC'],
    definition:
      'Directive on the general, global and individual licenses for defense products between EU states.',
    details: 'A state may certify a company as a reliable recipient for general licenses.',
    asks: {
      who: 'Sender',
      what: 'Get the right license, pass re-export limits on, and keep records. In Denmark you may use a general permit after notice to the National Police at least five days before the first transfer.',
    },
    confusedWith: [
      { name: 'Dual-use transfers', note: 'Annex IV of 2021/821' },
      { name: 'export outside the EU', note: 'individual license' },
    ],
    next: '/stations/defense-standards',
    sources: [{ document: 'eu-transfers' }, 'Danish police, page on exports inside the EU'],
    open: 'Have the changes provisionally agreed on 10 June 2026 been adopted? Ask the licensing authority or the buyer.',
  },
  'eu-military-list': {
    kind: 'law',
    name: 'Common Military List of the EU',
    title: 'Military goods in 22 categories (ML codes)',
    certainty: 'verified',
    names: { da: 'EU’s fælles liste over militært udstyr', de: 'Gemeinsame Militärgüterliste der EU' },
    aliases: ['ML10', 'ML11', 'ML1-ML22', 'CML', 'Position 2008/944', 'Ausfuhrliste 0010'],
    headingForms: ['Common Military List'],
    forms: ['Common Military List'],
    definition: 'The EU list of military goods, software and technology.',
    details: 'It is used for export licenses under Common Position 2008/944 and for transfers inside the EU.',
    asks: {
      who: 'Exporter',
      what: 'State the ML number of each item on quotation, license application and customs documents. Get the national license before goods or data move.',
    },
    confusedWith: [
      { id: 'eu-2021-821', name: 'Dual-use Annex I', note: 'civil codes' },
      { id: 'usml', name: 'USML categories' },
    ],
    next: '/stations/defense-standards',
    sources: [{ document: 'eu-military-list' }, 'Danish police and German BAFA notices'],
  },
  'eu-2009-81': {
    kind: 'law',
    name: 'Directive 2009/81/EC',
    title: 'Defense and security procurement',
    certainty: 'verified',
    names: {
      uk: 'Директива 2009/81/ЄС',
      da: 'forsvars- og sikkerhedsdirektivet',
      de: 'Richtlinie 2009/81/EG; Vergabeverordnung VSVgV',
    },
    aliases: ['DSPCD', 'defence directive', 'VSVgV'],
    headingForms: ['2009/81/EC', 'Directive 2009/81'],
    forms: ['Directive 2009/81/EC', '2009/81/EC'],
    definition: 'EU rules for military and sensitive contracts above thresholds.',
    details:
      'For 2026-27 these are €432,000 for supplies and services and €5,404,000 for works. They cover negotiated procedures, security of supply and information, and subcontracting. A state may exempt a purchase under Article 346 of the EU Treaty.',
    asks: {
      who: 'Bidder, by the deadline in the notice',
      what: 'Hand in self-declarations, proof of technical capacity, commitments on security of supply, and a clearance where the notice asks for one.',
    },
    confusedWith: [
      { name: 'Directive 2014/24', note: 'civil procurement' },
      { id: 'nspa-source-file', name: 'NSPA or NCIA rules', note: 'not EU law' },
    ],
    next: '/stations/nato-ready',
    sources: [{ document: 'defence-procurement' }, { document: 'eu-thresholds' }],
    open: 'Have the changes provisionally agreed on 10 June 2026 been adopted? Ask the licensing authority or the buyer.',
  },
  'c-m-2002-49': {
    kind: 'law',
    name: 'C-M(2002)49-REV1',
    title: 'Security within NATO',
    certainty: 'verified',
    aliases: ['C-M(2002)49-COR', 'NATO Security Policy'],
    headingForms: ['C-M(2002)49'],
    forms: ['C-M(2002)49-REV1', 'C-M(2002)49'],
    definition: 'NATO’s security policy for classified information.',
    details:
      'It covers principles, personnel, physical, information, industrial security (Enclosure G) and non-NATO entities. It binds nations and NATO’s agencies, which write it into contracts. The current revision, REV1, is of 20 November 2020.',
    asks: {
      who: 'Company, through national rules and contract clauses',
      what: 'Have a clearance for CONFIDENTIAL and above. Apply need-to-know, keep registers, use approved rooms and systems, and report breaches.',
    },
    confusedWith: [
      { name: 'A certificate', note: 'there is none' },
      { id: 'iso-iec-27001' },
      { id: 'ac-35-directives', name: 'AC/35 directives', note: 'the detail' },
    ],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'nato-policy' }],
  },
  'ac-35-directives': {
    kind: 'law',
    name: 'AC/35-D/2000 to D/2006',
    title: 'NATO security directives',
    certainty: 'verified',
    aliases: ['AC/35-D/2001', 'AC/35-D/2002', 'AC/35-D/2003', 'AC/35-D/2004', 'AC/35-D/2005', 'AC/35-D/2006'],
    headingForms: ['AC/35-D/2000'],
    forms: ['AC/35-D/2003'],
    definition: 'NATO’s directives under its security policy C-M(2002)49.',
    details:
      'They cover personnel (2000), physical (2001), information (2002), classified project and industrial security (2003), communication systems (2004, 2005), non-NATO entities (2006). An industrial contract cites D/2003.',
    asks: {
      who: 'Company on a classified contract',
      what: 'Follow the security aspects letter and project instructions written from D/2003. Ask the authority for the parts you may see.',
    },
    confusedWith: [
      { name: 'AQAP publications' },
      { name: 'national industrial security manuals', note: 'these apply to you first' },
    ],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'nato-industry' }, 'List of the directives in the NATO note of 2002'],
    open: 'Which revision of each directive applies? Ask your national security authority.',
  },
} satisfies Record<string, GlossaryEntry>;
