import type { GlossaryEntry } from './types';

/** Forms, licenses and agreements of export control. */
export const exportFormEntries = {
  'ds-2032': {
    kind: 'form',
    name: 'DS-2032',
    title: 'Statement of registration with DDTC (22 CFR 122)',
    certainty: 'verified',
    aliases: ['DDTC registration', 'ITAR registration', 'M-code', '22 CFR 122', 'Part 122'],
    definition: 'Form with which a US maker or exporter of defense articles registers each year.',
    details:
      'Temporary importers and those who furnish defense services in the United States register too. It gives no right to export.',
    asks: {
      who: 'Only a US entity',
      what: 'File the form in DECCS, signed by a senior US person, with a fee of $2,500–3,000 in the first year. A Danish or Ukrainian company normally answers that it cannot register.',
    },
    confusedWith: [
      { id: 'ncage' },
      { id: 'sam-uei', name: 'SAM registration' },
      { name: 'an export license' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '122.1 to 122.4' }, { document: 'itar-fees' }],
  },
  'ds-6004': {
    kind: 'form',
    name: 'DS-6004',
    title: 'Request for approval of a US person’s defense services abroad',
    certainty: 'common-practice',
    aliases: ['US persons abroad'],
    definition: 'Form with which a US person abroad asks DDTC for approval to help with defense articles.',
    details:
      'It covers services only, no ITAR technical data and no parts. A person who works from the United States needs registration and an agreement instead.',
    asks: {
      who: 'The US person, before starting',
      what: 'Name the exact products and platforms, the company, each supplier and each customer. The company supplies product names, recipients and countries.',
    },
    confusedWith: [
      { id: 'taa', note: 'for help from the United States' },
      { id: 'ds-2032', name: 'DS-2032', note: 'registration' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'us-persons-abroad' }],
    address: 'ddtc-deccs',
    open: 'Does work during a visit to the US change the answer? Residence and place decide. Ask DDTC.',
  },
  'dsp-5': {
    kind: 'form',
    name: 'DSP-5',
    title: 'License for permanent export of unclassified defense articles',
    certainty: 'verified',
    aliases: ['permanent export license'],
    definition: 'The usual ITAR license, also for technical data, with the foreign parties named.',
    details:
      'The US exporter applies. For build-to-print work abroad the license can replace an agreement (22 CFR 124.13).',
    asks: {
      who: 'Foreign consignee and end user',
      what: 'Send the purchase order, the end-use statement, and names and addresses of all parties. Afterward keep to the stated use, place and quantity.',
    },
    confusedWith: [
      { id: 'taa', note: 'services and ongoing data' },
      { id: 'dsp-73', name: 'DSP-73', note: 'temporary' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '123.1' }],
  },
  'dsp-73': {
    kind: 'form',
    name: 'DSP-73 and DSP-61',
    title: 'Temporary export and temporary import licenses',
    certainty: 'verified',
    aliases: ['DSP-73', 'DSP-61', 'temporary export license'],
    forms: ['DSP-73', 'DSP-61'],
    definition: 'DSP-73 lets unclassified defense articles leave the US for a limited time and return.',
    details:
      'The reason is a show, trial or demonstration. DSP-61 is the reverse: temporary import, for example for repair.',
    asks: {
      who: 'Host of the trial or owner of the part',
      what: 'Confirm place, dates, custody and return. Keep the item under control and its documents with it.',
    },
    confusedWith: [
      { id: 'dsp-5', name: 'DSP-5', note: 'the item stays abroad' },
      { name: 'an ATA carnet', note: 'customs only' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '123.3, 123.5' }, { document: 'ddtc-forms' }],
  },
  'dsp-83': {
    kind: 'form',
    name: 'DSP-83',
    title: 'Nontransfer and use certificate',
    certainty: 'common-practice',
    aliases: ['nontransfer and use certificate', 'NTUC'],
    definition:
      'ITAR form that promises not to re-export significant military equipment or classified items, or change their use.',
    details: 'The foreign consignee, the end user and, where required, their government sign it.',
    asks: {
      who: 'Foreign signatories, before the license',
      what: 'Sign and stamp exactly as the application names you. Brief your staff: the promise outlives the contract.',
    },
    confusedWith: [
      { id: 'euc', name: 'A national end-user certificate', note: 'other authority' },
      { id: 'dsp-5', name: 'DSP-5', note: 'the license' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '123.10' }, { document: 'ddtc-forms' }],
  },
  'dsp-85': {
    kind: 'form',
    name: 'DSP-85',
    title: 'License for classified defense articles and data',
    certainty: 'verified',
    definition: 'ITAR form for export and temporary import of classified articles and technical data.',
    details: 'It states the parties’ facility clearances.',
    asks: {
      who: 'Foreign party',
      what: 'Prove your facility clearance through your own authority, arrange a government transport route, and accept the security clauses. Write nothing classified into the form.',
    },
    confusedWith: [
      { id: 'dsp-5', name: 'DSP-5', note: 'unclassified' },
      { id: 'dd-254', name: 'DD 254', note: 'security terms of a US contract' },
    ],
    next: '/certifications/itar',
    sources: ['Instructions of the State Department for DSP-85'],
  },
  taa: {
    kind: 'form',
    name: 'TAA',
    title: 'Technical assistance agreement',
    certainty: 'common-practice',
    aliases: ['technical assistance agreement', '22 CFR 124'],
    forms: ['technical assistance agreement', 'TAA'],
    definition:
      'Agreement under which a US person furnishes defense services or technical data to named foreign parties.',
    details: 'DDTC approves it in advance. It says what may be told, to whom and why.',
    asks: {
      who: 'Foreign licensee',
      what: 'Sign the agreement, and list sites and sublicensees. Treat dual and third-country national staff as it says. Report, and return the data at the end.',
    },
    confusedWith: [
      { name: 'NDA', note: 'not an authorization' },
      { id: 'mla', note: 'manufacture abroad' },
      { id: 'dsp-5', name: 'DSP-5', note: 'goods' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '120.57, part 124' }],
  },
  mla: {
    kind: 'form',
    name: 'MLA',
    title: 'Manufacturing license agreement',
    certainty: 'common-practice',
    aliases: ['manufacturing license agreement'],
    forms: ['manufacturing license agreement'],
    definition:
      'DDTC-approved agreement that lets a foreign company make defense articles abroad with US know-how.',
    details: 'It states quantities, sales territory and markings.',
    asks: {
      who: 'Foreign manufacturer',
      what: 'Keep to these limits and the required clauses. Report sales each year through the US licensor. Get approval before you add territories or sublicensees.',
    },
    confusedWith: [
      { id: 'taa', note: 'assistance without production rights' },
      { name: 'EU “multilateral agreement”', note: 'same letters' },
    ],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '120.57, 124.9' }],
  },
  'ds-4076': {
    kind: 'form',
    name: 'DS-4076',
    title: 'Commodity jurisdiction request',
    certainty: 'common-practice',
    aliases: ['CJ', 'CJ request', 'commodity jurisdiction'],
    definition: 'Form that asks DDTC whether an item is on the Munitions List or under Commerce rules.',
    details: 'The answer is binding, but a supplier’s guess is not.',
    asks: {
      who: 'Anyone in doubt, usually the US manufacturer',
      what: 'The applicant gives description, design intent and sales history. If you use the item, get the written determination and file it.',
    },
    confusedWith: [{ id: 'ear', name: 'Classification request to BIS', note: 'CCATS, within the EAR' }],
    next: '/certifications/itar',
    sources: [{ document: 'itar', section: '120.12' }],
  },
  euc: {
    kind: 'form',
    name: 'EUC',
    title: 'End-user certificate',
    certainty: 'verified',
    names: {
      uk: 'сертифікат кінцевого споживача',
      da: 'slutbrugererklæring',
      de: 'Endverbleibserklärung (EVE)',
    },
    aliases: [
      'end-user certificate',
      'end user statement',
      'EUS',
      'end-use certificate',
      'EVE',
      'International Import Certificate (IIC, IC)',
    ],
    forms: ['end-user certificate', 'EUC'],
    definition: 'Statement in which the final user, private or state, says what the goods are for.',
    details:
      'The user promises not to pass them on without consent. Export authorities want it on their own form before they issue a license.',
    asks: {
      who: 'Customer signs, supplier collects before applying',
      what: 'Use the exact form of the exporting state, with the item list, signature and re-export clause. Since 10 December 2024 Germany accepts a digital copy, which you keep for five years.',
    },
    confusedWith: [
      { id: 'dsp-83', name: 'DSP-83', note: 'US form' },
      { id: 'doc', name: 'EU declaration of conformity' },
      { name: 'import certificate', note: 'issued by the importer’s state' },
    ],
    next: '/stations/defense-standards',
    sources: [{ document: 'bafa-end-use' }, { document: 'ua-920' }],
  },
} satisfies Record<string, GlossaryEntry>;
