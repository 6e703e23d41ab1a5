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
      'A marking, not a classification. The document belongs to NATO, is for official use, and is public only if it is marked as released.',
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
      'Lowest NATO classification. People need no NATO personnel clearance, but need-to-know and a briefing. National law may require more of people or of the company.',
    asks: {
      who: 'Company on receipt',
      what: 'Brief named users. Use a locked cabinet, and encryption and systems that the authority accepts. Sign the security clause, and report any loss.',
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
      what: 'Before you receive anything, have a facility clearance at the level, cleared people with need-to-know, a registry, an accredited system and an approved room.',
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
      'Lowest EU classification, common in European Defence Fund work. EU rules require no personnel clearance, but handling rules apply, and some states require a company declaration or clearance.',
    asks: {
      who: 'Beneficiary or supplier',
      what: 'Sign the security aspects letter, brief users, use approved systems and report breaches. Ask your national authority about a company clearance.',
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
      'EU levels for which company and people need a clearance, the same national one as for NATO work.',
    asks: {
      who: 'Company',
      what: 'Have a national clearance that is valid for EU information, an accredited system and a registry. Accept the security aspects letter.',
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
      'Lowest of four German levels, handled like NATO RESTRICTED. You need no clearance, and no firm is “{de:VS-NfD} certified”. Since {2025-09-01} your responsible person is said to confirm the approved IT to your management in writing, every three years. A breach can be a crime.',
    asks: {
      who: 'Company, before it receives documents',
      what: 'Sign the contract with the leaflet as annex, have staff sign their instructions, name a responsible person, use approved encryption and storage, and bind subcontractors alike.',
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
      'German levels for which the company needs a clearance and its people vetting. They correspond to NATO CONFIDENTIAL, NATO SECRET and COSMIC TOP SECRET. For industry the federal economics ministry (BMWE) is responsible.',
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
      'Lowest Danish classification, handled like NATO RESTRICTED. People need no clearance. The security circular and the contract contain the protection rules.',
    asks: {
      who: 'Company',
      what: 'Name the users, lock the documents away, use the systems and transmission that the customer prescribes, and return or destroy the documents at the end.',
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
      'Ukrainian restriction mark for official information that is not a state secret. A model instruction of the Cabinet governs registration, storage, use and destruction, and each state agency keeps its own list. In bilateral agreements it usually corresponds to RESTRICTED.',
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
      'The three degrees of Ukrainian state secret, each with its own protection period. People need an access permission ({uk:допуск}). The Security Service is responsible.',
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
      'US limits on who may receive a document. NOFORN bars foreign nationals, and REL TO names the countries that may receive it. Distribution statement A means public release, B to E only US agencies and contractors. Under F the controlling office decides on each release.',
    asks: {
      who: 'Foreign recipient',
      what: 'If it is unclear whether the document was released to you, do not use it. Quarantine the file, and ask the sender for a written release or an export authorization.',
    },
    confusedWith: [{ name: 'Classification level' }, { name: 'export license' }],
    next: '/certifications/itar',
    sources: ['US marking practice'],
  },
} satisfies Record<string, GlossaryEntry>;
