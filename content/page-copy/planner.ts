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
  description: `Choose buyers, product, data and what you hold. See which of ${count.certifications} certifications you need, in which order, by when, at what cost, and which you do not need.`,
};

/** Page header. */
export const head: { title: string; lead: Text } = {
  title: 'Plan your route',
  lead: 'Answer ten questions (eleven for drones and vehicles) to get your plan. Nothing is typed, stored or sent.',
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
    groups: { nation: 'Countries', agency: 'NATO agencies', other: 'Others' },
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
    hint: 'This answer changes the plan most, so ask the buyer if you have not been told',
    options: [
      { code: 'FCI', label: 'FCI', note: 'US federal contract information, not public' },
      { code: 'CUI', label: 'CUI', note: 'US controlled unclassified information' },
      { code: 'RESTRICTED', label: 'RESTRICTED', note: 'NATO, national or EU' },
      { code: 'CONFIDENTIAL', label: 'CONFIDENTIAL or higher', note: 'You need a clearance' },
      { code: 'NOT_TOLD', label: 'Not told yet', alone: true },
      { code: 'NONE', label: 'None', note: 'Public or ordinary commercial data', alone: true },
    ] satisfies Option<DataCode>[],
  },
  usItem: {
    label: 'Does your product contain US parts, software or drawings? Choose the strictest kind.',
    hint: 'US control depends on the list, so ask each manufacturer in writing',
    options: [
      {
        code: 'usml',
        label: 'US Munitions List',
        note: 'International Traffic in Arms Regulations ([ITAR](glossary:itar))',
      },
      {
        code: '600',
        label: '600-series or 9x515',
        note: 'Export Administration Regulations (EAR), military items',
      },
      {
        code: 'eccn',
        label: 'Another ECCN',
        note: 'EAR, dual-use items with an export control number (ECCN)',
      },
      { code: 'ear99', label: 'EAR99', note: 'EAR, no list number' },
      { code: 'none', label: 'No US item found' },
      { code: 'unknown', label: 'We don’t know yet' },
    ] satisfies Option<UsItemCode>[],
  },
  usPerson: {
    label:
      'Does a US citizen or green-card holder, anywhere, design, make, test or repair your product, or advise on it?',
    hint: 'This answer counts only for companies outside the United States',
    note: 'A US person is a citizen, national, permanent resident, refugee or asylee of the United States, or any company incorporated there. Humanitarian parole alone, which many Ukrainians hold, does not make a person a US person, so ask counsel.',
    options: [
      { code: 'yes', label: 'Yes' },
      { code: 'no', label: 'No' },
      { code: 'unknown', label: 'We don’t know' },
    ] satisfies Option<UsPersonCode>[],
  },
  homeCountry: {
    label: 'Where is your company?',
    hint: 'Choose the country where the company that signs the contract is registered',
    options: [
      { code: 'UA', label: 'Ukraine' },
      { code: 'DK', label: 'Denmark' },
      { code: 'EU_NATO', label: 'Another EU and NATO country', note: 'Choose this for Norway too' },
      { code: 'NATO', label: 'In NATO, not in the EU', note: 'United Kingdom, Türkiye, Canada' },
      { code: 'EU', label: 'In the EU, not in NATO', note: 'Austria, Ireland, Cyprus, Malta' },
      { code: 'US', label: 'United States' },
      { code: 'OTHER', label: 'Elsewhere' },
    ] satisfies Option<HomeCountryCode>[],
  },
  size: {
    label: 'How many employees do you have?',
    hint: 'Your size changes how much runs at once and what others bill, never our price',
    options: [
      { code: '1-10', label: 'Up to 10' },
      { code: '11-50', label: '11 to 50' },
      { code: '51-250', label: '51 to 250' },
    ] satisfies Option<SizeCode>[],
  },
  held: {
    label: 'Which certificates and systems do you have today?',
    hint: 'A certificate counts if it is valid and accredited and its scope fits; if not, choose “In use”',
    options: [
      { code: 'none', label: 'No' },
      { code: 'in-use', label: 'In use' },
      { code: 'certified', label: 'Certificate' },
    ] satisfies Option<HeldState>[],
  },
  /** Shown only if drones or vehicles are made. */
  weapon: {
    label: 'Is the drone or vehicle armed?',
    hint: 'Armed means with a weapon, warhead, fuze or launcher, or with software that steers it onto a target',
    options: [
      { code: 'civil', label: 'Unarmed, also for civil use' },
      { code: 'military', label: 'Unarmed, made for the military' },
      {
        code: 'armable',
        label: 'Unarmed, but the buyer can arm it',
        note: 'It has a mount, a release device or targeting software',
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
  empty: 'Choose a buyer and a product to get your plan.',
  failed: 'The rules could not be loaded. The thirteen worked plans and all rules are linked below.',
  see: 'See the plan',
  cleared: 'All answers are cleared. Choose a buyer and a product, or bring the last plan back.',
  undo: 'Undo',
};

/** Copy of a plan, with `{name}` placeholders; sent to the browser in /planner.json. */
export const planCopy = {
  sentence: '{certifications}, {months}, {usd}, {gates}.',
  /** Number of certifications at the start of a sentence; inside one, numbers are written in lower case. */
  certifications: { one: 'One certification', many: '{n} certifications' },
  certificationsInSentence: { one: 'one certification', many: '{n} certifications' },
  gates: {
    none: 'no decision by others that we know of',
    one: 'one decision by others',
    many: '{n} decisions by others',
  },
  /** Numbers in words, from zero, at the start of a sentence and inside one. */
  numbers: {
    atStart: [
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
    inSentence: [
      'no',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
    ],
  },
  partial: {
    sentence: 'So far {certifications}, {months}, {usd}.',
    one: 'One open answer can change this.',
    many: '{n} open answers can change this.',
    adds: 'may add {names}',
    spares: 'may remove {names}',
    gate: 'may add a decision by others',
    months: 'changes the months within {months}',
  },
  disclosures: { budget: 'All costs, block by block', budgetAnswer: 'Every fee, and when it falls due' },
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
    'Others decide what is left, so keep the yearly audits and ask the buyer which standard the contract will cite.',
  write: { label: 'Write to us', path: '/contact' },
  nothing: `These answers lead to none of the ${count.certifications} certifications.`,
  months: { one: '{n} month', many: '{n} months' },
  ready: 'Ready',
  readyRange: '{from} to {to}',
  deadline: 'By the end of {month}',
  others: 'Decisions others make',
  /** Heading of the explanations of these decisions. */
  othersExplained: 'What others decide',
  /** Number of decisions, if their names do not fit into the fact; the list is in the order of the plan. */
  othersCount: '{n} decisions',
  noOthers: 'None that we know of',
  depends: {
    verdict: { label: 'Depends on others', inSentence: 'depends on others' },
    note: 'Your own part {verdict}. Phase {n} of {name} takes {months} in our record, but it starts only after a decision that has no date.',
  },
  latestStart: 'Latest start: {short} on the shortest run, {long} on the longest.',
  by: {
    title: 'What exists by the deadline',
    short: 'On the shortest run',
    long: 'On the longest run',
    done: 'complete',
    none: 'not started',
    phase: '{n} into {phase}',
    after: '{phase} complete',
  },
  alternatives: {
    title: { one: 'One way to make it fit', many: '{n} ways to make it fit' },
    move: 'Move the deadline',
    moveText:
      'The shortest run ends in {from}, the longest run in {to}. Move the deadline to one of these months.',
    less: 'Bid with less',
    without: 'Without {name} the plan takes {months}; its shortest run ends in {month}.',
    part: 'On the shortest run you complete these by the deadline: {names}. Ask whether the tender accepts them with a dated plan for the rest.',
    bring: 'Bring a certificate',
    bringText: 'If you have {name} from the start, the shortest run ends in {month}.',
  },
  picture: {
    title: 'Your plan on one calendar',
    solid: 'Solid: earliest end.',
    hollow: 'Hollow: latest end.',
    chain: 'Red: sets your end date.',
    dashed: 'Dashed: may be needed; not counted.',
    deadline: 'Deadline',
    held: 'held',
    heldYearly: 'held, {name} each year',
    /** Months, then the decisions of others: the name of a single one, or their number. */
    gated: '{months}, then {names}',
    gate: '“Then”: someone else decides; no date.',
    asked: '{months} if needed',
    askedToPrepare: '{months} to prepare, if needed; the decision has no date',
    /** Answer that decides whether the plan contains the certification. */
    if: {
      buyers: 'if this buyer asks',
      products: 'if you make it',
      data: 'if files are marked',
      homeCountry: 'if your country differs',
      usItem: 'if it contains US items',
      usPerson: 'if a US person helps',
      size: 'if you are larger',
      held: 'if you hold none',
      weapon: 'if it is armed',
    },
  },
  readiness:
    'We count the months up to the certificate, which a certification body or a buyer decides. The six-month plan ends earlier, with documents, registrations and a bid file.',
  order: { title: 'Your certifications, in this order' },
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
      'Conditional or Final {months}. A Conditional status with your affirmation is enough for award; you close the open items within 180 days',
    label: {
      done: 'Done',
      prepared: 'Prepared',
      phase: 'Phase {n} complete',
      conditional: 'Conditional or Final',
    },
    /** Deadline of a certification; `ask` if only the notice states it. */
    stage: 'Needed {stage}',
    stageAsk: 'Needed at tender or at award: ask the buyer',
    stageWhen: 'When you need it',
    page: 'All about {name}',
    gated: 'Phase {n} takes {months} after a decision that has no date',
    only: 'Planned: phases {phases} of 3',
    level: 'Level {n}',
    reduced: 'The planner lowers the figures of our page, which are for Level 2.',
    credit: 'What you already have shortens this.',
    last: 'This certification sets your end date.',
  },
  ear: {
    title: 'Export Administration Regulations (EAR), the US rules for other items',
    short: 'Other US export rules',
    needed: 'You need a license or an exception that fits',
    ask: 'Ask whether you need a license',
    'not-needed': 'Not needed',
    itarLeads: 'ITAR comes first, so ask your US partner about the other US items.',
    itarLeadsUs: 'ITAR comes first, but classify your other items too.',
  },
  first: {
    title: 'Do this first',
    national: 'Your national authority',
    next: 'Next step',
    one: 'One action',
    many: '{n} actions',
    noLetter: '{actions}, no letter to send',
    oneLetter: '{actions}, one letter to send',
    manyLetters: '{actions}, {n} letters to send',
    lead: 'Start today: most of these actions cost nothing.',
  },
  bid: {
    title: 'First bid',
    /** Requirements before the bid, those that depend on an unknown origin, and those that the notice decides. */
    before: 'You need this before the bid: {names}.',
    clear:
      'Clear this up before the bid: you need {names} only if US parts, US data or US persons are involved.',
    notice: 'You need this at tender or at award, if the notice asks for it: {names}.',
    both: '{months}, then answers that have no date',
    months: '{months}',
    open: 'You need answers from the buyer first, and these have no date.',
    none: `None of the ${count.certifications}`,
    ear: 'EAR',
    /** Note next to the weapon gate, before the bid. */
    weapon: 'If you need a permit to make a weapon, it comes before certification. We plan no month for it.',
    /** Note next to the requirements that the notice decides. */
    ask: 'If the notice does not say when, ask before the deadline for questions. Without a required declaration you are excluded; without a certificate only if the notice asked for it.',
    accounts: [
      { task: 'ncage', name: 'NATO supplier code (NCAGE)' },
      { task: 'cage', name: 'US supplier code (CAGE)' },
      { task: 'sam', name: 'registration in SAM.gov with a UEI' },
      { task: 'source-file', name: 'NSPA Source File' },
      { task: 'neo', name: 'NCIA Neo account' },
    ],
  },
  /** Values that a plan fills into the blanks of a letter. */
  blanks: { company: '[company], {nation}', standard: '{names}, [certification body, scope, valid to]' },
  dates: 'Legal dates in your plan',
  verdicts: {
    needed: 'Needed',
    usual: 'Usual',
    gate: 'You prepare, others decide',
    held: 'Held',
    ask: 'Ask',
    'not-needed': 'Not needed',
  } satisfies Record<Verdict, string>,
  /** Note in brackets after the name of a certification that is usual. */
  usualNote: '(usual)',
  heldTitle: 'Certificates that you hold',
  heldCheck:
    'Check scope, site, edition and expiry of the certificate: this takes {months}, and we give no price. If the certificate expires before {month}, plan the renewal, which adds no months.',
  heldPlain: 'None of the buyers you chose asks for this certificate.',
  heldContained: 'This certificate is part of another certificate or of a system in use.',
  heldYearly: 'Due each year: {name}.',
  heldAfter: 'Audits and duties after {name}',
  before: {
    ask: 'Ask your buyer first',
    not: 'Not needed, and why',
    buyers: 'Your buyers: tenders, inspection, markings, export',
    tasks: 'Tasks without months or price',
    checked: 'These are the addresses of November 2026: check the official site.',
    remarks: 'Also worth knowing',
  },
  asked: 'This would add {months} and {usd}.',
  askedToPrepare: 'This would add {months} to prepare and {usd}; the decision has no date.',
  changes: {
    title: 'What could change your plan',
    questions: 'Questions to send to the buyer',
    worth: 'Notes, tasks, your buyers’ pages',
  },
  due: {
    title: 'Payments month by month, until the certificates',
    out: 'We list our support in the month in which a phase begins, and the fee of a certification body in the month in which its certification ends. Each line runs from the shortest to the longest run. The list leaves out wages and your staff days, tests, tools and counsel, taxes, the years after, and what follows a decision without a date.',
  },
  partsCheck: 'Parts for a US buyer',
  budget: {
    title: 'Budget',
    lead: 'These figures are for {heads} people. We do not add them up.',
    /** Link to the costs page. */
    all: 'Total cost of each certification, by number of employees and country',
    notCounted: 'We do not count these until you have the answer: {names}.',
    phases: 'This pays for our support in these phases: {phases}.',
    prices: 'Price of each phase: {name}',
  },
  /** Three figures next to each other, never added. */
  totals: {
    support: { name: 'Our support', inLine: 'Our support {figure}' },
    bills: {
      name: 'Third-party fees, first three years',
      inLine: 'third-party fees, first three years: {figure}',
    },
    days: { name: 'Your staff days, same years', inLine: 'your staff days, same years: {figure}' },
    open: 'no rates for your country: ask us',
    rates: { ua_local: 'certification body in Ukraine', ua_foreign: 'certification body from abroad' },
    between: ' · ',
  },
  cost: { out: 'What our support and the months leave out' },
  outside: [
    'Fees that others bill directly: certification body, laboratory, notified body, governments',
    'Your staff days, tools and rebuilding',
    'Waiting for an auditor’s or a laboratory’s calendar, and the time of any authority',
    'Discounts for audits combined by one certification body',
    'The second and third year: budget them before you sign the first audit',
  ],
  promise: 'What nobody can promise',
  pathway:
    'Our published pathway {name} says {months} and {cost}. It is one range for the usual case. This plan adds every phase at its shortest and at its longest, so its far end is later. The pathway and the plan are separate estimates.',
  restricted: 'What the lowest marking requires, by buyer',
  notice: 'We left out the parts of this link that the planner does not recognize: {parts}.',
  tools: {
    label: 'Tools for this plan',
    copy: 'Copy link',
    copied: 'Link copied',
    manual: 'Copy the address from the browser’s address bar.',
    print: 'Print one page',
    calendar: 'Calendar file',
    restart: 'Start over',
  },
  privacy: 'Your answers are part of the link, after the #, and no server sees them.',
  print: 'Route plan that starts in {date}. These are planning ranges, not an offer. Open the plan again at',
  answers: 'Your answers',
  event: {
    end: {
      done: '{name}: done at the latest',
      conditional: '{name}: Conditional or Final at the latest',
      prepared: '{name}: prepared at the latest',
      phase: '{name}: phase {n} complete at the latest',
    },
    deadline: 'Deadline of the plan',
    text: 'This is the latest end according to the plan of {date}; the earliest end is {month}. These decisions by others have no date: {gates}.',
  },
} as const;

/** Copy of the first actions. */
export const firstCopy = {
  title: planCopy.first.title,
  empty:
    'Answer questions 1 and 2 to see your first letters here. Until then, ask your buyer with [letter 3](/letters#letter-3) which clause and edition apply, and which proof counts.',
  noLetter: 'You send no letter.',
  back: 'What you get back',
  howLong: 'How long it takes',
  askTime: 'Where we name no time, ask.',
  copy: 'Copy letter {letter}',
  toAndLetter: 'To whom, and the letter',
  toWhom: 'To whom',
  languages: 'Also in {languages}',
  refused: 'Your browser did not allow copying. The letter is open below: select it there.',
  later: 'After these actions',
} as const;

/** Replaces the last two parts of the general sentence, by pathway. */
export const pathwayNotes: Readonly<Record<string, Text>> = {
  'nato-supplier':
    'Both start at 12 months, but the far end differs, because the plan lets every phase take its longest.',
  aerospace:
    'Both start at 12 months, but the far end differs, because the plan lets every phase take its longest.',
  'us-defense':
    'The published range follows the comparison table. This plan follows the certification pages, where AS9100D alone takes 10–18 months and presumes a working quality system.',
  cybersecurity:
    'Both end at 12 months, but the near end of the plan needs two programs at their shortest, and people for both.',
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
  as9100d: {
    decides: 'An accredited certification body',
    proof: 'Certificate and entry in the OASIS register',
  },
  aqap2110: {
    decides: 'A certification body decides on a certificate, the buyer on each contract',
    proof: 'Accepted assessment; a quality plan for each contract',
  },
  cmmc: {
    decides:
      'You decide, by score and affirmation; a CMMC assessor (C3PAO) decides only where the order says so',
    proof: 'Status in the Supplier Performance Risk System (SPRS), affirmed every year',
  },
  itar: {
    decides: 'You run the program; the US State Department (DDTC) decides on licenses',
    proof: 'Program, classification, records',
  },
  'nato-clearance': {
    decides: 'The state decides, in most countries when a sponsor confirms the need',
    proof: 'Readiness documents; the clearance is confirmed between authorities',
  },
  'ce-marking': {
    decides: 'You declare conformity; a notified body takes part only where an EU act requires it',
    proof: 'Technical file and declaration of conformity',
  },
};

/** Copy of the page with worked plans. */
export const examplesCopy = {
  title: 'Thirteen worked plans',
  /** Note on the months of an example that starts later. */
  counted: 'The months of this example count from next month. A later start moves all of them.',
  empty: 'Example plan',
  start: 'Start from these answers',
} as const;

/** Links to the planner from other pages. */
export const plannerTeaser = {
  row: 'Plan it',
  rowName: 'Plan it: {name}',
  certification: 'Example plan with this certification',
} as const;

/** Links to the pages that document the planner's rules. */
export const otherPagesCopy: { plans: string; rules: string; otherSources: Text; noScript: Text } = {
  plans: 'Four plans are in full, nine on one line each',
  rules: 'Every rule of the planner, with its source',
  otherSources:
    'The planner does not cover [export permits by country](/buyers/permits) and [the parts check of a US buyer](/buyers/united-states#parts).',
  noScript:
    'The questions need scripts, and no script runs here. [Worked plans](/planner/plans) and [all rules](/planner/rules) are complete without scripts.',
};
