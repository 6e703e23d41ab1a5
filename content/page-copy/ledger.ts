/** What the site counts from its records; `lib/figures/site-counts.ts` has the numbers. */
export type SiteCount = 'rules' | 'terms' | 'buyers' | 'combinations' | 'letters';

/** Copy of the ledger: what a visitor can check free of charge, as counts that link to their pages. */
export const ledger = {
  title: 'What you can check before you pay',
  /** Precedes the month of the newest check. */
  checked: 'Free to read. Every rule names its source.',
  items: {
    rules: { label: 'rules with a date', href: '/rules' },
    terms: { label: 'terms of tenders', href: '/glossary' },
    buyers: { label: 'buyer pages', href: '/buyers' },
    combinations: { label: 'buyer–product pairs', href: '/buyers#combinations' },
    letters: { label: 'letters to copy', href: '/letters' },
  } satisfies Record<SiteCount, { label: string; href: string }>,
};
