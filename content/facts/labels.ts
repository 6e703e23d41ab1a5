import type { Text } from '../text';
import type { FactCertainty, FactStatus } from './types';

/** Words printed with facts on every page that has them. */
export const factLabels = {
  /** Comes before the month of the check. */
  checked: 'Checked',
  /** Comes before the day and the name of the rule on a page that changed last. */
  lastChange: 'Latest rule change on this page:',
  /** Words after a source, by the certainty of the facts taken from it; the month follows. */
  certainty: {
    seen: 'checked',
    reports: 'checked in secondary sources,',
    known: 'not read again in',
  } satisfies Record<FactCertainty, string>,
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
    hint: 'Standards, rules and editions, with the date of the check',
    note: 'Check the current text with the issuer before you rely on it. Nothing on this page is legal advice.' satisfies Text,
  },
} as const;
