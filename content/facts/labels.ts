import type { Text } from '../text';
import type { FactStatus } from './types';

/** Labels of facts, the same on every page. */
export const factLabels = {
  /** Label before the month of the check. */
  checked: 'Checked',
  /** Label before the date and name of the most recently changed rule of a page. */
  lastChange: 'Latest rule change:',
  /** Day of the check, after a source. */
  checkedOn: 'checked {day}',
  /** Day of the check of most sources, above a list of sources. */
  mostCheckedOn: 'Checked {day}, unless noted.',
  /** Note after a source whose newest version was older than the check. */
  newest: 'newest version read: {day}',
  /** The same note for a version older than two years. */
  newestOld: 'newest version read: {day}, more than two years ago',
  /** Label of each status. */
  status: {
    'in-force': 'In force',
    coming: 'Coming',
    suspended: 'Suspended',
    superseded: 'Superseded',
    unsettled: 'Not settled',
  } satisfies Record<FactStatus, string>,
  /** Source list at the end of a page. */
  sources: {
    title: 'Sources',
    hint: 'Standards and rules, dated',
    short: 'Not legal advice',
    note: 'Check the current text with its issuer. Nothing here is legal advice.' satisfies Text,
  },
} as const;
