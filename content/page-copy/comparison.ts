import type { CertificationTag, Requirement } from '../certifications/types';
import { dated } from '../dated';
import type { Meta, Text, TitledText } from '../text';

/** A filter value: every certification, or those that carry the tag. */
export type FilterValue = 'all' | CertificationTag;

/** The six filter buttons, word for word from the specification, in its order. */
export const filters = [
  { value: 'all', label: 'All Certifications' },
  { value: 'nato', label: 'NATO Required' },
  { value: 'us', label: 'US DoD Required' },
  { value: 'eu', label: 'EU Required' },
  { value: 'cyber', label: 'Cybersecurity Focus' },
  { value: 'quality', label: 'Quality Management' },
] as const satisfies { value: FilterValue; label: string }[];

/** What titles and descriptions say to search engines and chats. */
export const meta: Meta = {
  title: 'Compare eight defense certifications | ComplyTrain',
  description:
    'AQAP 2110, ISO 9001, AS9100D, CMMC, ISO 27001, ITAR, NATO Secret and CE marking side by side: months, cost, complexity and who requires each of them.',
};

/** Page head. */
export const head: { title: string; lead: Text } = {
  title: 'Compare the eight certifications',
  lead: 'Who asks for each, how long it takes, and what it costs.',
};

/** The filter's live count: a figure, and what it counts. */
export const filterResult = {
  count: '{count} of {all}',
  one: 'matches {filter}',
  more: 'match {filter}',
} as const;

/** Words of the filter and of the list under it. */
export const filterCopy = {
  /** Name of the group of buttons. */
  label: 'Filter certifications',
  /** Name of the list of matches. */
  matches: 'Matching certifications',
  /** Beside the filter; a test compares it with the records. */
  note: 'The Required filters leave out Required*, except NATO Secret.' satisfies Text,
  /** Under the table while a choice narrows the list. */
  rows: 'All eight rows stay in the table. Those that match your choice have a red stop; the others are dimmed.',
};

/** Leads from the column of cost to the bills that it does not hold. */
export const budgetLine: Text =
  'Certification bodies and authorities bill you apart from this cost: [what it costs in all](/certifications/costs), by head count and country.';

/** Words of the table. */
export const tableCopy = {
  caption: 'Eight certifications compared by timeline, cost, complexity, buyer and prerequisites',
  /** Names of the columns; a row that is folded into a block repeats them. */
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
  /** Ends of the axes of months and of thousands of euros. */
  axes: { months: '{months} mo', zero: '€0', euros: '{thousands}K' } as const,
  /** Title of the folded keys; the asterisk's key is beside the filter. */
  keyTitle: 'Key: Required*, abbreviations, currencies',
  /** What the four requirement words mean here. */
  key: [
    {
      term: 'Required',
      text: 'commonly demanded in contracts of this kind, or by law for items in scope; check each tender',
    },
    { term: 'Required*', text: 'required for specific contract types or classified programs' },
    { term: 'Recommended', text: 'not demanded by rule, but some buyers ask for it or credit its evidence' },
    { term: 'No', text: 'not usually asked for by this buyer' },
  ] satisfies { term: Requirement; text: string }[],
  /** Abbreviations used in the cells. */
  abbreviations: [
    { term: 'FSC', text: 'facility security clearance' },
    { term: 'ISMS', text: 'information security management system' },
    {
      term: 'NIST 800-171',
      text: 'Special Publication 800-171 of the US National Institute of Standards and Technology',
    },
  ],
};

/** What an expert would add to the cells, below the table. */
export const cellNotes: { title: string; answer: string; points: TitledText[] } = {
  title: 'Notes on the table entries',
  answer: dated('CMMC Phase 2 is suspended; no fee buys a clearance', {
    date: '2027-01-01',
    text: 'CMMC Phase 2 was suspended in July 2026; no fee buys a clearance',
  }),
  points: [
    {
      title: 'AQAP 2110',
      text: 'The Allied Quality Assurance Publication binds when a contract cites it. Some contracts cite AQAP 2131, AQAP 2310 or ISO 9001 alone. US DoD’s own contracts do not usually cite it.',
    },
    { title: 'ISO 9001:2015', text: '{fact:iso9001-2026}' },
    {
      title: 'CMMC',
      text: dated(
        'The Cybersecurity Maturity Model Certification is not a NATO or EU requirement. European suppliers encounter it by flow-down when they work in a US DoD supply chain. Phase 2 of the program is suspended. {fact:cmmc-now}',
        {
          date: '2027-01-01',
          text: 'The Cybersecurity Maturity Model Certification is not a NATO or EU requirement. European suppliers encounter it by flow-down when they work in a US DoD supply chain. {fact:cmmc-now}',
        },
      ),
    },
    {
      title: 'ISO/IEC 27001',
      text: 'No EU law makes the certificate mandatory in general. Individual contracts and programs do, as the asterisk says. {fact:dod-27001}',
    },
    {
      title: 'ITAR',
      text: 'The International Traffic in Arms Regulations have registration and licenses, not a certificate. Entities in the US register. Items on the US Munitions List stay under the rules wherever they go, NATO and EU included; other US parts do not come under ITAR.',
    },
    {
      title: 'NATO Secret',
      text: 'The figures are for preparing your company. The national security authority decides on the clearance, in most nations after a sponsor has confirmed the need, and no fee buys one. ISO 27001 helps but is not required. {fact:eu-classified}',
    },
    {
      title: 'CE Marking',
      text: 'Required for products in scope that are placed on the EU market. It is the manufacturer’s declaration, with a notified body only where the law asks for one. Products made exclusively for defense are often exempt, act by act.',
    },
  ],
};

/** Needs guide. */
export const needsCopy = {
  title: 'Needs guide by market and product',
  lead: 'Find your market or your product and follow its line. Each stop is a certification to plan for. An empty cell says nothing either way. For your own buyers and products, [plan the route](/planner).',
  caption: 'Certifications by target market and product type',
  rowHeader: 'Market or product',
  note: 'The first three rows repeat the NATO, US DoD and EU columns of the table, with its marks. A dark stop, usual for this market or product, is our planning view. CE marking concerns civil-market products only; for software, CMMC concerns US DoD supply chains only. The route planner opens the EU agencies’ row with another NATO nation. The tender, the contract and the product decide.',
};

/** Pathways. */
export const pathwaysCopy = {
  title: 'Four recommended pathways',
  lead: 'Durations and budgets are planning figures for a whole pathway. The [gap tables](/gaps) show what one certificate saves you on the next.',
  /** What the note on the months answers. */
  answer: 'A pathway is counted by itself: it may cost more or less than its rows together',
  /** Name of the tab list. */
  label: 'Recommended pathways',
  duration: 'Timeline',
  cost: 'Cost',
  stops: 'Stops in order',
};

/** Return table. */
export const returnsCopy = {
  title: 'ROI: payback and contract uplift',
  lead: 'Payback is the time until the cost is recovered. Contract uplift is the growth in contract value. Four of the eight have figures.',
  caption: 'ROI table: payback and contract uplift by certification',
  columns: { certification: 'Certification', payback: 'Payback', uplift: 'Contract uplift' },
};
