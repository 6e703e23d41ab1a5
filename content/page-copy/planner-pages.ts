import type { Meta, Text } from '../text';

/** Copy of the worked plans; the plans themselves come from the planner. */
export const plansPage = {
  meta: {
    title: 'Thirteen worked certification plans | ComplyTrain',
    description:
      'What thirteen companies need, in which order, for how long and at what cost: drones for Germany and Poland, parts for a US prime, a deadline too close.',
  } satisfies Meta,
  title: 'Thirteen worked plans',
  lead: 'Months count from next month, and a later start moves all of them. Permits have no date: see [permits by country](/buyers/permits). A US buyer also [checks the parts](/buyers/united-states#parts).' satisfies Text,
  card: 'What thirteen companies need, for how long and at what cost',
  contents: 'On this page',
  /** Ids of the plans that are shown in full. */
  full: ['aqap-missing-certificate', 'ukrainian-drones-abroad', 'parts-for-us-prime', 'deadline-too-close'],
  open: 'Change this plan',
  /** Payments of one company by month; planner and budget compute every figure. */
  cash: {
    id: 'cash',
    title: 'Cash month by month',
    lead: 'A company of {heads} people in an EU and NATO country sells drones to Germany. Its files are unclassified, and it uses no US parts. Unlike the company above, it has neither certificate nor quality system.',
    /** Captions of the two tables, shortest run first. */
    runs: [
      'Shortest run: our fee a month for {months}, at the lowest prices (Central and Eastern EU)',
      'Longest run: our fee a month for {months}, at the highest prices (Western and Northern Europe)',
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
      spread: {
        text: 'We spread each phase’s fee evenly over its months and round it to the dollar. Our offer names the days on which you pay.',
        certainty: 'our-estimate',
      },
      staff: {
        text: 'Your people work {days}: until month {first} on the shortest run, until month {last} on the longest. Multiply by what a day costs you.',
        certainty: 'our-estimate',
      },
      after: {
        text: 'Years 2 and 3 add {amount} of third-party fees and {days} of your staff.',
        certainty: 'our-estimate',
      },
      second:
        'A second certification body for AQAP 2110 bills up to {amount}, as the page on [costs](/certifications/costs#aqap2110) shows.',
      without:
        'The tables do not include payroll, parts, tests, and the months from certificate to signature.',
      ask: {
        certainty: 'open',
        ask: 'the contracting office named in the notice',
        text: 'How many months are there from the deadline to signature, and from signature to the first payment?',
      },
    },
  },
  /** Heading of what is not planned, and of decisions by others. */
  rest: 'Certifications outside this plan',
  others: {
    title: 'Nine more companies',
    lead: 'The name of a company opens its plan in the planner.',
    columns: ['Company', 'Its plan'],
  },
} as const;

/** Copy of the planner's rules. */
export const plannerRulesPage = {
  meta: {
    title: 'Rules of the route planner, with sources | ComplyTrain',
    description:
      'See every rule by which the planner asks for AQAP 2110, ISO 9001, CMMC, ITAR or a clearance: its condition, consequence, reason, source and certainty.',
  } satisfies Meta,
  title: 'The planner’s rules',
  lead: 'Every certification in a plan comes from one of these rules. Where nobody has published an answer, the plan asks a question. See also [worked plans](/planner/plans), [permits by country](/buyers/permits) and [parts for a US buyer](/buyers/united-states#parts).' satisfies Text,
  card: 'Every condition, consequence and reason, with its source',
  contents: 'On this page',
  asked: {
    id: 'rules',
    title: 'Why a certification is in your plan',
    lead: 'If the condition is true, the plan includes the entry beside it. If several lines apply, the strictest counts.',
    columns: ['If', 'The plan includes', 'Because'],
  },
  /** Source of our own estimates, which the certainty label already names. */
  ownView: 'Our planning view',
  /** Printed after the source of a question without an answer. */
  open: 'open question',
  groups: {
    quality: {
      title: 'AQAP 2110, AS9100D and ISO 9001',
      answer: 'You need AQAP where the buyer’s own text names it: Germany, Poland, the United Kingdom',
      short: 'The buyer’s text decides',
    },
    security: {
      title: 'CMMC, ISO/IEC 27001 and NATO Clearance',
      answer: 'The marking of the files decides',
      short: 'The marking decides',
    },
    law: {
      title: 'ITAR, EAR and CE Marking',
      answer: 'US items, US persons, US buyers and the European market decide',
      short: 'US items; EU market',
    },
    seat: {
      title: 'Where your company is',
      answer: 'Permits and eligibility come before the bid and have no date',
      short: 'Permits without a date',
    },
    weapon: {
      title: 'Armed or not',
      answer: 'A permit to make a weapon comes first; no certification changes',
      short: 'A permit comes first',
    },
    own: {
      title: 'What you already have, your people, your deadline',
      answer: 'With a system in use, half to three quarters of phases 1 and 2 remain',
      short: 'Half to three quarters remain',
    },
    scope: {
      title: 'What the planner leaves out',
      answer: 'The planner leaves out explosives; what no rule names is not needed',
      short: 'Explosives',
    },
  },
  stages: {
    id: 'stages',
    title: 'When you need each certification',
    lead: 'If several lines apply, the earliest counts.',
    columns: ['Certification', 'Needed by', 'Because'],
  },
  edges: {
    id: 'depends',
    title: 'Which certification comes first',
    lead: 'A line counts only if both certifications are in the plan. Unless a row says more, the order is our recommendation as good practice.',
    columns: ['First', 'Then', 'Because'],
    ends: { FS: '{name}, phase\u00a0{n}, ends', SS: '{name}, phase\u00a0{n}, begins' },
    after: '{name}, phase\u00a0{n}',
    strength: {
      hard: 'The second is impossible without the first.',
      /** The lead says it once for all rows. */
      usual: '',
    },
  },
  held: { id: 'not-held', title: 'What does not count as a certificate that you hold' },
} as const;
