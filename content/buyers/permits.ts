import type { AddressId } from '../addresses';
import type { ContactId } from '../addresses/contacts';
import type { Text, TitledText } from '../text';
import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import type { BuyerSlug } from './list';
import { permitDays } from './permit-days';
import type { BuyerEntry, BuyerFact, Evidence } from './types';

/** Day of the check on dual-use items inside the EU and on Ukrainian documents. */
const latestCheck = '2026-11-28';

/** Steps of an export permit, identical in every country. */
export const permitSteps: readonly TitledText[] = [
  {
    title: 'Classify',
    text: 'Look for each item, drawing and program in the EU Common Military List, then in the dual-use list. Drones: ML10, or 9A012; the export office decides. {sure:common-practice} {fact:dual-use-software}',
  },
  { title: 'If unsure, ask', text: 'Send the [classification request](/letters#letter-5).' },
  {
    title: 'Inside or outside',
    text: 'A move inside the EU is a transfer, any other an export. The UK, the United States, Türkiye and Ukraine are always exports. {fact:dual-use-inside-eu} {fact:dual-use-onward} {fact:dual-use-annex-iv}',
  },
  { title: 'End-use certificate', text: 'From the buyer, on the form of your export office.' },
  { title: 'File', text: 'Before shipping, and before sending files.' },
  {
    title: 'Keep records',
    text: 'Of every item and every file. Brokering between two other countries needs a permit of its own.',
  },
];

/** Processing time stated by an office or a report, in days at most; `days` is absent if none was found. */
export type PermitTime = { what: Text; days?: number } & Evidence;

/** Export permits of a supplier's country: who licenses, how, and how long it takes. */
export interface HomePermit {
  /** Slug of the nation, whose record contains its law; also the URL fragment on the page. */
  home: BuyerSlug;
  office: Text;
  address?: AddressId;
  /** Street address and mailbox, each only if confirmed. */
  contact?: ContactId;
  /** Documents to file for a transfer and for an export. */
  file: readonly [BuyerFact, ...BuyerFact[]];
  /** Points that the nation's record does not cover. */
  points?: readonly BuyerEntry[];
  times: readonly [PermitTime, ...PermitTime[]];
  /** Days for military goods, if an office or a report states them. */
  military?: number;
}

const { UA: ua, DK: dk } = permitDays;

