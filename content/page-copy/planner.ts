import type { CertificationSlug } from '../certifications/slugs';
import { count } from '../counts';
import type {
  DataCode,
  HeldState,
  HomeCountryCode,
  ProductCode,
  SizeCode,
  UsItemCode,
  UsPersonCode,
  WeaponCode,
} from '../planner/codes';
import type { Verdict } from '../planner/types';
import type { Meta, Text } from '../text';

/** Metadata for search engines and link previews. */
export const meta: Meta = {
  title: 'Route planner for defense certifications | ComplyTrain',
  description: `Choose buyers, product, data and what you hold: which of ${count.certifications} certifications you need, in which order, by when, at what cost, and which ones you do not need.`,
};

export const head: { title: string; lead: Text } = {
  title: 'Plan your route',
  lead: 'Ten questions, eleven about drones and vehicles, and your line is drawn. Nothing is typed, stored or sent.',
};

/** Option with at most one line of explanation. */
interface Option<T extends string> {
  code: T;
  label: string;
  note?: string;
  /** True if it excludes the other options of its question. */
  alone?: boolean;
}

/** The questions, in page order. */
export const questionCopy = {
  buyers: {
    label: 'Who do you want to sell to?',
    hint: 'Choose all that apply',
    groups: { nation: 'Nations', agency: 'NATO agencies', other: 'Others' },
  },
  products: {
    label: 'What do you make?',
    hint: 'Choose what the contract is about',
    options: [
      { code: 'drones', label: 'Drones and aircraft' },
      { code: 'electronics', label: 'Radio, sensors and electronics' },
      { code: 'parts', label: 'Machined parts and assemblies' },
      { code: 'software', label: 'Software and data services' },
      { code: 'vehicles', label: 'Ground vehicles and robots' },
      { code: 'classified', label: 'Classified systems' },
      { code: 'energetics', label: 'Ammunition and energetics' },
    ] satisfies Option<ProductCode>[],
  },
  data: {
    label: 'What information will the buyer give you?',
    hint: 'It changes the plan most: ask if you have not been told',
    options: [
      { code: 'FCI', label: 'FCI', note: 'US contract information, not public' },
      { code: 'CUI', label: 'CUI', note: 'US controlled unclassified information' },
      { code: 'RESTRICTED', label: 'RESTRICTED', note: 'NATO, national or EU' },
      { code: 'CONFIDENTIAL', label: 'CONFIDENTIAL or higher', note: 'Needs a clearance' },
      { code: 'NOT_TOLD', label: 'Not told yet', alone: true },
      { code: 'NONE', label: 'None', note: 'Public or ordinary commercial data', alone: true },
    ] satisfies Option<DataCode>[],
  },
  usItem: {
    label: 'What is the most tightly controlled US item, software or drawing in your product?',
    hint: 'US control differs by list: ask each maker in writing',
    options: [
      { code: 'usml', label: 'US Munitions List', note: 'ITAR' },
      { code: '600', label: '600-series or 9x515', note: 'EAR, military items' },
      { code: 'eccn', label: 'Another ECCN', note: 'EAR, dual-use' },
      { code: 'ear99', label: 'EAR99', note: 'EAR, no list number' },
      { code: 'none', label: 'No US item found' },
      { code: 'unknown', label: 'We don’t know yet' },
    ] satisfies Option<UsItemCode>[],
  },
  usPerson: {
    label: 'Does a US citizen or green-card holder design, make, test, repair or advise on it, anywhere?',
    hint: 'It counts for companies outside the United States',
    note: 'A US person is a citizen, national, permanent resident, refugee or asylee of the United States, or any company incorporated there. Humanitarian parole alone, which many Ukrainians hold, is not that status: ask counsel.',
    options: [
      { code: 'yes', label: 'Yes' },
      { code: 'no', label: 'No' },
      { code: 'unknown', label: 'We don’t know' },
    ] satisfies Option<UsPersonCode>[],
  },
  homeCountry: {
    label: 'Where is your company?',
    hint: 'Where the company that signs is registered',
    options: [
      { code: 'UA', label: 'Ukraine' },
      { code: 'DK', label: 'Denmark' },
      { code: 'EU_NATO', label: 'Another EU and NATO state', note: 'Also Norway' },
      { code: 'NATO', label: 'In NATO, not in the EU', note: 'United Kingdom, Türkiye, Canada' },
      { code: 'EU', label: 'In the EU, not in NATO', note: 'Austria, Ireland, Cyprus, Malta' },
      { code: 'US', label: 'United States' },
      { code: 'OTHER', label: 'Elsewhere' },
    ] satisfies Option<HomeCountryCode>[],
  },
  size: {
    label: 'How many employees do you have?',
    hint: 'It changes how much runs at once, never the cost',
    options: [
      { code: '1-10', label: 'Up to 10' },
      { code: '11-50', label: '11 to 50' },
      { code: '51-250', label: '51 to 250' },
    ] satisfies Option<SizeCode>[],
  },
  held: {
    label: 'What do you hold today?',
    hint: 'A certificate counts if it is valid, accredited and its scope fits; otherwise the system is in use',
    options: [
      { code: 'none', label: 'No' },
      { code: 'in-use', label: 'In use' },
      { code: 'certified', label: 'Certificate' },
    ] satisfies Option<HeldState>[],
  },
  /** Shown only if drones or vehicles are made. */
  weapon: {
    label: 'Is the drone or vehicle armed?',
    hint: 'A weapon, warhead, fuze or launcher, or software that steers it onto a target.',
    options: [
      { code: 'civil', label: 'Unarmed, also for civil use' },
      { code: 'military', label: 'Unarmed, made for the military' },
      {
        code: 'armable',
        label: 'Unarmed, but the customer can arm it',
        note: 'Mount, release device, target software',
      },
      { code: 'armed', label: 'Armed, or sold with a warhead' },
      { code: 'unknown', label: 'We don’t know yet' },
    ] satisfies Option<WeaponCode>[],
  },
  start: {
    label: 'When do you start?',
    /** Shown until the script knows the visitor's date. */
    empty: 'Next month',
    earlier: 'Start one month earlier',
    later: 'Start one month later',
  },
  deadline: {
    label: 'Is there a deadline?',
    empty: 'No deadline',
    set: 'Set a deadline',
    remove: 'Remove the deadline',
    earlier: 'Deadline one month earlier',
    later: 'Deadline one month later',
  },
};

