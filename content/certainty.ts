import type { Locale } from './locales';

/**
 * Certainty of a statement, highest first. `verified`: read in its source on the day of the check. `second-hand`: read
 * in another party's report of the source. `common-practice`: generally known, not read again. `our-estimate`: a value
 * set by ComplyTrain. `open`: a question without an answer. Each content family uses a subset.
 */
export const certainties = ['verified', 'second-hand', 'common-practice', 'our-estimate', 'open'] as const;
export type Certainty = (typeof certainties)[number];

/** Levels with a printed label. A verified statement has none, and an open question identifies the office to ask. */
export type LabeledCertainty = Exclude<Certainty, 'verified' | 'open'>;

/** Label printed after a statement. */
export const certaintyLabels = {
  'second-hand': 'second-hand',
  'common-practice': 'common practice',
  'our-estimate': 'our estimate',
} as const satisfies Record<LabeledCertainty, string>;

/** Labels and legend in Ukrainian. */
const ukrainian = {
  labels: {
    'second-hand': 'за вторинними джерелами',
    'common-practice': 'загальна практика',
    'our-estimate': 'наша оцінка',
  } satisfies Record<LabeledCertainty, string>,
  key: {
    label: 'Наскільки ми впевнені',
    plain: 'Без позначки: ми самі прочитали першоджерело',
    meanings: {
      'second-hand': 'прочитали у викладі інших',
      'common-practice': 'загальновідоме, повторно не перевіряли',
      'our-estimate': 'планове значення, не виміряне',
    } satisfies Record<LabeledCertainty, string>,
    link: { label: 'Як ми перевіряємо', href: '/about#method' },
  },
};

/** Text next to an open question. */
export const askOffice = 'Ask {office}' as const;

/** Accessible name of the reference number that links to a source at the end of the page. */
export const sourceName = 'Source {number}' as const;

/** Legend at the end of the source list. */
export const certaintyKey = {
  label: 'How sure we are',
  plain: 'No label: we read the source',
  meanings: {
    'second-hand': 'read in a report',
    'common-practice': 'known, not read again',
    'our-estimate': 'not measured',
  } satisfies Record<LabeledCertainty, string>,
  link: { label: 'How we check', href: '/about#method' },
} as const;

/** Date of the check, below the page title. */
export const checkedOn = 'Checked {day}.' as const;

/** ISO month of the newest document read for the checks. */
export const newestDocumentMonth = '2026-10';

/** Office to ask where a statement does not identify one. */
export const defaultOffice = 'the issuer';

/** Printed labels and the legend by the language of the page. */
export const certaintyWords: Record<Locale, typeof ukrainian> = {
  en: { labels: certaintyLabels, key: certaintyKey },
  uk: ukrainian,
};
