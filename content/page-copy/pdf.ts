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
    'Figures are planning ranges for preparation, in US dollars. Others decide whether a certificate, license or clearance is granted. Cases, the checklist with how each line fails, and the current edition of this guide:',
  planningNote:
    'Planning ranges: each line pays for support through that phase; what others bill is extra. The comparison on the site gives separate estimates in euros, with other months: neither is a conversion of the other.',
  budget: {
    title: 'What it costs in all',
    /** Reference to the costs page, below the three figures. */
    more: 'What moves the bills, upkeep and lapse: {page}',
    inAll: 'For 30 people, rates of Western and Northern Europe: {figures}.',
  },
  everySize: 'Every head count',
  intro: 'What {name} is',
  requirements: 'Five key requirements',
  figures: 'Timeline and investment',
  table: {
    caption: 'Months and US dollars; the first amount is consultation',
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
  /** Phrases of the page's copy, each with the phrase that replaces it in a guide. */
  replacements: { 'this page': 'this guide', 'This page': 'This guide' },
} as const;

/** Terms at the end of a PDF. */
export const termsCopy = {
  line: 'Terms: {terms}. More in the glossary of the site.',
  term: '{name}, {title}',
} as const;

/** Copy of the requirements checklist. */
export const checklistCopy = {
  title: '{name}: requirements checklist',
  subject: 'Requirements checklist for {name}',
  short: '{name} checklist',
  kind: 'Requirements checklist',
  /** Legend of the flags on an item. */
  note: '(first): prepare it before the rest. (asked): a buyer’s quality or security person asks for it first. Tick what you can show, not what you plan. The wording is ours: the contract, the law and the standard itself decide.',
  company: 'Company',
  filledInBy: 'Filled in by',
  date: 'Date',
  heldBy: 'Proof held by',
} as const;

/** Text alternatives of check boxes and blanks in the tagged PDF. */
export const pdfTextAlternatives = { box: 'Box to tick', fill: 'To fill in' } as const;

/** Footer of every page. */
export const pageOf = '{short}, {page} of {count}';
