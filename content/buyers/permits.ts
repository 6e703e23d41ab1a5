import type { AddressId } from '../addresses';
import type { HomeCountryCode } from '../planner/codes';
import type { Text } from '../text';
import { latest } from './evidence';
import type { BuyerSlug } from './slugs';
import type { BuyerFact, Evidence } from './types';

/** Steps of an export permit, the same from every home country. */
export const permitSteps: readonly { name: string; text: Text }[] = [
  {
    name: 'Classify',
    text: 'Look for each item, drawing and program in the EU Common Military List, then in the dual-use list. Drones: ML10, or 9A012; the export office decides. {sure:known}',
  },
  { name: 'If unsure, ask', text: 'Send the [classification request](/letters#letter-5).' },
  {
    name: 'Inside or outside',
    text: 'A move inside the EU is a transfer, any other an export. The UK, the United States, Türkiye and Ukraine are always exports.',
  },
  { name: 'End-use certificate', text: 'From the buyer, on the form of your export office.' },
  { name: 'File', text: 'Before shipping, and before sending files.' },
  {
    name: 'Keep records',
    text: 'Of every item and every file. Brokering between two other countries needs a permit of its own.',
  },
];

/** A time that an office or a report names, in days at most; without days none was found. */
export type PermitTime = { what: Text; days?: number } & Evidence;

/** A home country of the supplier: who licenses what leaves it, how, and in what time. */
export interface HomePermit {
  /** Record of the home nation: who inspects and clears there. */
  home: BuyerSlug;
  /** Code of the planner's answer. */
  code: HomeCountryCode;
  office: Text;
  address?: AddressId;
  post?: Text;
  /** A move inside the EU; absent where every move is an export. */
  inside?: BuyerFact;
  /** Norway counts as inside, too. */
  eea?: true;
  outside: BuyerFact;
  /** Dual-use items, and what else has to be known. */
  points: readonly BuyerFact[];
  times: readonly [PermitTime, ...PermitTime[]];
}

