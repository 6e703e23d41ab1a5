import { latest, seen } from './evidence';
import type { BuyerFact, WeaponLaw } from './types';

const exportLaw = (ask: string): BuyerFact => ({
  text: 'Export law alone, as far as we know.',
  ...latest.known(ask),
});

const actOf = (act: string, ask: string): BuyerFact => ({ text: `${act}.`, ...latest.known(ask) });

/** What holds in every nation for complete weapons and their parts. */
export const weaponEverywhere: BuyerFact = {
  text: 'Everywhere: complete weapons and their parts are on the military list (ML2, ML3, ML4, ML10). Transport of explosives is a law of its own (ADR), storing needs a permit, and insurers exclude it unless told.',
  ...latest.known('the office named here'),
};

/** Making military and armed drones, by the nation of the seat. */
export const weaponLaws = {
  germany: {
    who: 'BMWE',
    short: {
      text: 'Unarmed: no. With warhead, launcher or target software: yes.',
      ...latest.reported('de-drones'),
    },
    enters: {
      text: 'A war weapon enters Germany only with an individual permit.',
      ...latest.seen('de-customs'),
    },
    answers: {
      unarmed: [{ text: 'No permit to make it: export law alone, with BAFA.', ...latest.seen('de-war-act') }],
      armed: [
        {
          text: 'A war weapon: loitering munition, complete or flyable with target software, and drones with launchers for guided missiles (item 9 of the list).',
          ...latest.reported('de-drones'),
        },
        {
          text: 'Warheads are item 56 of the list, fuzes 57, special engines 12. The permit to make them is no entitlement, and it may be refused where managers are not German or live abroad. A war weapons book is kept.',
          ...latest.seen('de-war-act', 'sections 2, 6, 11, 12'),
        },
        {
          text: 'Making without a permit: 1–5 years in prison, by negligence up to 2.',
          ...latest.seen('de-war-act', 'section 22a'),
        },
      ],
      starts: [
        { text: 'The duty starts at the objectively usable prototype.', ...latest.reported('de-drones') },
      ],
      explosives: [actOf('The Explosives Act', 'BMWE')],
    },
  },
  poland: {
    who: 'MSWiA',
    short: { text: 'Yes, unarmed military drones too: a concession.', ...latest.reported('pl-drones') },
    answers: {
      unarmed: [
        {
          text: 'A concession: the list is said to name drones specially designed or modified for military or police use.',
          ...latest.reported('pl-drones'),
        },
      ],
      armed: [
        {
          text: 'The same concession in other classes, for arms and for ammunition.',
          ...latest.reported('pl-drones'),
        },
      ],
      starts: [
        {
          text: 'Are research and prototypes free? Making is what counts: ask before the first one.',
          ...latest.ask('MSWiA'),
        },
        {
          text: 'Does the act of {2026-03-13} (Dz.U. 2026, item 471) change the concession?',
          ...latest.ask('MSWiA'),
        },
      ],
      explosives: [{ text: 'The same act.', ...latest.seen('pl-concession') }],
    },
  },
  denmark: {
    who: 'the Ministry of Justice',
    short: {
      text: 'Yes, if it has no civil use: a permit, armed or not.',
      ...latest.seen('war-material-act', 'sections 1 to 3'),
    },
    answers: {
      unarmed: [
        {
          text: 'A permit, where it is made for military use and has no civil use; parts too.',
          ...latest.seen('war-material-act', 'sections 1 to 3'),
        },
      ],
      armed: [
        {
          text: 'The same permit; ammunition, powder and explosives are named.',
          ...latest.seen('war-material-act', 'sections 1 to 3'),
        },
      ],
      starts: [
        {
          text: 'The duty starts at making, and assembling counts; section 2 names no threshold.',
          ...seen('dk-war-page', { also: 'war-material-act', checked: '2026-11-23' }),
        },
        { text: 'Does a prototype count?', ...latest.ask('the Ministry of Justice') },
      ],
      explosives: [actOf('The Weapons Act besides', 'the Ministry of Justice')],
    },
  },
  ukraine: {
    who: 'the Ministry of Defence',
    short: {
      text: 'Unarmed: codified; no permit was found. Its ammunition: a license.',
      ...latest.reported('ua-ammunition-reports'),
    },
    answers: {
      unarmed: [
        {
          text: 'Codification with the Ministry of Defence, to sell to the state.',
          ...latest.reported('ua-ammunition-reports'),
        },
      ],
      armed: [
        {
          text: 'A license for making ammunition for drones; the market was opened to private makers.',
          ...latest.reported('ua-ammunition-reports'),
        },
      ],
      starts: [
        {
          text: 'From which step does making need the license, and which rule holds today?',
          ...latest.ask('the Ministry of Defence'),
        },
      ],
      explosives: [
        { text: 'Which license covers explosives today?', ...latest.ask('the Ministry of Defence') },
      ],
    },
  },
  lithuania: {
    who: 'the Police Department',
    short: { text: 'Unarmed: no. Armed: a license to make arms.', ...latest.reported('lt-arms-reports') },
    answers: {
      unarmed: [exportLaw('the Police Department')],
      armed: [
        { text: 'A license for making arms.', ...latest.reported('lt-arms-reports') },
        {
          text: 'An expert commission led by the police says what counts as a weapon.',
          ...latest.seen('lt-arms-commission'),
        },
      ],
      starts: [
        {
          text: 'The duty starts before the first product, as of March 2025.',
          ...latest.reported('lt-arms-reports'),
        },
        {
          text: 'What have the changes of 2025 and 2026 made of this?',
          ...latest.ask('the Police Department'),
        },
      ],
      explosives: [actOf('A law of its own', 'the Police Department')],
    },
  },
  estonia: {
    who: 'the Police and Border Guard Board',
    short: {
      text: 'Unarmed: no, nor the hook for a load. With a warhead: yes.',
      ...latest.reported('ee-warheads'),
    },
    answers: {
      unarmed: [
        {
          text: 'No permit to make the drone, nor the hook that releases a load.',
          ...latest.reported('ee-warheads'),
        },
      ],
      armed: [
        {
          text: 'An activity license once the warhead is added; owners are as a rule EU or NATO citizens.',
          ...latest.reported('ee-warheads'),
        },
      ],
      starts: [{ text: 'The duty starts at adding the warhead.', ...latest.reported('ee-warheads') }],
      explosives: [{ text: 'The same act, chapter 8³; its rules are enacted.', ...latest.seen('ee-letter') }],
    },
  },
  'united-kingdom': {
    who: 'the Home Office',
    short: {
      text: 'Unarmed: no. Armed: written authority before you make it.',
      ...latest.known('the Home Office'),
    },
    answers: {
      unarmed: [exportLaw('the Home Office')],
      armed: [
        {
          text: 'Written authority for prohibited weapons (section 5 of the Firearms Act 1968): no company may make them without it. Read in an old answer.',
          ...latest.seen('uk-firearms'),
        },
      ],
      starts: [
        {
          text: 'The duty starts at making or possessing, the prototype included.',
          ...latest.known('the Home Office'),
        },
      ],
      explosives: [
        {
          text: 'A license of the Health and Safety Executive (HSE) for most making, assembling and altering. Read in a page on older rules.',
          ...latest.seen('uk-explosives'),
        },
      ],
    },
  },
  netherlands: {
    who: 'the police chief',
    short: {
      text: 'Unarmed: no. Armed: a recognition ({nl:erkenning}).',
      ...latest.known('the police chief'),
    },
    answers: {
      unarmed: [exportLaw('the police chief')],
      armed: [
        {
          text: 'A recognition ({nl:erkenning}, Articles 9 to 12) to make, change, test or trade weapons and ammunition; an exemption of the Minister of Justice for heavier classes. Read in old pages.',
          ...latest.seen('nl-weapons'),
        },
      ],
      starts: [{ text: 'The duty starts at making and testing.', ...latest.seen('nl-weapons') }],
      explosives: [actOf('The same act, and an environmental permit', 'the police chief')],
    },
  },
  norway: {
    who: 'the police and the ministry',
    short: {
      text: 'Unarmed: no. Armed: bombs and rockets count as ammunition.',
      ...latest.known('the police and the ministry'),
    },
    answers: {
      unarmed: [exportLaw('the police')],
      armed: [
        {
          text: 'Bombs, rockets and grenades count as ammunition (section 2). Arms destined for the Armed Forces are outside the act (section 3).',
          ...latest.seen('no-weapons', 'sections 2 and 3'),
        },
        { text: 'Which office permits a private maker?', ...latest.ask('the police and the ministry') },
      ],
      starts: [
        { text: 'From which step is a permit needed?', ...latest.ask('the police and the ministry') },
        {
          text: 'Civil drone rules bar weapons in test flights; the maker Nammo stopped its tests.',
          ...latest.reported('no-drone-reports'),
        },
      ],
      explosives: [actOf('A permit of the Directorate for Civil Protection (DSB)', 'DSB')],
    },
  },
  sweden: {
    who: 'ISP',
    short: { text: 'Yes, if it is war materiel: a permit, armed or not.', ...latest.seen('se-isp') },
    answers: {
      unarmed: [
        { text: 'A permit if it is war materiel, also for a pure subcontractor.', ...latest.seen('se-isp') },
      ],
      armed: [{ text: 'The same permit.', ...latest.seen('se-isp') }],
      starts: [
        {
          text: 'The duty starts at making; no lower limit is stated. A reform is proposed (SOU 2024:77).',
          ...latest.seen('se-isp'),
        },
      ],
      explosives: [
        {
          text: 'A permit of the agency MSB: assembling items with explosives counts, down to milligrams in a laboratory; it is eased for research.',
          ...latest.seen('se-explosives'),
        },
        { text: 'MSB was renamed in 2026.', ...latest.known('MSB') },
      ],
    },
  },
  finland: {
    who: 'the National Police Board',
    short: {
      text: 'Unarmed: no. Launchers and ammunition: a license.',
      ...latest.known('the National Police Board'),
    },
    answers: {
      unarmed: [exportLaw('the National Police Board')],
      armed: [
        {
          text: 'The Firearms Act covers missile and rocket launcher systems and especially dangerous ammunition.',
          ...latest.seen('fi-firearms'),
        },
        {
          text: 'Making and trading it takes a trade license.',
          ...latest.known('the National Police Board'),
        },
      ],
      starts: [{ text: 'From which step is a license needed?', ...latest.ask('the National Police Board') }],
      explosives: [actOf('A permit of the agency Tukes, decree 819/2015', 'Tukes')],
    },
  },
} as const satisfies Record<string, WeaponLaw>;
