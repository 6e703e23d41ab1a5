import type { RuleLane } from '../facts/types';
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
    'Which rules on defense suppliers are in force, coming, suspended or superseded? A register with dates, whom each rule affects, what to do, and the source.',
} satisfies Meta;

/** Words of /rules. */
export const rulesPage = {
  title: 'Rules and dates',
  lead: '{count} rules and standards that affect defense suppliers: when each applies, whom it affects, what to do, and the source.' as const,
  calendar: {
    /** Name of the drawing for screen readers; what it shows is in the register. */
    label: 'Calendar of the rules, {first} to {last}',
    today: 'As of {date}',
    note: 'The calendar shows rules with a day or a month from {first} on. Older rules, and those without a date, are only in the register.' as const,
  },
  views: {
    label: 'Views of the register',
    all: 'All',
  },
  feed: 'Follow as Atom feed',
  /** Title of the feed, and what it contains. */
  feedTitle: 'ComplyTrain: rules and dates for defense suppliers',
  feedSubtitle: 'One entry for each rule and for each change to it: whom it affects, what to do, source.',
  groups: {
    coming: {
      title: 'Coming',
      lead: 'The next date comes first. A rule without a date has been announced, but nobody has set a day.',
    },
    open: {
      title: 'Suspended or open',
      lead: 'The text of the rule gives a date; whether it stands is undecided, or no source says.',
    },
    'in-force': { title: 'In force', lead: 'The latest change comes first.' },
    superseded: { title: 'Superseded', lead: 'Kept because older requests and forms still name them.' },
  },
  /** Row that opens, on the phone, what has been in force for years. */
  older: 'In force since before {year}' as const,
  /** Between what is to come and what is in force. */
  today: 'Above: not yet in force. Below: in force now, or in the past.' satisfies Text,
  next: 'Next',
  noDate: 'No date yet',
  meets: 'Affects',
  do: 'What to do',
  /** Heads of the columns, once a group. */
  date: 'Date',
  rule: 'Rule',
  source: 'Source:',
  printedOn: 'On this site:',
  replacedBy: 'Replaced by',
} as const;
