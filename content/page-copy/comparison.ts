import type { CertificationTag, Requirement } from '../certifications/types';
import { atStart, count, countAtStart } from '../counts';
import { dated } from '../dated';
import { pathways } from '../pathways';
import { returns } from '../roi';
import type { Meta, Text, TitledText } from '../text';

/** Filter value: all certifications, or those with the tag. */
export type FilterValue = 'all' | CertificationTag;

/** The six filter buttons, labels and order as in the specification. */
export const filters = [
  { value: 'all', label: 'All Certifications' },
  { value: 'nato', label: 'NATO Required' },
  { value: 'us', label: 'US DoD Required' },
  { value: 'eu', label: 'EU Required' },
  { value: 'cyber', label: 'Cybersecurity Focus' },
  { value: 'quality', label: 'Quality Management' },
] as const satisfies { value: FilterValue; label: string }[];

/** Metadata for search engines and link previews. */
export const meta: Meta = {
  title: `Compare ${count.certifications} defense certifications | ComplyTrain`,
  description:
    'Compare AQAP 2110, ISO 9001, AS9100D, CMMC, ISO 27001, ITAR, NATO Secret and CE marking: months, cost, complexity and who requires each of them.',
};

/** Page header. */
export const head: { title: string; lead: Text } = {
  title: `Compare the ${count.certifications} certifications`,
  lead: 'See who asks for each certification, how long it takes and what it costs.',
};

/** Live count of the filter: a number and its unit. */
export const filterResult = {
  count: '{count} of {all}',
  one: 'matches {filter}',
  more: 'match {filter}',
  /** Precedes the names while nothing is filtered. */
  all: 'All {all}:',
} as const;

/** Copy of the filter and of the result list below it. */
export const filterCopy = {
  /** Accessible name of the button group. */
  label: 'Filter certifications',
  /** Accessible name of the result list. */
  matches: 'Matching certifications',
  /** Note next to the filter; a test compares it with the records. */
  note: 'The three “Required” filters leave out certifications marked Required*. The one exception is NATO Secret.' satisfies Text,
  /** Note below the table while a filter is active. */
  rows: `All ${count.certifications} rows stay in the table. Rows that match your choice have a red dot; the others are dimmed.`,
};

/** Links the cost column to the bills that it does not include. */
export const budgetLine: Text =
  'Certification bodies and authorities bill you in addition to this cost. See the [total cost](/certifications/costs) by number of employees and country.';

/** Copy of the table. */
export const comparisonTableCopy = {
  caption: `${atStart.certifications} certifications compared by timeline, cost, complexity, buyer and prerequisites`,
  /** Column headers; repeated in each block of a stacked row on mobile. */
  columns: {
    certification: 'Certification',
    timeline: 'Timeline',
    cost: 'Cost',
    complexity: 'Complexity',
    nato: 'NATO',
    usdod: 'US DoD',
    eu: 'EU',
    prerequisites: 'Prerequisites',
  },
  /** End labels of the axes for months and for thousands of euros. */
  axes: { months: '{months} mo', zero: '€0', euros: '{thousands}K' } as const,
  /** Meaning of the four requirement levels, above the table. */
  key: [
    { term: 'Required', text: 'Contracts commonly demand it, or the law does for items in scope.' },
    { term: 'Required*', text: 'Only for specific contract types or classified programs.' },
    { term: 'Recommended', text: 'Some buyers ask for it or credit its evidence.' },
    { term: 'No', text: 'Not usually asked for.' },
  ] satisfies { term: Requirement; text: string }[],
  /** Abbreviations in the cells. */
  abbreviations: [
    { term: 'FSC', text: '[facility security clearance](glossary:fsc)' },
    { term: 'ISMS', text: '[information security management system](glossary:isms)' },
    {
      term: 'NIST 800-171',
      text: 'Special Publication 800-171 of the US National Institute of Standards and Technology',
    },
  ],
};

