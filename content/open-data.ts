import { atStart, count } from './counts';

/** Copy of the open data files; docs/open-data.md describes their fields. */
export const openData = {
  title: `${atStart.certifications} certifications for defense suppliers: months, cost, requirements`,
  description:
    'Planning ranges as this site prints them. `table` (months and euros) and `page` (months and US dollars by phase) are separate estimates with different scope; do not convert one into the other.',
  /** Attribution line required with every copy. */
  license: 'Source: {site}, {url}, as of {date}. License: {license}.' as const,
  notes: [
    'Required* means: required for specific contract types or classified programs.',
    'NATO Clearance and ITAR are readiness and registration: the state grants a clearance, and no fee buys it.',
    'Fees that a certification body, laboratory or authority bills directly are not included.',
  ],
  /** Links to both files, with the license, on the comparison page. */
  links: `All ${count.certifications} as data: [JSON]({json}), [CSV]({csv}). {license}`,
  /** Heading and descriptions of the data files in llms.txt. */
  llms: {
    heading: 'Data',
    json: `The ${count.certifications} certifications as JSON: months, euros, US dollars by phase, requirements, rules with dates, sources`,
    csv: 'The same ranges as CSV, one row per certification',
    budget:
      'Figures of the budgets as JSON: audit time, rates, fees, staff days, each with basis, date and certainty',
    budgetCsv: 'The same figures as CSV, one row per figure',
    glossary: 'The glossary as JSON: names, meanings, duties, sources, dates of the checks',
    feed: 'The rules with their dates as an Atom feed',
  },
} as const;

/** Printed next to every link to a CSV file; `docs/open-data.md` explains why the files do not target Excel. */
export const spreadsheetNote =
  'In Excel, use “Data, From Text/CSV”. Switch type detection off: it can turn 4.1 into a date.';

/** Copy of the budget data files. */
export const budgetOpenData = {
  title: 'Third-party fees for defense certifications: audit time, rates, fees, staff days',
  description:
    'Every figure from which this site calculates a budget, with its basis, its edition, the day of the check and how sure we are.',
  notes: [
    'Certainty: verified was read in its source, second-hand is reported by others, common-practice was not read again, our-estimate is planned by us, open means that no figure was found.',
    'Empty amounts are open, not zero.',
    'Audit time is rounded to half days, third-party fees outward to whole hundreds, staff days outward to whole days.',
    'Do not add currencies, or our support to any of these figures.',
  ],
} as const;
