import { latest, seen } from './evidence';
import type { DueItem } from './types';

/** What must exist when, in a German purchase. */
export const dueInGermany: readonly [DueItem, ...DueItem[]] = [
  {
    what: 'AQAP',
    at: {
      tender: {
        text: 'In the price, with gap list and draft plan. A certificate only if the notice asks.',
        ...seen('de-bdi', { also: 'de-quality', checked: '2026-11-23' }),
      },
      award: { text: 'The clause becomes contract.', ...latest.known('BAAINBw') },
      delivery: {
        text: 'Quality plan accepted before work starts; certificate of conformity. Government quality assurance does not replace acceptance.',
        ...latest.seen('de-quality'),
      },
    },
  },
  {
    what: 'VS-NfD',
    at: {
      tender: {
        text: 'Undertakings before you get the papers, sub-suppliers too.',
        ...latest.seen('de-vsvgv', 'section 7(4)'),
      },
      award: {
        text: 'The same from new sub-suppliers, shown before the sub-order.',
        ...latest.seen('de-vsvgv', 'section 7(4)'),
      },
      delivery: {
        text: 'Self-accreditation before files are on your IT.',
        ...latest.reported('de-vsnfd-reports'),
      },
    },
  },
  {
    what: '{de:VS-VERTRAULICH} and above',
    at: {
      tender: {
        text: 'Declare: decision held, or ready to meet all it needs by performance. Papers marked so: held before access.',
        ...latest.seen('de-vsvgv', 'section 7(2)'),
      },
      award: { text: 'Extra time only if the notice grants it.', ...latest.seen('de-vsvgv', 'section 7(6)') },
      delivery: {
        text: 'The decision in force; otherwise exclusion.',
        ...latest.seen('de-vsvgv', 'section 7(2)'),
      },
    },
  },
  {
    what: 'War weapon',
    at: {
      tender: { text: 'No permit yet: say who applies.', ...latest.known('BMWE') },
      delivery: {
        text: 'Permits to make, transport, import. Handing over to the Bundeswehr needs none of its own.',
        ...latest.seen('de-war-act', 'section 5(3)'),
      },
    },
  },
  {
    what: 'Airworthiness',
    at: {
      tender: { text: 'A statement, if asked.', ...latest.known('LufABw') },
      award: { text: 'A plan.', ...latest.known('LufABw') },
      delivery: { text: 'Approval by LufABw, if asked.', ...latest.known('LufABw') },
    },
  },
];

/** What must exist when, in a Polish purchase. */
export const dueInPoland: readonly [DueItem, ...DueItem[]] = [
  {
    what: 'AQAP',
    at: {
      tender: {
        text: 'A certificate, or “or equivalent”, only if the notice asks.',
        ...latest.reported('pl-issuers'),
      },
      award: { text: 'Clause agreed with the Armament Agency.', ...latest.seen('pl-126', 'section 11') },
      delivery: {
        text: 'Quality plan, certificate of conformity, acceptance by the RPW.',
        ...latest.reported('pl-issuers'),
      },
    },
  },
  {
    what: '{pl:ZASTRZEŻONE}',
    at: {
      tender: { text: 'Show that you can protect it.', ...latest.reported('pl-degrees') },
      delivery: { text: 'People authorized, IT accredited.', ...latest.known('the contracting unit') },
    },
  },
  {
    what: '{pl:POUFNE} and above',
    at: {
      tender: {
        text: 'Certificate with the degree and level in the notice.',
        ...latest.reported('pl-degrees'),
      },
      award: { text: 'Written consent may bridge a running procedure.', ...latest.reported('pl-consent') },
      delivery: { text: 'In force all the time.', ...latest.reported('pl-degrees') },
    },
  },
  {
    what: 'Concession',
    at: {
      tender: {
        text: 'If you make or trade in Poland and the notice asks.',
        ...latest.seen('pl-concession'),
      },
      award: { text: 'Does a seller from abroad need one?', ...latest.ask('MSWiA') },
      delivery: { text: 'Before making.', ...latest.seen('pl-concession') },
    },
  },
  {
    what: 'Listed goods',
    at: { delivery: { text: 'Product conformity by an OiB body.', ...latest.seen('pl-quality') } },
  },
  {
    what: 'Day of the contract',
    at: {
      award: {
        text: 'Not before 10 days after the electronic message on the winner, 15 otherwise, with exceptions.',
        ...latest.seen('pl-award', 'Article 421'),
      },
    },
  },
];