/** Copy of the question bar. */
export const barCopy = {
  empty: 'Choose a buyer and a product, and your line is drawn.',
  failed: 'The rules could not be loaded. The thirteen worked plans and all rules are linked below.',
  see: 'See the plan',
  cleared: 'Everything is cleared. Choose a buyer and a product, or bring the last plan back.',
  undo: 'Undo',
};

/** Copy of a plan, with `{name}` placeholders; sent to the browser in /planner.json. */
export const planCopy = {
  sentence: '{certifications}, {months}, {usd}, {gates}.',
  certifications: { one: 'One certification', many: '{n} certifications' },
  gates: {
    none: 'no decision by others that we know of',
    one: 'one decision by others',
    many: '{n} decisions by others',
  },
  numbers: [
    'No',
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
  ],
  partial: {
    sentence: 'So far {certifications}, {months}, {usd}.',
    one: 'One open answer can change that.',
    many: '{n} open answers can change that.',
    adds: 'may add {names}',
    spares: 'may spare you {names}',
    gate: 'may add a decision by others',
    months: 'changes the months within {months}',
  },
  disclosures: { budget: 'All costs, block by block', budgetAnswer: 'Every bill, and when it falls due' },
  /** Labels of the questions on mobile, one line each. */
  phone: {
    names: {
      buyers: 'Sell to',
      products: 'Product',
      data: 'Information',
      homeCountry: 'Company in',
      usItem: 'US items',
      usPerson: 'US person',
      size: 'Employees',
      held: 'You hold',
      weapon: 'Armed',
      start: 'Start',
      deadline: 'Deadline',
    },
    more: '{n} more answers can change this',
    change: 'Change',
    close: 'Close',
    none: 'none',
    assumed: '(assumed)',
    next: 'Next: {question}',
    done: 'Close this question',
  },
  allHeld: 'You hold what these buyers usually ask for.',
  allHeldNote:
    'What is left is not yours to decide. Keep the yearly audits, and ask the buyer which publication the contract will cite.',
  write: { label: 'Write to us', path: '/contact' },
  nothing: `None of the ${count.certifications} certifications follows from these answers.`,
  months: { one: '{n} month', many: '{n} months' },
  ready: 'Ready',
  readyRange: '{from} to {to}',
  deadline: 'By the end of {month}',
  others: 'Not yours to decide',
  /** Number of decisions, if their names do not fit into the fact; the list is in the order of the plan. */
  othersCount: '{n} decisions',
  noOthers: 'Nothing we know of',
  depends: {
    verdict: 'depends on others',
    note: 'Your own part {verdict}. {name}, phase {n}: {months} in our record, behind a signal that has no date.',
  },
  latestStart: 'Latest start: {short} on the shortest run, {long} on the longest.',
  by: {
    title: 'What exists by the deadline',
    short: 'On the shortest run',
    long: 'On the longest run',
    done: 'complete',
    none: 'not started',
    phase: '{phase}, {n} in',
    after: '{phase} complete',
  },
  alternatives: {
    title: { one: 'One way to make it fit', many: '{n} ways to make it fit' },
    move: 'Move the deadline',
    moveText: 'To {from}, where the shortest run ends. To {to}, where the longest one does.',
    less: 'Bid with less',
    without: 'Without {name} the plan takes {months}; its shortest run ends in {month}.',
    part: 'Complete by then on the shortest run: {names}. Ask whether the tender accepts that with a dated plan for the rest.',
    bring: 'Bring a certificate',
    bringText: 'With {name} in hand from the start, the shortest run ends in {month}.',
  },
  picture: {
    title: 'Your line on one calendar',
    solid: 'Solid: earliest end',
    hollow: 'Hollow: latest end',
    chain: 'Red: decides your date',
    dashed: 'Dashed: ask, not counted',
    deadline: 'Deadline',
    held: 'held',
    heldYearly: 'held, {name} each year',
    /** Months, then the decisions of others: the name of a single one, or their number. */
    gated: '{months}, then {names}',
    gate: 'Then: others decide, no date',
    asked: '{months} if asked',
    askedToPrepare: '{months} to prepare, if asked; the decision has no date',
    /** Answer that decides whether the plan contains the certification. */
    if: {
      buyers: 'if this buyer asks',
      products: 'if you make it',
      data: 'if files are marked',
      homeCountry: 'if your seat differs',
      usItem: 'if US items are in it',
      usPerson: 'if a US person helps',
      size: 'if you are larger',
      held: 'if you hold none',
      weapon: 'if it is armed',
    },
  },
  readiness:
    'Months are counted to the certificate, which a body or a buyer decides. The six-month plan ends earlier: with documents, registrations and a bid file.',
  order: { title: 'In this order' },
  row: {
    months: 'Months',
    why: 'Why',
    decides: 'Who decides',
    proof: 'Proof',
    starts: 'Starts',
    done: 'Done {months}',
    prepared: 'Prepared {months}; the authority’s decision has no date',
    toPrepare: '{months} to prepare; the decision has no date',
    phase: 'Phase {n} complete {months}',
    conditional:
      'Conditional or Final {months}. Conditional, with your affirmation, is enough for award; open items close within 180 days.',
    label: {
      done: 'Done',
      prepared: 'Prepared',
      phase: 'Phase {n} complete',
      conditional: 'Conditional or Final',
    },
    /** Deadline of a certification; `ask` if only the notice states it. */
    stage: 'Stands {stage}',
    stageAsk: 'Stands by tender or by award: ask',
    stageWhen: 'By when',
    page: 'All about {name}',
    gated: 'Phase {n}, {months}, after a gate: no date',
    only: 'Planned: phases {phases} of 3',
    level: 'Level {n}',
    reduced: 'Reduced by the planner: our page prices Level 2.',
    credit: 'Credited: what you hold shortens it.',
    last: 'It decides your date.',
  },
  ear: {
    title: 'EAR, the US rules for other items',
    short: 'Below ITAR',
    needed: 'needed: a license, or an exception that fits',
    ask: 'ask',
    'not-needed': 'not needed',
    itarLeads: 'ITAR leads; ask the partner about the other US items.',
    itarLeadsUs: 'ITAR leads; classify your other items too.',
  },
  first: {
    title: 'Do this first',
    national: 'your national authority',
    next: 'Next',
    one: 'One action',
    many: '{n} actions',
    noLetter: '{actions}, no letter to send',
    oneLetter: '{actions}, one letter to send',
    manyLetters: '{actions}, {n} letters to send',
    lead: 'Send the first today: most cost nothing.',
  },
  bid: {
    title: 'First bid',
    /** Requirements before the bid, and those that the notice decides. */
    before: 'Before the bid: {names}.',
    notice: 'At tender or at award, as the notice says: {names}.',
    both: '{months}, then answers that nobody can date',
    months: '{months}',
    open: 'Before a first bid you need answers from the buyer. Nobody can date them.',
    none: `None of the ${count.certifications}`,
    ear: 'EAR',
    /** Note next to the weapon gate, before the bid. */
    weapon: 'Certification comes second. We plan no month for the permit.',
    /** Note next to the requirements that the notice decides. */
    ask: 'If the notice does not say when, ask before the deadline for questions. A missing declaration excludes; a missing certificate does so only if it was asked.',
    accounts: [
      { task: 'ncage', name: 'NCAGE code' },
      { task: 'cage', name: 'CAGE code' },
      { task: 'sam', name: 'SAM.gov and UEI' },
      { task: 'source-file', name: 'NSPA Source File' },
      { task: 'neo', name: 'NCIA Neo account' },
    ],
  },
  /** Values that a plan fills into the blanks of a letter. */
  blanks: { company: '[company], {nation}', standard: '{names}, [body, scope, valid to]' },
  dates: 'Legal dates in your plan',
  verdicts: {
    needed: 'Needed',
    usual: 'Usual',
    gate: 'Behind a gate',
    held: 'Held',
    ask: 'Ask',
    'not-needed': 'Not needed',
  } satisfies Record<Verdict, string>,
  heldTitle: 'What you hold',
  heldCheck:
    'Check of scope, site, edition and expiry: {months}, no figure. If it expires before {month}, plan the renewal: it adds no months.',
  heldPlain: 'None of the buyers you chose asks for it.',
  heldContained: 'Inside another certificate or a system in use.',
  heldYearly: '{name} comes back each year.',
  heldAfter: 'Audits and duties after {name}',
  before: {
    ask: 'Ask your buyer first',
    not: 'Not needed, because',
    buyers: 'Your buyers: tenders, inspection, markings, export',
    tasks: 'Tasks without months or price',
    checked: 'Addresses as of November 2026: check the official site.',
    remarks: 'Also worth knowing',
  },
  asked: 'Would add {months} and {usd}.',
  askedToPrepare: 'Would add {months} to prepare and {usd}; the decision has no date.',
  changes: {
    title: 'What could change this',
    questions: 'Questions to send',
    worth: 'Notes, tasks, your buyers’ pages',
  },
  due: {
    title: 'Month by month, until the certificates',
    out: 'Our support stands where a phase begins, a body’s bill where its certification ends, each from the shortest to the longest run. Left out: wages and your own days, tests, tools and counsel, taxes, the years after, and what follows a decision without a date.',
  },
  partsCheck: 'Parts for a US buyer',
  budget: {
    title: 'Budget',
    lead: 'For {heads} people; never added up.',
    /** Link to the costs page. */
    all: 'What each costs in all, by head count and country',
    notCounted: 'Not counted until the answer is in: {names}.',
    phases: 'Our support through: {phases}.',
    prices: 'Price of each phase: {name}',
  },
  /** Three figures next to each other, never added. */
  totals: {
    support: 'Our support {figure}',
    bills: 'other people’s bills, first three years: {figure}',
    days: 'your own days, same years: {figure}',
    open: 'no rates for your nation: ask us',
    rates: { ua_local: 'body in Ukraine', ua_foreign: 'body from abroad' },
    between: ' · ',
  },
  cost: { out: 'Not in our support, nor in the months' },
  outside: [
    'Fees that others bill directly: certification body, laboratory, notified body, governments',
    'Your own staff time, tools and rebuilding',
    'Waiting for an auditor’s or a laboratory’s calendar, and the time of any authority',
    'Discounts for audits combined by one certification body',
    'The second and third year: budget them before you sign the first audit',
  ],
  promise: 'What nobody can promise',
  pathway:
    'Our published pathway {name} says {months} and {cost}. It is one range for the usual case. This plan adds every phase at its shortest and at its longest, so its far end is later. The two are separate estimates.',
  restricted: 'Its lowest marking, by buyer',
  notice: 'This link has parts the planner does not recognize: {parts}. They were left out.',
  tools: {
    label: 'Tools for this plan',
    copy: 'Copy link',
    copied: 'Link copied',
    manual: 'Copy the address from the browser’s address bar.',
    print: 'Print one page',
    calendar: 'Calendar file',
    restart: 'Start over',
  },
  privacy: 'Your answers are part of the link, after the #. No server sees them.',
  print: 'Route plan, start {date}. Planning ranges, not an offer. Open again:',
  answers: 'Your answers',
  event: {
    end: {
      done: '{name}: done at the latest',
      conditional: '{name}: Conditional or Final at the latest',
      prepared: '{name}: prepared at the latest',
      phase: '{name}: phase {n} complete at the latest',
    },
    deadline: 'Deadline of the plan',
    text: 'Latest end according to the plan of {date}; {month} at the earliest. Gates have no date: {gates}.',
  },
} as const;

