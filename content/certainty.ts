/**
 * How sure a statement is, surest first. `seen` was read in its source on the day of the check, `reports` in reports of
 * others, `known` is general practice that was not read again, `assumed` is a planning value of ours, `open` is a
 * question that nobody has answered. Families of content narrow it to what their statements can be.
 */
export const certainties = ['seen', 'reports', 'known', 'assumed', 'open'] as const;
export type Certainty = (typeof certainties)[number];

/** What a word stands beside: neither what was read at its source nor a question. */
export type LabeledCertainty = Exclude<Certainty, 'seen' | 'open'>;

/** The one small word after a statement. */
export const certaintyLabels = {
  reports: 'reported',
  known: 'practice',
  assumed: 'planned',
} as const satisfies Record<LabeledCertainty, string>;

/** Beside a question: the office that can answer. */
export const askOffice = 'Ask {office}' as const;

/** Name of the small number that leads to a text at the page's end. */
export const sourceName = 'Source {number}' as const;

/** The key at the end of a page's sources: what each of its words means. */
export const certaintyKey = {
  label: 'How sure we are',
  plain: 'Unmarked: read at its source',
  meanings: {
    reports: 'read in reports of others',
    known: 'generally known, not read again',
    assumed: 'our own planning value, no sample behind it',
  } satisfies Record<LabeledCertainty, string>,
  link: { label: 'How we check', href: '/about#method' },
} as const;

/** Under a page's title. */
export const checkedOn = 'Checked {day}.' as const;

/** ISO month of the newest text that was read for the checks. */
export const newestRead = '2026-10';

/** Who is asked where no office is named. */
export const defaultOffice = 'the issuer';
