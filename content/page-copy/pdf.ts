/**
 * Copy shared by the two PDFs of a certification; the records contain the rest, `certification.ts` the headings shared
 * with the page.
 */
export const guideCopy = {
  title: '{name}: certification guide',
  short: '{name} guide',
  kind: 'Certification guide',
  contents: 'In this guide',
  coverNote:
    'The figures are our planning ranges for preparation, in US dollars. Others decide whether a certificate, license or clearance is granted. The page has the cases, the checklist with common reasons for failing, and the current edition of this guide:',
  planningNote:
    'These are planning ranges. Each line pays for our support through that phase; third-party fees come on top. The comparison on the site has separate estimates in euros, with other months and another scope. For your budget, use the figures in this guide.',
  budget: {
    title: 'Total cost',
    /** Reference to the costs page, below the three figures. */
    more: 'What changes third-party fees, yearly costs, and what an expired certificate costs: {page}',
    inAll: 'For 30 people, at rates of Western and Northern Europe',
  },
  everySize: 'Companies of every size',
  intro: 'What {name} is',
  requirements: 'Five key requirements',
  figures: 'Timeline and investment',
  table: {
    caption: 'Months and US dollars; the first amount is for consultation',
    columns: ['Phase', 'Duration', 'Investment', 'What it pays for'],
    total: 'Total',
  },
  process: ['Phase', 'What happens', 'What exists at the end'],
  facts: {
    timeline: 'Timeline',
    investment: 'Investment',
    complexity: 'Complexity',
    prerequisites: 'Prerequisites',
  },
  preparation: 'Prerequisites and preparation',
  first: 'What to prepare first',
  notes: 'Notes and sources',
  sources: 'Sources',
  sourcesChecked: 'Sources, checked {month}',
  levels: { caption: 'Levels', level: 'Level' },
} as const;

/** Terms at the end of a PDF. */
export const termsCopy = {
  line: 'Terms: {terms}. The glossary on the site has more terms.',
  term: '{name}, {title}',
} as const;

/** Copy of the requirements checklist. */
export const checklistCopy = {
  title: '{name}: requirements checklist',
  subject: 'Requirements checklist for {name}',
  short: '{name} checklist',
  kind: 'Requirements checklist',
  /** Legend of the flags on an item. */
  note: '(first): prepare this before the rest. (asked): a buyer’s quality or security team asks for this first. Tick what you can show, not what you plan. The wording is ours. The contract, the law and the standard itself decide.',
  company: 'Company',
  filledInBy: 'Filled in by',
  date: 'Date',
  heldBy: 'Proof held by',
} as const;

/** Copy of the example of a drafted page; `drafted-page.ts` contains the page itself. */
export const sampleDraftCopy = {
  title: '{name}: example of a drafted page',
  subject: 'Example of a page that the platform drafts',
  kind: 'Sample draft',
  columns: ['Clause of the draft', 'What you check before you approve it'],
  note: 'The platform drafts pages like this one at the station {station}. You check, correct and approve each of them: {page}',
} as const;

/** Text alternatives of check boxes and blanks in the tagged PDF. */
export const pdfTextAlternatives = { box: 'Box to tick', fill: 'To fill in' } as const;

/** Footer of every page. */
export const pageOf = '{short}, {page} of {count}';
