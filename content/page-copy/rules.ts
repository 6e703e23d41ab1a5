import type { RuleLane } from '../facts/types';
import type { Meta } from '../text';

/** Lane names of the rules calendar. */
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

/** Copy of /rules. */
export const rulesPage = {
  title: 'Rules and dates',
  lead: '{count} rules: from when, for whom, what to do, and the source.' as const,
  calendar: {
    /** Accessible name of the drawing; the register below contains the same data. */
    label: 'Calendar of the rules, {first} to {last}',
    today: 'As of {date}',
    note: 'The calendar shows rules with a day or a month from {first} on; the register has all of them, and names the dots without a label.' as const,
  },
  contents: {
    title: 'On this page',
    /** Questions of readers, each with the rule or group that answers it. */
    items: [
      { id: 'coming', title: 'What comes next?' },
      { id: 'open', title: 'What is suspended or open?' },
      { id: 'in-force', title: 'What holds now?' },
      { id: 'superseded', title: 'What no longer holds?' },
      { id: 'cmmc-now', title: 'What does CMMC ask today?' },
      { id: 'iso9001-2026', title: 'Which edition of ISO 9001 counts?' },
      { id: 'aqap-2110-edition', title: 'Which edition of AQAP 2110 counts?' },
      { id: 'cra-scope', title: 'Does the Cyber Resilience Act cover us?' },
    ],
  },
  feed: 'Follow as Atom feed',
  /** Title and description of the feed. */
  feedTitle: 'ComplyTrain: rules and dates for defense suppliers',
  feedSubtitle: 'One entry for each rule and for each change to it: whom it affects, what to do, source.',
  groups: {
    coming: { title: 'Coming', lead: 'The next date first. Without a date: announced, no day set.' },
    open: {
      title: 'Suspended or open',
      lead: 'Its text gives a date; whether it stands is undecided, or no source says.',
    },
    'in-force': { title: 'In force', lead: undefined },
    superseded: { title: 'Superseded', lead: 'Older requests and forms still name them.' },
  },
  /** Disclosure around the rules that have been in force for years. */
  older: { title: 'In force since before {year}' as const, answer: '{titles} and {count} more' as const },
  next: 'Next',
  noDate: 'No date yet',
  meets: 'Affects',
  do: 'What to do',
  source: 'Source',
  printedOn: 'On this site',
  replacedBy: 'Replaced by',
} as const;
