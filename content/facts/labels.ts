import type { Text } from '../text';
import type { Certainty, FactStatus } from './types';

/** Words that stand with facts wherever a page prints them. */
export const factLabels = {
  /** Stands before the month of the check. */
  checked: 'Checked',
  /** Stands before the day and the name of the latest rule of a page that changed. */
  lastChange: 'Last change among the rules on this page:',
  /** What stands behind a source, by the certainty of the facts taken from it; the month follows. */
  certainty: {
    seen: 'checked',
    secondary: 'checked in reports of others,',
    known: 'not read again in',
  } satisfies Record<Certainty, string>,
  /** How a rule stands, in a word. */
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
    hint: 'Standards, rules and editions, with the date of the check',
    note: 'Check the current text at the issuer before you rely on it. Nothing on this page is legal advice.' satisfies Text,
  },
} as const;
