/**
 * Certainty of a statement, highest first. `verified`: read in its source on the day of the check. `second-hand`: read in
 * someone else's report of the source. `common-practice`: generally known, not read again. `our-estimate`: a value set by
 * ComplyTrain. `open`: a question without an answer yet. Each family of content narrows the list to the levels it uses.
 */
export const certainties = ['verified', 'second-hand', 'common-practice', 'our-estimate', 'open'] as const;
export type Certainty = (typeof certainties)[number];

/** Levels that print a label: a verified statement has none, and an open question names the office to ask. */
export type LabeledCertainty = Exclude<Certainty, 'verified' | 'open'>;

/** Label printed after a statement. */
export const certaintyLabels = {
  'second-hand': 'second-hand',
  'common-practice': 'common practice',
  'our-estimate': 'our estimate',
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
    'second-hand': 'read in reports of others',
    'common-practice': 'generally known, not read again',
    'our-estimate': 'our own planning value, no sample behind it',
  } satisfies Record<LabeledCertainty, string>,
  link: { label: 'How we check', href: '/about#method' },
} as const;

/** Under a page's title. */
export const checkedOn = 'Checked {day}.' as const;

/** ISO month of the newest text that was read for the checks. */
export const newestRead = '2026-10';

/** Who is asked where no office is named. */
export const defaultOffice = 'the issuer';
