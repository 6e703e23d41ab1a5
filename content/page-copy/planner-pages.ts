import type { Meta, Text } from '../text';

/** Copy of the worked plans; the plans themselves come from the planner. */
export const plansPage = {
  meta: {
    title: 'Thirteen worked certification plans | ComplyTrain',
    description:
      'What thirteen companies need, in which order, how long and at what cost: drones to Germany and Poland, parts for a US prime, a deadline that is too close.',
  } satisfies Meta,
  title: 'Thirteen worked plans',
  lead: 'Each company differs in one important way. Months count from next month; a later start moves all of them. Permits have no date: [permits by country](/buyers/permits). A US buyer [checks the parts](/buyers/united-states#parts).' satisfies Text,
  card: 'What thirteen companies need, how long and at what cost',
  contents: 'On this page',
  /** Ids of the plans that are shown in full. */
  full: ['aqap-missing-certificate', 'ukrainian-drones-abroad', 'parts-for-us-prime', 'deadline-too-close'],
  open: 'Open this plan in the planner and change it',
  /** Payments of one company by month; planner and budget compute every figure. */
  cash: {
    id: 'cash',
    title: 'Cash month by month',
    lead: 'A company of {heads} people in an EU and NATO country sells drones to Germany and has no certificate. Its files are unclassified, and it uses no US parts. It starts from nothing: no quality system is in use, unlike in the plan above.',
    /** Captions of the two tables, shortest run first. */
    runs: [
      'Shortest run: our fee a month for {months}, at the lowest prices',
      'Longest run: our fee a month for {months}, at the highest prices',
    ],
    columns: ['Month', 'Our fee a month', 'Third-party fees due'],
    due: {
      iso9001: 'ISO 9001 certification body: {amount}',
      aqap2110: 'AQAP 2110 assessment by the same certification body: {amount}',
    },
    ends: ['from {amount}', 'to {amount}'],
    all: 'In all',
    days: 'and {days} of your staff',
    notes: {
      spread:
        'These are planned values: each phase’s fee is spread evenly over its months and rounded to the dollar. An offer names its own days.',
      staff:
        'Your people work {days}: until month {first} on the shortest run, until month {last} on the longest. Multiply these days by what a day costs you.',
      after: 'Years 2 and 3 add {amount} of third-party fees and {days} of your staff.',
      second:
        'A second certification body for AQAP 2110 bills up to {amount}, as the page on [costs](/certifications/costs#aqap2110) shows.',
      without:
        'The tables do not include payroll, parts, tests, and the months from certificate to signature.',
      ask: {
        office: 'the contracting office named in the notice',
        text: 'How many months are there from the deadline to signature, and from signature to the first payment?',
      },
    },
  },
  /** Heading of what is not planned, and of decisions by others. */
  rest: 'Asked, held, not needed',
  others: {
    title: 'Nine more companies',
    lead: 'A name opens its plan in the planner.',
    columns: ['Company', 'Its plan'],
  },
} as const;

/** Copy of the planner's rules. */
export const plannerRulesPage = {
  meta: {
    title: 'Rules of the route planner, with sources | ComplyTrain',
    description:
      'Every rule by which the planner asks for AQAP 2110, ISO 9001, CMMC, ITAR or a clearance: condition, consequence, reason, source, and how certain it is.',
  } satisfies Meta,
  title: 'The planner’s rules',
  lead: 'Every certification in a plan comes from one of these lines. Nothing is scored or guessed; what nobody published is a question. [Worked plans](/planner/plans) show what comes of them. More on [permits by country](/buyers/permits) and on [parts for a US buyer](/buyers/united-states#parts).' satisfies Text,
  card: 'Every condition, consequence and reason, with its source',
  contents: 'On this page',
  asked: {
    id: 'rules',
    title: 'Why a certification is asked',
    lead: 'If the condition holds, the plan has what stands beside it. Of several lines the strongest counts.',
    columns: ['If', 'The plan has', 'Because'],
  },
  /** Printed after the source of a question without an answer. */
  open: 'to ask',
  groups: {
    quality: {
      title: 'AQAP 2110, AS9100D and ISO 9001',
      answer: 'AQAP is needed where the buyer’s own text names it: Germany, Poland, the United Kingdom',
      short: 'The buyer’s text decides',
    },
    security: {
      title: 'CMMC, ISO/IEC 27001 and NATO Clearance',
      answer: 'The marking of the files decides',
      short: 'The marking decides',
    },
    law: {
      title: 'ITAR, EAR and CE Marking',
      answer: 'US items, US persons and US buyers; the European market',
      short: 'US items; EU market',
    },
    seat: {
      title: 'Where your company is',
      answer: 'Permits and eligibility come before the bid, and have no date',
      short: 'Permits without a date',
    },
    weapon: {
      title: 'Armed or not',
      answer: 'A permit to make it comes first; no certification changes',
      short: 'A permit comes first',
    },
    own: {
      title: 'What you hold, your people, your deadline',
      answer: 'Of a system in use half to three quarters of phases 1 and 2 remain',
      short: 'Half of the work remains',
    },
    scope: {
      title: 'What the planner leaves out',
      answer: 'Explosives; and what no line names is not needed',
      short: 'Explosives',
    },
  },
  stages: {
    id: 'stages',
    title: 'By when it must exist',
    lead: 'Of several lines that hold the earliest counts.',
    columns: ['Certification', 'Needed by', 'Because'],
  },
  edges: {
    id: 'depends',
    title: 'What depends on what',
    lead: 'An edge counts where both certifications are planned. The first begins before the second.',
    columns: ['First', 'Then', 'Because'],
    ends: { FS: '{name}, phase\u00a0{n}, ends', SS: '{name}, phase\u00a0{n}, begins' },
    after: '{name}, phase\u00a0{n}',
    strength: { hard: 'Impossible without it.', usual: 'Good practice.' },
  },
  held: { id: 'not-held', title: 'What does not count as held' },
} as const;
