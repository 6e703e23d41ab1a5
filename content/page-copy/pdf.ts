/** Words of the two PDFs of a certification; what differs is in its record, headings shared with its page in `certification.ts`. */
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
    /** The three figures, which are never one sum. */
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
  /** What a guide prints where a page's copy says "this page", without the first letter, which keeps its case. */
  thisPage: 'his guide',
} as const;

/** The terms that a PDF uses, at its end. */
export const termsCopy = {
  line: 'Terms: {terms}. More in the glossary of the site.',
  term: '{name}, {title}',
} as const;

/** Words of the requirements checklist. */
export const checklistCopy = {
  title: '{name}: requirements checklist',
  subject: 'Requirements checklist for {name}',
  short: '{name} checklist',
  kind: 'Requirements checklist',
  /** The record, and how it usually fails. */
  note: '(first): prepare it before the rest. (asked): a buyer’s quality or security person asks for it first. Tick what you can show, not what you plan. The wording is ours: the contract, the law and the standard itself decide.',
  company: 'Company',
  filledInBy: 'Filled in by',
  date: 'Date',
  heldBy: 'Proof held by',
} as const;

/** Said in place of what is drawn for the pen, to those who do not see it. */
export const penCopy = { box: 'Box to tick', fill: 'To fill in' } as const;

/** Foot of every page. */
export const pageOf = '{short}, {page} of {count}';
