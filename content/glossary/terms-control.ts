import type { GlossaryEntry } from './types';

/** Terms of export control and clearance. */
export const controlTermEntries = {
  'technical-data': {
    kind: 'term',
    name: 'Technical data',
    title: 'Technical data (ITAR) and technology (EAR)',
    certainty: 'verified',
    names: { uk: 'технічні дані', da: 'tekniske data', de: 'technische Daten; Technologie' },
    aliases: ['TD', 'tech data', 'export-controlled data', 'TDP'],
    forms: ['technical data'],
    definition: 'Information needed to design, make, repair or use a controlled item.',
    details:
      'Examples are drawings, models, code and test results. Sending it, showing it or giving access is an export.',
    asks: {
      who: 'Holder, from receipt',
      what: 'Mark the folders, limit access to a list of people, use no open cloud, encrypt as in 22 CFR 120.54(a)(5), and destroy or return the data at the end.',
    },
    confusedWith: [
      { id: 'cui', note: 'a handling category; the same file can be both' },
      { name: 'marketing descriptions' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '120.33, 120.50, 120.54' }],
  },
  eccn: {
    kind: 'term',
    name: 'ECCN',
    title: 'Export control classification number',
    certainty: 'common-practice',
    aliases: ['3A001', '7A103', '9A610', '600 series', '9x515', 'CCL number'],
    definition: 'Five-character code of an item on the US Commerce list, such as 7A103.',
    details:
      'The 600 series contains former Munitions List items. EU Annex I uses the same pattern of codes but is separate law.',
    asks: {
      who: 'Supplier, with quotation or data sheet',
      what: 'State the ECCN of each item, its source, and the EU number beside it.',
    },
    confusedWith: [
      { id: 'usml', name: 'USML category' },
      { name: 'customs tariff code', note: 'HS' },
      { name: 'ML code of the EU military list' },
    ],
    next: '/certifications/itar',
    sources: [
      { document: 'ear', section: 'part 774' },
      { document: 'dual-use', section: 'Annex I' },
    ],
  },
  ear99: {
    kind: 'term',
    name: 'EAR99',
    title: 'US item outside the control lists',
    certainty: 'common-practice',
    aliases: ['NLR'],
    definition: 'US label for items under the EAR that are on no list.',
    details:
      'Usually they need no license, except for embargoed countries, barred parties and prohibited end uses.',
    asks: {
      who: 'Supplier',
      what: 'State it in writing for each item, not for a whole catalog. Screen customer and end use all the same.',
    },
    confusedWith: [
      { name: 'Uncontrolled everywhere', note: 'EU or national lists may still include the item' },
      { id: 'itar', name: 'ITAR-free' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'ear', section: 'parts 734, 774' }],
  },
  'eccn-9a012': {
    kind: 'term',
    name: '9A012',
    title: 'Non-military unmanned aerial vehicles',
    certainty: 'common-practice',
    aliases: ['ECCN 9A012', '9A012.a', 'EU 9A012'],
    definition:
      'Code in the US Commerce list and EU Annex I for civil and dual-use drones above set limits, with their equipment.',
    details:
      'The lists differ: the US entry was rewritten from 13 August 2026. Military drones are on the munitions lists.',
    asks: {
      who: 'Drone manufacturer, before quoting abroad',
      what: 'Compare endurance, take-off wind and autonomy with the list. Write down your classification. Get an export license if you need one.',
    },
    confusedWith: [
      { id: 'uas-2019-945', name: 'C-class of Regulation 2019/945', note: 'product law' },
      { id: 'eu-military-list', name: 'ML10', note: 'military aircraft' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'ear', section: 'Commerce Control List, 91 FR 52501' }],
  },
  'eccn-0a919': {
    kind: 'term',
    name: '0A919',
    title: 'Foreign military products with US cameras or technology',
    certainty: 'common-practice',
    aliases: ['ECCN 0A919', '0A919.a.1'],
    forms: ['0A919'],
    definition: 'US Commerce code for a military product made abroad, not under ITAR.',
    details:
      'It has more than the allowed share of US thermal cameras or arrays or of 600-series content, or is made directly from US 600-series technology. It needs a license for nearly all destinations. A delivery to the United States is not a re-export.',
    asks: {
      who: 'Manufacturer of a military drone with a US thermal core, before quoting',
      what: 'Get ECCN and license from the core’s manufacturer, and calculate the share for each product and destination. Cameras of 9 Hz or less count (6A993.a, Note 3.a).',
    },
    confusedWith: [
      { id: 'eccn', name: '6A002, 6A003, 6A993', note: 'the array or camera itself' },
      { id: 'eccn-9a012', name: '9A012', note: 'civil drones' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'eccn-0a919' }],
  },
  'cmmc-uid': {
    kind: 'term',
    name: 'CMMC UID',
    title: 'Identifier of a CMMC assessment in SPRS',
    certainty: 'verified',
    aliases: ['CMMC unique identifier'],
    definition: 'SPRS gives one to each system’s assessment.',
    details:
      'Only the company’s own offer gives it to the government, and a subcontractor shows its prime a printout.',
    asks: {
      who: 'Bidder with the CMMC clause',
      what: 'Give the identifier of each system that will hold the data, with level, status date and affirmation date.',
    },
    confusedWith: [
      { id: 'sam-uei', name: 'UEI', note: 'the company in SAM.gov' },
      { id: 'ncage', note: 'the company at one site' },
    ],
    next: '/certifications/cmmc',
    sources: [{ document: 'dfars-cmmc', section: '252.204-7025' }],
  },
  'de-minimis': {
    kind: 'term',
    name: 'De minimis rule',
    title: 'Share of US content below which the EAR does not follow a product',
    certainty: 'common-practice',
    aliases: ['25% rule', '10% rule', 'ITAR see-through rule'],
    headingForms: ['de minimis'],
    forms: ['de minimis'],
    definition: 'US test for foreign-made goods.',
    details:
      'The EAR do not follow them if controlled US content is at most 25% (10% for E:1 and E:2). To D:5 any share counts for 600-series and 9x515 content, and for US thermal cameras in military products. Above the share such a product is ECCN 0A919. ITAR has no such share.',
    asks: {
      who: 'Exporter of a product with US parts',
      what: 'Calculate the share for each product and destination, keep prices and classifications as proof, and update it when parts change.',
    },
    confusedWith: [
      { name: 'Customs origin' },
      { id: 'itar', name: '“less than 25% US content, so free” for ITAR parts', note: 'wrong' },
    ],
    next: '/certifications/itar',
    sources: [
      { document: 'ear', section: '734.4' },
      { document: 'itar', section: '120.11(c)' },
    ],
  },
  fsc: {
    kind: 'term',
    name: 'FSC',
    title: 'Facility security clearance and its certificate',
    certainty: 'verified',
    names: {
      uk: 'спеціальний дозвіл на провадження діяльності, пов’язаної з державною таємницею',
      da: 'sikkerhedsgodkendelse af virksomheden',
      de: 'Sicherheitsbescheid',
    },
    aliases: ['FSCC', 'FCL (US term)', 'facility clearance', 'FSCIS', 'NATO clearance', 'company clearance'],
    forms: ['facility security clearance', 'facility clearance'],
    definition: 'A state’s decision that a company can be trusted with classified information up to a level.',
    details:
      'NATO and the EU grant none. The authorities confirm it to each other on the FSC information sheet.',
    asks: {
      who: 'Company that needs classified files; in most countries a sponsor proposes it, in Poland it applies itself',
      what: 'Have owners and managers cleared, name a security officer, prepare rooms and systems, and expect reports and inspections. A Danish clearance is normally valid for two or five years.',
    },
    confusedWith: [{ id: 'psc', note: 'people' }, { id: 'iso-iec-27001' }, { name: 'FSC as forest label' }],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'nato-policy', section: 'Enclosure G' }, { document: 'fe-di' }],
  },
  psc: {
    kind: 'term',
    name: 'PSC',
    title: 'Personnel security clearance',
    certainty: 'verified',
    names: {
      uk: 'допуск до державної таємниці',
      da: 'sikkerhedsgodkendelse',
      de: 'Sicherheitsüberprüfung; VS-Ermächtigung',
    },
    aliases: ['PCL (US)', 'personnel clearance', 'Ü1, Ü2, Ü3', 'HEM-godkendt', 'security vetting'],
    forms: ['personnel security clearance', 'personnel clearance', 'PSC'],
    definition: 'A state’s decision that a person may have access to classified information up to a level.',
    details: 'It requires a concrete need and ends with it.',
    asks: {
      who: 'Person and employer',
      what: 'Send the questionnaire to the authority, state ties and stays abroad openly, and report changes. Give vetting data only to the authority, or to the security officer whom the law names. In Germany that is your company’s own officer: confirm with BMWE.',
    },
    confusedWith: [
      { id: 'fsc', note: 'company' },
      { name: 'police record' },
      { id: 'itar', name: 'ITAR screening' },
    ],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'fe-di' }],
  },
  foci: {
    kind: 'term',
    name: 'FOCI',
    title: 'Foreign ownership, control or influence',
    certainty: 'verified',
    aliases: ['SF 328', 'beneficial ownership'],
    headingForms: ['foreign ownership'],
    definition: 'The question whether owners, lenders or boards abroad could steer a sensitive company.',
    details: 'It decides clearances and, in Denmark, the permission to make war materiel.',
    asks: {
      who: 'Company, before clearance or award',
      what: 'Draw an ownership chart down to natural persons, and list loans, board rights and mitigation. A US proposal of 7 May 2026 would require SF 328 above $5 million, including unclassified contracts.',
    },
    confusedWith: [{ name: 'Beneficial owner register entry' }, { name: 'sanctions screening' }],
    next: '/stations/foundation',
    sources: [{ document: 'war-material-act', section: 'sections 2 to 7' }, { document: 'dfars-foci' }],
    open: 'Is the US rule final? We found no final text. Ask the contracting officer.',
  },
  'nsa-dsa': {
    kind: 'term',
    name: 'NSA and DSA',
    title: 'National and designated security authority',
    certainty: 'verified',
    names: { uk: 'Служба безпеки України (СБУ)' },
    aliases: ['NSA/DSA', 'national security authority', 'CSA (competent security authority)'],
    headingForms: ['NSA', 'DSA'],
    forms: ['national security authority', 'designated security authority'],
    definition: 'The state authorities that grant clearances and confirm them to each other.',
    details:
      'In Denmark the Security and Intelligence Service (PET) is the national authority, and the Defence Intelligence Service (FE) acts for defense. In Ukraine it is the Security Service.',
    asks: {
      who: 'Company',
      what: 'Contact the authority of the country where your company is registered. The buyer’s authority talks to it, not to you.',
    },
    confusedWith: [
      { name: 'US National Security Agency' },
      { id: 'nspa-source-file', name: 'NSPA' },
      { name: 'the buyer' },
    ],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'dk-circular' }, { document: 'vsa' }, { document: 'ssu' }],
  },
} satisfies Record<string, GlossaryEntry>;