/** In the order of the page. */
export const homePermits: readonly HomePermit[] = [
  {
    home: 'ukraine',
    code: 'UA',
    office: 'State Service of Export Control (SSECU)',
    address: 'ua-export',
    outside: {
      text: 'Every move is an export. File a full set of papers; the state may stop exports of a type that the army needs.',
      ...latest.reported('ua-permit-days'),
    },
    points: [
      {
        text: 'A private maker need not use a state exporter. The simplified route is tied to residents of Defence City in the reports.',
        ...latest.reported('ua-resolution-6'),
      },
      {
        text: 'What is the fee, and are there rules later than January 2026?',
        ...latest.ask('SSECU, on the day'),
      },
    ],
    times: [
      { what: 'Simplified route', days: 15, ...latest.reported('ua-resolution-6') },
      { what: 'Dual-use goods', days: 30, ...latest.reported('ua-permit-days') },
      { what: 'Military goods', days: 45, ...latest.reported('ua-permit-days') },
      { what: 'With coordination', days: 90, ...latest.reported('ua-permit-days') },
    ],
  },
  {
    home: 'denmark',
    code: 'DK',
    office: 'National Police ({da:Rigspolitiet})',
    address: 'authority/denmark-police',
    post: 'Polititorvet 14, 1780 København V',
    eea: true,
    inside: {
      text: 'A transfer license. To use a general one, send a written notice 5 days before the first use.',
      ...latest.seen('dk-police-export'),
    },
    outside: {
      text: 'An export license, by e-mail, with the small or large declaration of the recipient. The Foreign Ministry gives an opinion.',
      ...latest.seen('dk-police-export'),
    },
    points: [
      {
        text: 'Dual-use items: the Danish Business Authority, through Virk.',
        ...latest.seen('dk-dual-use-page'),
      },
      {
        text: 'Permission to make war materiel comes first, also for assembling it and for parts without civil use. See that Danish subcontractors hold it as far as needed.',
        ...latest.seen('dk-war-page'),
      },
      {
        text: 'Brokering: the Ministry of Justice or the police.',
        ...latest.known('the National Police'),
      },
    ],
    times: [
      { what: 'Military goods, from complete papers', days: 14, ...latest.seen('dk-police-export') },
      { what: 'Dual-use goods, simple cases', days: 14, ...latest.seen('dk-dual-use-page') },
    ],
  },
  {
    home: 'germany',
    code: 'EU_NATO',
    office: 'Federal export office (BAFA)',
    address: 'authority/germany-bafa',
    post: 'Frankfurter Straße 29–35, 65760 Eschborn',
    inside: {
      text: 'A transfer license, through the free portal ELAN-K2. A board member is named as responsible on form AV1, confirmed each year on AV2.',
      ...latest.seen('de-elan'),
    },
    outside: {
      text: 'An export license, through the free portal ELAN-K2. A board member is named as responsible on form AV1, confirmed each year on AV2.',
      ...latest.seen('de-elan'),
    },
    points: [
      {
        text: 'War weapons, armed drones among them: the economics ministry (BMWE) permits first, and nobody is entitled to it.',
        ...latest.seen('de-customs'),
      },
    ],
    times: [{ what: 'Licenses', ...latest.ask('BAFA') }],
  },
  {
    home: 'poland',
    code: 'EU_NATO',
    office: 'Minister for the economy',
    address: 'pl-export',
    post: 'Pl. Trzech Krzyży 3/5, 00-507 Warszawa',
    inside: {
      text: 'A transfer license for a company with its seat in Poland: draft contract, statement of the end user and, for arms, an internal control system.',
      ...latest.seen('pl-export'),
    },
    outside: {
      text: 'An export license for a company with its seat in Poland: draft contract, statement of the end user and, for arms, an internal control system.',
      ...latest.seen('pl-export'),
    },
    points: [
      {
        text: 'Making and trading arms needs the concession of the Ministry of the Interior (MSWiA) before that.',
        ...latest.seen('pl-concession'),
      },
      {
        text: 'A general license of 2023 (ZG-PL-DU-1) covers some unarmed dual-use drones of 30–60 minutes’ endurance to Ukraine.',
        ...latest.seen('pl-general-license'),
      },
      {
        text: 'Does the general license ZG-PL-DU-1 still run?',
        ...latest.ask('the ministry at Pl. Trzech Krzyży 3/5'),
      },
      {
        text: 'Which ministry holds the economy today, and what is its fee?',
        ...latest.ask('the ministry at Pl. Trzech Krzyży 3/5'),
      },
    ],
    times: [{ what: 'Licenses', ...latest.ask('the minister for the economy') }],
  },
  {
    home: 'lithuania',
    code: 'EU_NATO',
    office: 'Ministry of the Economy and Innovation',
    address: 'lt-economy',
    inside: {
      text: 'A transfer license, through the licensing system STRATLES.',
      ...latest.reported('lt-strategic'),
    },
    outside: {
      text: 'An export license, through the licensing system STRATLES.',
      ...latest.reported('lt-strategic'),
    },
    points: [
      {
        text: 'Brokering, import and transit of military equipment need licenses, too.',
        ...latest.seen('lt-1022', 'Article 6'),
      },
      {
        text: 'Firearms of some categories: the police.',
        ...latest.known('the Ministry of the Economy and Innovation'),
      },
    ],
    times: [{ what: 'Licenses', ...latest.ask('the Ministry of the Economy and Innovation') }],
  },
  {
    home: 'finland',
    code: 'EU_NATO',
    office: 'Ministry of Defence',
    address: 'fi-tenders',
    eea: true,
    inside: {
      text: 'A transfer license of the Ministry of Defence. On request it rules in writing whether your item is a defense product.',
      ...latest.seen('fi-282'),
    },
    outside: {
      text: 'An export license with proof of the end user. The Foreign Ministry is heard, and the Government’s plenary session decides some.',
      ...latest.seen('fi-282'),
    },
    points: [
      {
        text: 'Dual-use items: the Foreign Ministry. Both share an online service with Suomi.fi login, free of charge.',
        ...latest.seen('fi-282'),
      },
      { text: 'Brokering: the Ministry of Defence.', ...latest.seen('fi-282') },
    ],
    times: [{ what: 'Licenses', ...latest.ask('the Ministry of Defence') }],
  },
];

/** What differs where the buyer is the company's own nation: nothing crosses a border. */
export const atHome: Text =
  'Nothing crosses a border: no export license for this delivery. Permissions to make and to trade still apply.';

/** For NATO's tenders a home nation may declare a company reliable. */
export const agencyDeclarations: Partial<Record<BuyerSlug, Text>> = {
  lithuania:
    'For NATO’s tenders Lithuania declares a company reliable; see [registration in Lithuania](/buyers/lithuania#registration).',
};
