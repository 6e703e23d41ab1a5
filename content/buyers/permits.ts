import type { Text, TitledText } from '../text';
import { commonPractice, laterCheckEvidence, openQuestion, secondHand, verified } from './evidence';
import type { BuyerSlug } from './list';
import { permitDays } from './permit-days';
import type { BuyerEntry, BuyerFact, Evidence, Office } from './types';

/** Day of the check on dual-use items inside the EU and on Ukrainian documents. */
const latestCheck = '2026-11-28';

/** Steps of an export permit, identical in every country. */
export const permitSteps: readonly TitledText[] = [
  {
    title: 'Classify your items',
    text: 'Look for each item, drawing and program in the EU [Common Military List](glossary:eu-military-list), then in the dual-use list. Drones are under ML10 or [9A012](glossary:eccn-9a012); the export office decides. {sure:common-practice} {fact:dual-use-software}',
  },
  {
    title: 'If you are not sure, ask',
    text: 'Send the [classification request](/letters#letter-5) to your export office.',
  },
  {
    title: 'Find out whether it is a transfer or an export',
    text: 'A delivery inside the EU is a transfer, and any other delivery is an export. Deliveries to the UK, the United States, Türkiye and Ukraine are always exports. {fact:dual-use-inside-eu} {fact:dual-use-onward} {fact:dual-use-annex-iv}',
  },
  { title: 'Get the end-use certificate', text: 'The buyer signs it on the form of your export office.' },
  { title: 'Apply', text: 'Apply before you ship, and before you send files.' },
  {
    title: 'Keep records',
    text: 'Keep records of every item and every file. Brokering between two other countries needs a permit of its own.',
  },
];

/** Offices that license military and dual-use items, where the nation's answer on exports does not name both. */
export const exportOffices: Readonly<Partial<Record<BuyerSlug, { military: Text; dualUse: Text }>>> = {
  denmark: { military: 'National Police', dualUse: 'Danish Business Authority' },
  germany: { military: 'BAFA; for war weapons, BMWE', dualUse: 'BAFA' },
  lithuania: { military: 'Ministry of the Economy and Innovation', dualUse: 'Ask the ministry' },
  finland: { military: 'Ministry of Defence', dualUse: 'Foreign Ministry' },
};

/** Processing time stated by an office or a report, in days at most; `days` is absent if none was found. */
export type PermitTime = { what: Text; days?: number } & Evidence;

