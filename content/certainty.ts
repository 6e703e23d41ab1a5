/**
 * How sure a statement is, surest first. `seen` was read in its source on the day of the check, `reports` in reports of
 * others, `known` is general practice that was not read again, `assumed` is a planning value of ours, `open` is a
 * question that nobody has answered. Families of content narrow it to what their statements can be.
 */
export const certainties = ['seen', 'reports', 'known', 'assumed', 'open'] as const;
export type Certainty = (typeof certainties)[number];

/**
 * The one key of words: what stands beside a statement. Nothing beside what was read in its source; a question, with the
 * office to ask, beside what is open.
 */
export const certaintyWords = {
  seen: undefined,
  reports: 'reported',
  known: 'general practice: confirm with {office}',
  assumed: 'planning value',
  open: 'Ask {office}',
} as const satisfies Record<Certainty, string | undefined>;

/** Parts of the line that says, once a page, how its statements were read. */
export const certaintyLine = {
  checked: 'Checked {day}.',
  counts: {
    seen: '{count} read at the source',
    reports: '{count} reported',
    known: '{count} general practice',
    assumed: '{count} planning values',
    open: '{count} to ask',
  } satisfies Record<Certainty, string>,
  /** The newest text that was read for the check. */
  newest: 'No text newer than {month} was read.',
} as const;

/** ISO month of the newest text that was read for the checks. */
export const newestRead = '2026-10';

/** Who is asked where no office is named. */
export const issuer = 'the issuer';