/** Copy of the first actions. */
export const firstCopy = {
  title: planCopy.first.title,
  empty:
    'Answer questions 1 and 2, and the first letters stand here. Until then: ask your buyer which clause, which edition and which proof. [Letter 3](/letters#letter-3)',
  noLetter: 'No letter.',
  back: 'Back',
  howLong: 'How long',
  askTime: 'Where no time is named, ask how long it takes.',
  copy: 'Copy letter {letter}',
  toAndLetter: 'To whom, and the letter',
  toWhom: 'To whom',
  languages: 'Also in {languages}',
  refused: 'Your browser did not allow copying. The letter stands open below: select it there.',
  later: 'After these',
} as const;

/** Replaces the last two parts of the general sentence, by pathway. */
export const pathwayNotes: Readonly<Record<string, Text>> = {
  'nato-supplier':
    'Both start at 12 months. The far end differs because the plan lets every phase take its longest.',
  aerospace:
    'Both start at 12 months. The far end differs because the plan lets every phase take its longest.',
  'us-defense':
    'The published range follows the comparison table. This plan follows the certification pages, where AS9100D alone takes 10–18 months and presumes a working quality system.',
  cybersecurity:
    'Both end at 12 months. The plan’s near end needs two programs at their shortest, and people for both.',
};

