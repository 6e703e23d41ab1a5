import type { Text } from '../text';
import type { FactStatus } from './types';

/** Words printed with facts on every page that has them. */
export const factLabels = {
  /** Comes before the month of the check. */
  checked: 'Checked',
  /** Comes before the day and the name of the rule on a page that changed last. */
  lastChange: 'Latest rule change:',
  /** After a source: the day on which it was checked. */
  checkedOn: 'checked {day}',
  /** After a source whose newest text that was read is older than the check. */
  newest: 'newest text read: {day}',
  /** The same where that text is older than two years. */
  newestOld: 'newest text read: {day}, more than two years ago',
  /** The state of a rule, in a word. */
  status: {
    'in-force': 'In force',
    coming: 'Coming',
    suspended: 'Suspended',
    superseded: 'Superseded',
    unsettled: 'Not settled',
  } satisfies Record<FactStatus, string>,
  /** Foot of a page that prints facts. */
  sources: {
    title: 'Sources',
    hint: 'Standards, rules and editions: their own date, the date of the check, the official address',
    short: 'Not legal advice',
    note: 'Check the current text with its issuer first. Nothing on this page is legal advice.' satisfies Text,
  },
} as const;
