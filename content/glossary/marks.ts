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
      'A marking, not a classification. The document belongs to NATO and is for official use. It is not public unless it is marked as released.',
    asks: {
      who: 'Recipient',
      what: 'Use the document for the purpose given, do not publish it or upload it to public tools, and ask the originator before you pass it on.',
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
      'Lowest NATO classification. People need no NATO personnel clearance, but need-to-know and a briefing. The company needs locked storage and approved systems. National law may require more of people or of the company.',
    asks: {
      who: 'Company on receipt',
      what: 'Brief named users. Use a locked cabinet, and encryption and systems that the authority accepts. Sign the contract’s security clause, and report any loss.',
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
      'The three NATO levels for which company and people need a clearance. The tender states the level and when the clearance must exist.',
    asks: {
      who: 'Company',
      what: 'Have a facility clearance at the level, cleared people with need-to-know, a registry, an accredited system and an approved room before you receive anything.',
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
      'Lowest EU classification, common in European Defence Fund work. EU rules require no personnel clearance. Handling rules apply, and some states require a company declaration or clearance.',
    asks: {
      who: 'Beneficiary or supplier',
      what: 'Sign the security aspects letter, brief users, use approved systems and report breaches. Ask your national authority whether your company needs a clearance.',
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
      'EU levels for which company and people need a clearance. You get the same national facility clearance as for NATO work.',
    asks: {
      who: 'Company',
      what: 'Have a national clearance that is valid for EU information, an accredited system and a registry. Accept the security aspects letter in the contract or grant.',
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
      'Lowest of four German levels, handled like NATO RESTRICTED. You need no clearance, and no firm is “{de:VS-NfD} certified”. You sign the buyer’s leaflet, instruct your people and use approved IT. Since {2025-09-01} your responsible person is said to confirm that IT to your management in writing, every three years. A breach can be a crime.',
    asks: {
      who: 'Company, before it receives documents',
      what: 'Sign the contract with the leaflet as annex, have staff sign their instructions, name a responsible person, use approved encryption and storage, and bind subcontractors in the same way.',
    },
    confusedWith: [
      { name: '“Nur für den internen Gebrauch”' },
      { id: 'de-classified-levels', name: 'VS-VERTRAULICH', note: 'needs clearance' },
      { name: 'public cloud tools' },
    ],
    next: '/buyers/germany',
    sources: [{ document: 'vsa', section: 'Annexes V and VII' }],
    open: 'Which edition of the leaflet applies to your contract? Ask the buyer who sends the documents.',
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
      'German levels for which the company needs a clearance and its people vetting. They correspond to NATO CONFIDENTIAL, NATO SECRET and COSMIC TOP SECRET. The federal economics ministry (BMWE) is responsible for industry.',
    asks: {
      who: 'Company',
      what: 'Have the ministry’s security notice ({de:Sicherheitsbescheid}), a security officer, vetted staff, approved rooms and IT, and a register.',
    },
    confusedWith: [
      { id: 'vs-nfd' },
      { name: 'EU or NATO documents of the same level', note: 'they need a registry of their own' },
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
      'Lowest Danish classification, handled like NATO RESTRICTED. People need no clearance. The protection rules of the security circular and of the contract apply.',
    asks: {
      who: 'Company',
      what: 'Name the users, lock the documents away, use the transmission and systems that the customer prescribes, and return or destroy the documents at the end.',
    },
    confusedWith: [
      { id: 'dk-classified-levels', name: 'FORTROLIGT', note: 'needs a clearance' },
      { name: '“fortroligt” in ordinary business language' },
    ],
    next: '/buyers/denmark',
    sources: [{ document: 'dk-circular' }],
  },
  'dk-classified-levels': {
    kind: 'mark',
    name: 'FORTROLIGT, HEMMELIGT, YDERST HEMMELIGT',
    lang: 'da',
    title: 'Danish levels that need a clearance',
    certainty: 'verified',
    aliases: ['FTR', 'HEM', 'YHM', 'FORTROLIGT', 'HEMMELIGT', 'YDERST HEMMELIGT', 'HEM-godkendelse'],
    linked: ['FORTROLIGT'],
    meaning:
      'Danish levels above {da:TIL TJENESTEBRUG}. The Defence Intelligence Service clears (“approves”) people and, for defense, NATO and EU work, the company. Defense authorities or the Confederation of Danish Industry sponsor the application.',
    asks: {
      who: 'Company',
      what: 'Have a sponsor propose your company for a concrete need, send the security officer to the one-day course, and get people and rooms approved. Plan at least six months for HEM.',
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
      'Ukrainian restriction mark for official information that is not a state secret. A model instruction of the Cabinet governs registration, storage, use and destruction. Each state agency keeps its own list. In bilateral agreements the mark usually corresponds to RESTRICTED.',
    asks: {
      who: 'Recipient under contract',
      what: 'Give access only to named staff, keep a register and locked storage, use no public tools or clouds, and get written consent before you pass it abroad.',
    },
    confusedWith: [
      { id: 'ua-classified-levels', name: 'таємно', note: 'state secret' },
      { name: 'commercial secret' },
      { id: 'nato-restricted', note: 'other owner' },
    ],
    next: '/buyers/ukraine',
    sources: [{ document: 'ua-736' }],
    open: 'Has a newer law on classified information replaced this mark? Ask the Security Service of Ukraine.',
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
      'The three degrees of Ukrainian state secret, with protection periods that differ by degree. People need an access permission ({uk:допуск}), companies a special permit. The Security Service is the responsible authority.',
    asks: {
      who: 'Company in Ukraine',
      what: 'A company in Ukraine needs a special permit, a secrecy unit, permitted staff and rooms. A foreign partner gets access only under a bilateral agreement and through the authorities.',
    },
    confusedWith: [
      { id: 'ua-dsk', name: 'ДСК', note: 'not a state secret' },
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
      'US limits on who may receive a document. NOFORN bars foreign nationals. REL TO names the countries that may receive the document. Distribution statements B to E restrict it to US agencies and contractors. Under statement F the controlling office decides on each release. Statement A means public release.',
    asks: {
      who: 'Foreign recipient',
      what: 'Do not use the document if it is unclear whether it was released to you. Ask the sender for a written release or an export authorization, and quarantine the file.',
    },
    confusedWith: [{ name: 'Classification level' }, { name: 'export license' }],
    next: '/certifications/itar',
    sources: ['US marking practice'],
  },
} satisfies Record<string, GlossaryEntry>;