/** Who decides on each certification, and what proves it. */
export const decisions: Readonly<Record<CertificationSlug, { decides: string; proof: string }>> = {
  iso9001: {
    decides: 'An accredited certification body',
    proof: 'Certificate with your scope, three years, audited yearly',
  },
  iso27001: {
    decides: 'An accredited certification body',
    proof: 'Certificate and Statement of Applicability',
  },
  as9100d: { decides: 'An accredited certification body', proof: 'Certificate and entry in OASIS' },
  aqap2110: {
    decides: 'The buyer, by contract',
    proof: 'Accepted assessment; a quality plan for each contract',
  },
  cmmc: {
    decides: 'You, by score and affirmation; a C3PAO only where the order says so',
    proof: 'Status in SPRS, affirmed every year',
  },
  itar: { decides: 'You run it; DDTC decides on licenses', proof: 'Program, classification, records' },
  'nato-clearance': {
    decides: 'The state, in most nations when a sponsor confirms the need',
    proof: 'Readiness documents; the clearance is confirmed between authorities',
  },
  'ce-marking': {
    decides: 'You declare; a notified body only where an act requires it',
    proof: 'Technical file and declaration of conformity',
  },
};

export const examplesCopy = {
  title: 'Thirteen worked plans',
  /** Note on the months of an example that starts later. */
  counted: 'Its months count from next month. A later start moves all of them.',
  empty: 'An example, until your own line is drawn here',
  start: 'Start from these answers',
} as const;

/** Links to the planner from other pages. */
export const plannerTeaser = {
  row: 'Plan it',
  rowName: 'Plan it: {name}',
  certification: 'See it in an example plan',
} as const;

/** Links to the pages that document the planner's rules. */
export const otherPagesCopy: { plans: string; rules: string; otherSources: Text; noScript: Text } = {
  plans: 'Four in full, nine as a line each',
  rules: 'Every rule of the planner, with its source',
  otherSources:
    'Not planned here: [export permits by country](/buyers/permits) and [the parts check of a US buyer](/buyers/united-states#parts).',
  noScript:
    'The questions need scripts, and none runs here. [Worked plans](/planner/plans) and [all rules](/planner/rules) are complete without them.',
};
