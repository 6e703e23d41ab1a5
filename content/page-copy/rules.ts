import type { Certainty, RuleLane } from '../facts/types';
import type { Meta, Text } from '../text';

/** Names of the lanes of the calendar. */
export const ruleLaneNames: Readonly<Record<RuleLane, string>> = {
  us: 'United States',
  eu: 'European Union',
  nations: 'Denmark and Ukraine',
  standards: 'Standards and NATO',
};

export const meta = {
  title: 'Defense rules by date: CMMC, ITAR, CRA, ISO | ComplyTrain',
  description:
    'Which rules on defense suppliers are in force, coming, suspended or superseded? A register with dates, whom each rule meets, what to do, and the source.',
} satisfies Meta;

/** Words of /rules. */
export const rulesPage = {
  title: 'Dated rules',
  lead: '{count} rules and standards that meet defense suppliers: since when or from when, whom each meets, what to do, and the source.' as const,
  calendar: {
    /** Name of the drawing for those who hear it; what it shows stands in the register. */
    label: 'Calendar of the rules, {first} to {last}',
    today: 'State of {date}',
    note: 'The calendar shows rules with a day or a month from {first} on. Older rules, and those without a day, are in the register alone.' as const,
  },
  views: {
    label: 'Views of the register',
    all: 'All',
  },
  feed: 'Follow as Atom feed',
  /** Title of the feed, and what it holds. */
  feedTitle: 'ComplyTrain: dated rules for defense suppliers',
  feedSubtitle: 'One entry for each rule and for each change of it: whom it meets, what to do, source.',
  groups: {
    coming: { title: 'Coming', lead: 'The next date first. A rule without a date is announced, not dated.' },
    open: {
      title: 'Suspended or open',
      lead: 'The text of a rule gives the date; whether it will hold is not decided, or no source says so.',
    },
    'in-force': { title: 'In force', lead: 'The latest change first.' },
    superseded: { title: 'Superseded', lead: 'Kept because older requests and forms still name them.' },
  },
  /** Row that opens, on the phone, what has been in force for years. */
  older: 'In force since before {year}' as const,
  /** Between what is to come and what holds. */
  today: 'Above: not yet. Below: holds or held.' satisfies Text,
  next: 'Next',
  noDate: 'No date yet',
  meets: 'Meets',
  do: 'Do',
  printedOn: 'On this site:',
  replacedBy: 'Replaced by',
  /** How a statement was read; the day follows. */
  certainty: {
    seen: 'Read in the source on {date}',
    secondary: 'Read in reports of others on {date}',
    known: 'Settled text, not read again on {date}',
  } as const satisfies Record<Certainty, string>,
} as const;