/** Expert notes on the cells, below the table. */
export const cellNotes: { title: string; answer: string; points: TitledText[] } = {
  title: 'Notes on the table entries',
  answer: dated('CMMC Phase 2 is suspended; no fee buys a clearance', {
    date: '2027-01-01',
    text: 'CMMC Phase 2 was suspended in July 2026; no fee buys a clearance',
  }),
  points: [
    {
      title: 'AQAP 2110',
      text: 'This Allied Quality Assurance Publication (AQAP) binds you when a contract cites it. Some contracts cite [AQAP 2131](glossary:aqap-2131), [AQAP 2310](glossary:aqap-2310) or [ISO 9001](glossary:iso-9001) alone. Contracts of the US Department of Defense (DoD) do not usually cite it.',
    },
    { title: 'ISO 9001:2015', text: '{fact:iso9001-2026}' },
    {
      title: 'CMMC',
      text: dated(
        'The Cybersecurity Maturity Model Certification ([CMMC](glossary:cmmc)) is not a NATO or EU requirement. European suppliers meet it by [flow-down](glossary:flow-down) when they work in a US DoD supply chain. {fact:cmmc-now}',
        {
          date: '2027-01-01',
          text: 'The Cybersecurity Maturity Model Certification (CMMC) is not a NATO or EU requirement. European suppliers meet it by flow-down when they work in a US DoD supply chain. {fact:cmmc-now}',
        },
      ),
    },
    {
      title: 'ISO/IEC 27001',
      text: 'No EU law makes the certificate mandatory in general. Individual contracts and programs require it, as the asterisk says. For CMMC it [earns no credit](/certifications/iso27001#certificate-reach).',
    },
    {
      title: 'ITAR',
      text: 'The International Traffic in Arms Regulations ([ITAR](glossary:itar)) have registration and licenses, not a certificate. Entities in the US must register. Items on the [US Munitions List](glossary:usml) stay under the rules wherever they go, NATO and EU included; other US parts do not come under ITAR.',
    },
    {
      title: 'NATO Secret',
      text: 'The figures are for preparing your company. The [national security authority](glossary:nsa-dsa) decides on the clearance, in most countries after a sponsor has confirmed the need. No fee buys a clearance. ISO 27001 helps but is not required. {fact:eu-classified}',
    },
    {
      title: 'CE Marking',
      text: 'The mark is required for products in scope that are placed on the EU market. It is the manufacturer’s declaration. A [notified body](glossary:notified-body) takes part only where the law asks for one. Products made exclusively for defense are often exempt, act by act.',
    },
  ],
};

/** Copy of the needs guide. */
export const needsCopy = {
  title: 'Which certifications each market and product needs',
  lead: 'Find your market or your product; its row opens a plan. Each dot is a certification to plan for. An empty cell means that we make no statement.',
  caption: 'Certifications by target market and product type',
  rowHeader: 'Market or product',
  /** The word of a red dot in the key of the marks. */
  requiredOrUsual: 'Required or usual',
  note: 'The first three rows repeat the columns of the table, with its marks. A red dot in any other row is our planning view: the certification is usual there. CE marking concerns civil-market products only. For software, CMMC concerns US DoD supply chains only. For the EU agencies’ row, the route planner uses “Another NATO nation” as the buyer. The tender, the contract and the product decide.',
};

/** Copy of the pathways. */
export const pathwaysCopy = {
  title: `${countAtStart(pathways.length)} recommended pathways`,
  lead: 'Durations and budgets are planning figures for a whole pathway. The [gap tables](/gaps) show what one certificate saves you on the next.',
  /** Answer of the disclosure around the note on months. */
  answer: 'Do not add up the rows: a pathway has its own estimate, which can be higher or lower',
  /** Accessible name of the tab list. */
  label: 'Recommended pathways',
  duration: 'Timeline',
  cost: 'Cost',
  stops: 'Certifications in order',
};

/** Copy of the return table. */
export const returnsCopy = {
  title: 'ROI: payback and contract uplift',
  lead: `Payback is the time until the cost is recovered. Contract uplift is the growth in contract value. ${countAtStart(returns.length)} of the ${count.certifications} certifications have figures.`,
  caption: 'ROI table: payback and contract uplift by certification',
  columns: { certification: 'Certification', payback: 'Payback', uplift: 'Contract uplift' },
};