/** Export permits by country, in page order. */
export const homePermits: readonly HomePermit[] = [
  {
    home: 'ukraine',
    office: 'State Service of Export Control (SSECU), with an interagency commission',
    address: 'ua-export',
    file: [
      {
        text: 'Every move is an export: a full set of papers.',
        ...laterCheckEvidence.secondHand('ua-permit-days'),
      },
      {
        text: 'First register with SSECU as a company that makes international transfers.',
        ...verified('ua-export-card', { checked: latestCheck }),
      },
      {
        text: 'Then file the application, the original guarantees of end use, and the papers listed in Resolution 1807 of 2003 for military goods or Resolution 86 of 2004 for dual-use goods.',
        ...verified('ua-export-procedure', { checked: latestCheck }),
      },
      {
        text: 'The form of the application stands in order 5 of {2004-01-09}.',
        ...secondHand('ua-export-guide', { section: '3.3.4', checked: latestCheck }),
      },
      {
        text: 'Talks, temporary exports and transit need a conclusion ({uk:висновок}), exports a permit.',
        ...secondHand('ua-export-guide', { section: '3.3.1', checked: latestCheck }),
      },
    ],
    points: [
      {
        text: 'Only capacity that the forces do not ask for may be exported; the Ministry of Defence adds up the need.',
        ...secondHand('ua-permit-days', { checked: latestCheck }),
      },
      {
        text: 'A general permit cost 150 minimum incomes in SSECU’s card of 2016; for a single permit ask.',
        ...verified('ua-export-card', { checked: latestCheck }),
      },
      {
        text: 'At 17 hryvnias each, 150 minimum incomes are UAH 2,550.',
        ...commonPractice('SSECU', latestCheck),
      },
      {
        text: 'Which papers does Resolution 1807 list today for our item, what does a single permit cost, and who states that our capacity is surplus? Are there rules later than January 2026?',
        ...openQuestion('SSECU', latestCheck),
      },
    ],
    times: [
      { what: 'Simplified route', days: ua.simplified, ...laterCheckEvidence.secondHand('ua-resolution-6') },
      { what: 'Dual-use goods', days: ua.dualUse, ...laterCheckEvidence.secondHand('ua-permit-days') },
      { what: 'Military goods', days: ua.military, ...laterCheckEvidence.secondHand('ua-permit-days') },
      { what: 'With coordination', days: ua.coordinated, ...laterCheckEvidence.secondHand('ua-permit-days') },
    ],
    military: ua.military,
  },
  {
    home: 'denmark',
    office: 'National Police ({da:Rigspolitiet}); dual-use goods: Danish Business Authority, through Virk',
    address: 'authority/denmark-police',
    contact: 'dk-police',
    file: [
      {
        text: 'To the EU and Norway a transfer license; a general one with a written notice 5 days before its first use.',
        ...laterCheckEvidence.verified('dk-police-export'),
      },
      {
        text: 'Elsewhere an export license, by e-mail, with the small or large declaration of the recipient. The Foreign Ministry gives an opinion.',
        ...laterCheckEvidence.verified('dk-police-export'),
      },
    ],
    points: [
      {
        text: 'Brokering: the Ministry of Justice or the police.',
        ...laterCheckEvidence.commonPractice('the National Police'),
      },
    ],
    times: [
      { what: 'Military goods', days: dk.military, ...laterCheckEvidence.verified('dk-police-export') },
      {
        what: 'Dual-use goods, simple cases',
        days: dk.dualUse,
        ...laterCheckEvidence.verified('dk-dual-use-page'),
      },
    ],
    military: dk.military,
  },
  {
    home: 'germany',
    office: 'Federal export office (BAFA)',
    address: 'authority/germany-bafa',
    contact: 'bafa',
    file: [
      {
        text: 'Through the free portal ELAN-K2. A board member is named as responsible on form AV1, confirmed each year on AV2.',
        ...laterCheckEvidence.verified('de-elan'),
      },
    ],
    times: [{ what: 'A license', ...laterCheckEvidence.openQuestion('BAFA') }],
  },
  {
    home: 'poland',
    office: 'Minister for the economy; in the text read, Ministry of Development and Technology',
    address: 'pl-export',
    contact: 'pl-economy',
    file: [
      {
        text: 'Seat in Poland, draft contract, statement of the end user and, for arms, an internal control system.',
        ...laterCheckEvidence.verified('pl-export'),
      },
      {
        text: 'A general license of 2023 (ZG-PL-DU-1) covers some unarmed dual-use drones of 30–60 minutes’ endurance to Ukraine.',
        ...laterCheckEvidence.verified('pl-general-license'),
      },
    ],
    points: [
      {
        text: 'Does ZG-PL-DU-1 still run, and what is the fee?',
        ...laterCheckEvidence.openQuestion('the ministry at Pl. Trzech Krzyży 3/5'),
      },
    ],
    times: [{ what: 'A license', ...laterCheckEvidence.openQuestion('the minister for the economy') }],
  },
  {
    home: 'lithuania',
    office: 'Ministry of the Economy and Innovation',
    address: 'lt-economy',
    file: [
      {
        text: 'Export, import, transit and brokering of military equipment need a license.',
        ...laterCheckEvidence.verified('lt-1022', 'Article 6'),
      },
    ],
    points: [
      {
        text: 'Firearms of some categories: the police.',
        ...laterCheckEvidence.commonPractice('the Ministry of the Economy and Innovation'),
      },
    ],
    times: [
      { what: 'A license', ...laterCheckEvidence.openQuestion('the Ministry of the Economy and Innovation') },
    ],
  },
  {
    home: 'finland',
    office: 'Ministry of Defence; dual-use goods: Foreign Ministry',
    address: 'fi-tenders',
    file: [
      {
        text: 'Through a free online service of both ministries, with Suomi.fi login. To the EU and Norway a transfer license, elsewhere an export license with proof of the end user; the Foreign Ministry is heard.',
        ...laterCheckEvidence.verified('fi-282'),
      },
    ],
    points: [
      { text: 'Brokering: the Ministry of Defence.', ...laterCheckEvidence.verified('fi-282') },
      { fact: 'dual-use-inside-eu' },
      { fact: 'dual-use-onward' },
    ],
    times: [{ what: 'A license', ...laterCheckEvidence.openQuestion('the Ministry of Defence') }],
  },
];
