import type { RuleLane } from '../facts/types';
import type { Meta } from '../text';

/** Lane names of the rules calendar. */
export const ruleLaneNames: Readonly<Record<RuleLane, string>> = {
  us: 'United States',
  eu: 'European Union',
  nations: 'Denmark and Ukraine',
  standards: 'Standards and NATO',
};

/** Metadata for search engines and link previews. */
export const meta = {
  title: 'Defense rules by date: CMMC, ITAR, CRA, ISO | ComplyTrain',
  description:
    'Which rules on defense suppliers are in force, coming, suspended or superseded? A register with dates, whom each rule affects, what to do, and the source.',
} satisfies Meta;

/** Copy of /rules. */
export const rulesPage = {
  title: 'Rules and dates',
  lead: 'This page lists {count} rules, {dated} of them with a date: what each one says, what to do, and its source.' as const,
  calendar: {
    /** Accessible name of the drawing; the register below contains the same data. */
    label: 'Calendar of the rules, {first} to {last}',
    today: 'As of {date}',
    note: 'The calendar shows the rules with a day or a month from {first} on, and the register below has all rules.' as const,
  },
  contents: {
    title: 'On this page',
    /** Questions of readers, each with the rule or group that answers it. */
    items: [
      { id: 'coming', title: 'Which rules come next?' },
      { id: 'open', title: 'Which rules are suspended or open?' },
      { id: 'in-force', title: 'Which rules are in force now?' },
      { id: 'superseded', title: 'Which rules no longer apply?' },
      { id: 'cmmc-now', title: 'What does CMMC require today?' },
      { id: 'iso9001-2026', title: 'Which edition of ISO 9001 counts?' },
      { id: 'aqap-2110-edition', title: 'Which edition of AQAP 2110 counts?' },
      { id: 'cra-scope', title: 'Does the Cyber Resilience Act cover us?' },
    ],
  },
  feed: 'Follow as Atom feed',
  /** Title and description of the feed. */
  feedTitle: 'ComplyTrain: rules and dates for defense suppliers',
  feedSubtitle:
    'The feed has one entry for each rule and for each change to it, with whom it affects, what to do and the source.',
  groups: {
    coming: {
      title: 'Coming',
      lead: 'The rule with the next date comes first. A rule without a date has been announced, but its day is not set.',
    },
    open: {
      title: 'Suspended or open',
      lead: 'The rule’s text gives a date. Whether the date still applies is undecided or unknown.',
    },
    'in-force': { title: 'In force', lead: undefined },
    superseded: { title: 'Superseded', lead: 'Older requests and forms still name these rules.' },
  },
  /** Disclosure around the rules that have been in force for years. */
  older: { title: 'In force since before {year}' as const, answer: '{titles} and {count} more' as const },
  next: 'Next',
  noDate: 'No date yet',
  affects: 'Affects',
  /** Label before the action, in the feed. */
  action: 'What to do',
  source: 'Source',
  printedOn: 'Used on',
  replacedBy: 'Replaced by',
} as const;
