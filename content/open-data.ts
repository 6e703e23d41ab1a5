/** Words of the open data; its fields are described in docs/open-data.md. */
export const openData = {
  title: 'Eight certifications for defense suppliers: months, cost, requirements',
  description:
    'Planning ranges as this site prints them. `table` (months and euros) and `page` (months and US dollars by phase) are separate estimates with different scope: neither is a conversion of the other.',
  /** Line to print with every copy. */
  license: 'Source: {site}, {url}, as of {date}. License: {license}.' as const,
  notes: [
    'Required* means: required for specific contract types or classified programs.',
    'NATO Clearance and ITAR are readiness and registration: the state grants a clearance, and no fee buys it.',
    'Fees that a certification body, laboratory or authority bills directly are not included.',
  ],
  /** Words before the links to both files, on the comparison. */
  links: 'All eight as data:',
  /** Heading of the files in llms.txt, and what each holds. */
  llms: {
    heading: 'Data',
    json: 'The eight certifications as JSON: months, euros, US dollars by phase, requirements, rules with dates, sources',
    csv: 'The same ranges as CSV, one row per certification',
    glossary: 'The glossary as JSON: names, meanings, duties, sources, dates of the checks',
    feed: 'The rules with their dates as an Atom feed',
  },
} as const;
