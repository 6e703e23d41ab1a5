import type { GlossaryEntry } from './types';

/** Classification and distribution markings. */
export const markEntries = {
  'nato-unclassified': {
    kind: 'mark',
    name: 'NATO UNCLASSIFIED',
    title: 'Below the classifications',
    certainty: 'verified',
    aliases: ['NU'],
    meaning:
      'A marking, not a classification. The document belongs to NATO and is for official use; it is not public unless marked as released.',
    asks: {
      who: 'Recipient',
      what: 'Use it for the purpose given, do not publish or upload it to public tools, ask the originator before passing it on.',
    },
    confusedWith: [{ name: 'Public information' }, { id: 'nato-restricted' }],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'vsa', section: 'Annex VII, 2.1.1' }],
  },
  'nato-restricted': {
    kind: 'mark',
    name: 'NATO RESTRICTED',
    title: 'Lowest NATO classification',
    certainty: 'verified',
    aliases: ['NR'],
    meaning:
      'Lowest NATO classification. It needs no NATO personnel clearance, but need-to-know, briefing, locked storage and approved systems. National law may ask more, of people or of the company.',
    asks: {
      who: 'Company on receipt',
      what: 'Named users briefed, cabinet, encryption and systems accepted by the authority, contract security clause signed, loss reported.',
    },
    confusedWith: [
      { id: 'nato-unclassified' },
      { name: 'company “restricted”' },
      { id: 'nato-classified-levels', name: 'NATO CONFIDENTIAL', note: 'needs clearance' },
    ],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'vsa', section: 'Annex VII' }, { document: 'dk-circular' }],
  },
  'nato-classified-levels': {
    kind: 'mark',
    name: 'NATO CONFIDENTIAL, SECRET, COSMIC TOP SECRET',
    title: 'NATO levels that need a clearance',
    certainty: 'verified',
    names: { da: 'FORTROLIGT, HEMMELIGT, YDERST HEMMELIGT', de: 'VS-VERTRAULICH, GEHEIM, STRENG GEHEIM' },
    aliases: [
      'NC',
      'NS',
      'CTS',
      'NATO SECRET',
      'NATO CONFIDENTIAL',
      'COSMIC TOP SECRET',
      'ATOMAL (special category)',
    ],
    linked: ['NATO CONFIDENTIAL', 'COSMIC TOP SECRET'],
    meaning:
      'The three NATO levels for which company and people need clearance. The tender states the level and when the clearance must exist.',
    asks: {
      who: 'Company',
      what: 'Facility clearance at the level, cleared people with need-to-know, registry, accredited system and approved room before anything is handed over.',
    },
    confusedWith: [
      { name: 'National SECRET without agreement' },
      { name: '“NATO Secret certification” as a product' },
    ],
    next: '/certifications/nato-clearance',
    sources: [
      { document: 'nato-policy' },
      { document: 'vsa', section: 'Annex VII' },
      { document: 'dk-circular' },
    ],
  },
  'eu-restricted': {
    kind: 'mark',
    name: 'RESTREINT UE/EU RESTRICTED',
    title: 'Lowest EU classification',
    certainty: 'verified',
    aliases: ['R-UE/EU-R', 'RESTREINT UE', 'EU RESTRICTED', 'EUCI'],
    linked: ['EU RESTRICTED'],
    meaning:
      'Lowest EU classification, common in European Defence Fund work. EU rules require no personnel clearance; handling rules apply, and some states ask for a company declaration or clearance.',
    asks: {
      who: 'Beneficiary or supplier',
      what: 'Security aspects letter signed, briefed users, approved systems, breach report; ask the national authority about a company clearance.',
    },
    confusedWith: [
      { id: 'nato-restricted', note: 'other owner' },
      { name: '“sensitive” in EU grants', note: 'unclassified' },
    ],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'eu-classified' }],
  },
  'eu-classified-levels': {
    kind: 'mark',
    name: 'CONFIDENTIEL UE, SECRET UE, TRÈS SECRET UE',
    title: 'EU levels that need a clearance',
    certainty: 'verified',
    names: { da: 'FORTROLIGT, HEMMELIGT, YDERST HEMMELIGT', de: 'VS-VERTRAULICH, GEHEIM, STRENG GEHEIM' },
    aliases: ['C-UE/EU-C', 'S-UE/EU-S', 'TS-UE/EU-TS', 'EU SECRET', 'EU CONFIDENTIAL'],
    linked: ['CONFIDENTIEL UE', 'EU SECRET'],
    meaning:
      'EU levels that need cleared companies and people. The route is the same national facility clearance as for NATO work.',
    asks: {
      who: 'Company',
      what: 'National clearance with EU validity, accredited system, registry, security aspects letter in the contract or grant.',
    },
    confusedWith: [
      { id: 'nato-classified-levels', name: 'NATO levels', note: 'separate information, separate registry' },
    ],
    next: '/certifications/nato-clearance',
    sources: [{ document: 'eu-classified' }],
  },
  'vs-nfd': {
    kind: 'mark',
    name: 'VS-NfD',
    lang: 'de',
    title: 'German RESTRICTED',
    certainty: 'verified',
    names: { de: 'VS-NUR FÜR DEN DIENSTGEBRAUCH' },
    aliases: ['VS-NUR FÜR DEN DIENSTGEBRAUCH', 'VS-NfD-Merkblatt', 'RESTRICTED (DEU)'],
    meaning:
      'Lowest of four German levels, handled like NATO RESTRICTED. No clearance, and no firm is “{de:VS-NfD} certified”: you sign the client’s leaflet, instruct your people and use approved IT. Since {2025-09-01} your responsible person is reported to confirm that IT to your management in writing, every three years. Breaches can be crimes.',
    asks: {
      who: 'Company, before receipt',
      what: 'Contract with the leaflet as annex, signed instructions of staff, a responsible person, approved encryption and storage, sub-suppliers bound alike.',
    },
    confusedWith: [
      { name: '“Nur für den internen Gebrauch”' },
      { id: 'de-classified-levels', name: 'VS-VERTRAULICH', note: 'needs clearance' },
      { name: 'public cloud tools' },
    ],
    next: '/buyers/germany',
    sources: [{ document: 'vsa', section: 'Annexes V and VII' }],
    open: 'Which edition of the leaflet binds your contract? Ask the buyer who sends the documents.',
  },
  'de-classified-levels': {
    kind: 'mark',
    name: 'VS-VERTRAULICH, GEHEIM, STRENG GEHEIM',
    lang: 'de',
    title: 'German levels that need a clearance',
    certainty: 'verified',
    aliases: ['VS-V', 'VS-Vertr.', 'GEHEIM', 'Geh.', 'STRENG GEHEIM', 'VS-Vertraulich'],
    linked: ['VS-VERTRAULICH'],
    meaning:
      'German levels that need a cleared company and vetted people; matched with NATO CONFIDENTIAL, NATO SECRET and COSMIC TOP SECRET. The federal economics ministry is responsible for industry.',
    asks: {
      who: 'Company',
      what: 'Security notice of the ministry ({de:Sicherheitsbescheid}), security officer, vetted staff, approved rooms and IT, register.',
    },
    confusedWith: [
      { id: 'vs-nfd' },
      { name: 'EU or NATO documents of the same level', note: 'own registry' },
    ],
    next: '/buyers/germany',
    sources: [{ document: 'vsa', section: 'Annex VII' }],
  },
  'til-tjenestebrug': {
    kind: 'mark',
    name: 'TIL TJENESTEBRUG',
    lang: 'da',
    title: 'Danish RESTRICTED',
    certainty: 'verified',
    aliases: ['TTJ'],
    meaning:
      'Lowest Danish classification, handled like NATO RESTRICTED. People need no security approval; the protection rules of the security circular and the contract apply.',
    asks: {
      who: 'Company',
      what: 'Named users, locked storage, protected transmission and systems as the customer prescribes, return or destruction at the end.',
    },
    confusedWith: [
      { id: 'dk-classified-levels', name: 'FORTROLIGT', note: 'needs approval' },
      { name: '“fortroligt” in ordinary business language' },
    ],
    next: '/buyers/denmark',
    sources: [{ document: 'dk-circular' }],
  },
  'dk-classified-levels': {
    kind: 'mark',
    name: 'FORTROLIGT, HEMMELIGT, YDERST HEMMELIGT',
    lang: 'da',
    title: 'Danish levels that need an approval',
    certainty: 'verified',
    aliases: ['FTR', 'HEM', 'YHM', 'FORTROLIGT', 'HEMMELIGT', 'YDERST HEMMELIGT', 'HEM-godkendelse'],
    linked: ['FORTROLIGT'],
    meaning:
      'Danish levels above {da:TIL TJENESTEBRUG}. People and, for defense, NATO and EU work, the company are approved by the Defence Intelligence Service on nomination by defense authorities or the Confederation of Danish Industry.',
    asks: {
      who: 'Company',
      what: 'Be put forward for a concrete need, security officer with the one-day course, approved people and rooms; plan at least six months for HEM.',
    },
    confusedWith: [
      { name: 'An application by the company itself', note: 'not possible' },
      { id: 'nato-classified-levels', name: 'NATO levels', note: 'same route' },
    ],
    next: '/buyers/denmark',
    sources: [{ document: 'dk-circular' }, { document: 'fe-di' }],
  },
  'ua-dsk': {
    kind: 'mark',
    name: 'Для службового користування',
    lang: 'uk',
    title: 'Ukrainian “for official use” (ДСК)',
    certainty: 'verified',
    aliases: ['ДСК', 'DSK', 'Dlia sluzhbovoho korystuvannia', 'For Official Use (UKR)'],
    linked: [],
    meaning:
      'Ukrainian restriction mark for official information that is not a state secret. A model instruction of the Cabinet governs registration, storage, use and destruction; each body keeps its own list. Bilateral agreements usually match it with RESTRICTED.',
    asks: {
      who: 'Recipient under contract',
      what: 'Access only for named staff, register, locked storage, no public tools or clouds, written consent before passing it abroad.',
    },
    confusedWith: [
      { id: 'ua-classified-levels', name: 'таємно', note: 'state secret' },
      { name: 'commercial secret' },
      { id: 'nato-restricted', note: 'other owner' },
    ],
    next: '/buyers/ukraine',
    sources: [{ document: 'ua-736' }],
    open: 'Has a newer law on classified information replaced it? Ask the Security Service of Ukraine.',
  },
  'ua-classified-levels': {
    kind: 'mark',
    name: 'Таємно, цілком таємно, особливої важливості',
    lang: 'uk',
    title: 'Degrees of Ukrainian state secret',
    certainty: 'verified',
    aliases: ['Taiemno', 'Tsilkom taiemno', 'Osoblyvoi vazhlyvosti', 'ступінь секретності'],
    linked: [],
    meaning:
      'The three degrees of Ukrainian state secret, with protection periods that differ by degree. People need an access permission ({uk:допуск}), companies a special permit; the Security Service is the responsible authority.',
    asks: {
      who: 'Company in Ukraine',
      what: 'Special permit, secrecy unit, permitted staff, rooms. Foreign partner: only under a bilateral agreement and through the authorities.',
    },
    confusedWith: [
      { id: 'ua-dsk', name: 'ДСК', note: 'no state secret' },
      { name: 'automatic equality with CONFIDENTIAL or SECRET', note: 'only the agreement’s table counts' },
    ],
    next: '/buyers/ukraine',
    sources: [{ document: 'ua-state-secret' }],
  },
  'us-distribution-marks': {
    kind: 'mark',
    name: 'NOFORN, REL TO, Distribution Statements',
    title: 'US limits on who may receive a document',
    certainty: 'common-practice',
    aliases: ['NOFORN', 'REL TO USA, ...', 'Distribution Statement A', 'Dist. D'],
    linked: ['NOFORN'],
    meaning:
      'US limits on who may receive a document. NOFORN bars foreign nationals; REL TO names nations; distribution statements B to E limit them to US bodies or contractors; F leaves each release to the controlling office; A means public release.',
    asks: {
      who: 'Foreign recipient',
      what: 'Do not use it if your release is unclear; ask the sender for written release or an export authorization, quarantine the file.',
    },
    confusedWith: [{ name: 'Classification level' }, { name: 'export license' }],
    next: '/certifications/itar',
    sources: ['US marking practice'],
  },
} satisfies Record<string, GlossaryEntry>;