/** Export permits of a supplier's country: who licenses, how, and how long it takes. */
export interface HomePermit extends Pick<Office, 'address' | 'contact'> {
  /** Slug of the nation, whose record contains its law; also the URL fragment on the page. */
  home: BuyerSlug;
  office: Text;
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
        translatedAs: 'every-delivery',
        text: 'From Ukraine every delivery is an export, and it needs a full set of documents.',
        ...laterCheckEvidence.secondHand('ua-permit-days'),
      },
      {
        translatedAs: 'register',
        text: 'First register with SSECU as a company that makes international transfers.',
        ...verified('ua-export-card', { checked: latestCheck }),
      },
      {
        translatedAs: 'application',
        text: 'Then submit the application, the original guarantees of end use, and the documents listed for your goods. Resolution 1807 of 2003 lists them for military goods, Resolution 86 of 2004 for dual-use goods.',
        ...verified('ua-export-procedure', { checked: latestCheck }),
      },
      {
        text: 'The form of the application is in order 5 of {2004-01-09}.',
        ...secondHand('ua-export-guide', { section: '3.3.4', checked: latestCheck }),
      },
      {
        translatedAs: 'conclusion',
        text: 'Talks, temporary exports and transit need a conclusion ({uk:висновок}), while exports need a permit.',
        ...secondHand('ua-export-guide', { section: '3.3.1', checked: latestCheck }),
      },
    ],
    points: [
      {
        translatedAs: 'free-capacity',
        text: 'Only capacity that the armed forces do not need may be exported, and the Ministry of Defence adds up the need.',
        ...secondHand('ua-permit-days', { checked: latestCheck }),
      },
      {
        text: 'A general permit cost 150 minimum incomes in SSECU’s information card of 2016. Ask what a single permit costs.',
        ...verified('ua-export-card', { checked: latestCheck }),
      },
      {
        text: 'At 17 hryvnias each, 150 minimum incomes are UAH 2,550.',
        ...commonPractice('SSECU', latestCheck),
      },
      {
        text: 'Which documents does Resolution 1807 list today for our item, what does a single permit cost, and who states that our capacity is surplus? Are there rules later than January 2026?',
        ...openQuestion('SSECU', latestCheck),
      },
    ],
    times: [
      { what: 'Simplified route', days: ua.simplified, ...laterCheckEvidence.secondHand('ua-resolution-6') },
      { what: 'Dual-use goods', days: ua.dualUse, ...laterCheckEvidence.secondHand('ua-permit-days') },
      { what: 'Military goods', days: ua.military, ...laterCheckEvidence.secondHand('ua-permit-days') },
      {
        what: 'Cases that need coordination',
        days: ua.coordinated,
        ...laterCheckEvidence.secondHand('ua-permit-days'),
      },
    ],
    military: ua.military,
  },
  {
    home: 'denmark',
    office:
      'National Police ({da:Rigspolitiet}); for dual-use goods the Danish Business Authority, through the portal Virk',
    address: 'authority/denmark-police',
    contact: 'dk-police',
    file: [
      {
        text: 'For the EU and Norway you need a transfer license. For a general license, give written notice 5 days before you first use it.',
        ...laterCheckEvidence.verified('dk-police-export'),
      },
      {
        text: 'For other countries you apply for an export license by email, with the small or the large declaration of the recipient. The Foreign Ministry gives an opinion.',
        ...laterCheckEvidence.verified('dk-police-export'),
      },
    ],
    points: [
      {
        text: 'For brokering, ask the Ministry of Justice or the police.',
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
        text: 'Apply through the free portal ELAN-K2, name a board member as responsible on form AV1, and confirm it each year on form AV2.',
        ...laterCheckEvidence.verified('de-elan'),
      },
    ],
    times: [{ what: 'A license', ...laterCheckEvidence.openQuestion('BAFA') }],
  },
  {
    home: 'poland',
    office: 'Minister for the economy (in the text that we read, the Ministry of Development and Technology)',
    address: 'pl-export',
    contact: 'pl-economy',
    file: [
      {
        text: 'Your company must be registered in Poland, and you need a draft contract, a statement of the end user and, for arms, an internal control system.',
        ...laterCheckEvidence.verified('pl-export'),
      },
      {
        text: 'A general license of 2023 (ZG-PL-DU-1) covers exports to Ukraine of some unarmed dual-use drones with an endurance of 30–60 minutes.',
        ...laterCheckEvidence.verified('pl-general-license'),
      },
    ],
    points: [
      {
        text: 'Is ZG-PL-DU-1 still in force, and what is the fee?',
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
        text: 'You need a license for export, import, transit and brokering of military equipment.',
        ...laterCheckEvidence.verified('lt-1022', 'Article 6'),
      },
    ],
    points: [
      {
        text: 'For firearms of some categories, ask the police.',
        ...laterCheckEvidence.commonPractice('the Ministry of the Economy and Innovation'),
      },
    ],
    times: [
      { what: 'A license', ...laterCheckEvidence.openQuestion('the Ministry of the Economy and Innovation') },
    ],
  },
  {
    home: 'finland',
    office: 'Ministry of Defence; for dual-use goods the Foreign Ministry',
    address: 'fi-tenders',
    file: [
      {
        text: 'Apply through the free online service of both ministries, with a Suomi.fi login. For the EU and Norway you need a transfer license, for other countries an export license with proof of the end user, and the Foreign Ministry is consulted.',
        ...laterCheckEvidence.verified('fi-282'),
      },
    ],
    points: [
      { text: 'For brokering, ask the Ministry of Defence.', ...laterCheckEvidence.verified('fi-282') },
    ],
    times: [{ what: 'A license', ...laterCheckEvidence.openQuestion('the Ministry of Defence') }],
  },
];
