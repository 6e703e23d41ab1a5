import type { CertificationSlug } from '../certifications/slugs';
import type { ProductCode } from '../planner/codes';
import type { Text } from '../text';

/** Copy of the network: the map of the planner's rules. */
export const networkCopy = {
  /** Heading above the map on the home page and on a buyer's page. */
  title: 'Your buyer decides the route',
  titleOfBuyer: 'What {buyer} asks',
  products: {
    label: 'What do you make?',
    options: {
      drones: 'Drones and aircraft',
      electronics: 'Radio, sensors, electronics',
      parts: 'Machined parts',
      software: 'Software and data',
      vehicles: 'Ground vehicles, robots',
    } satisfies Partial<Record<ProductCode, string>>,
    /** Short names for buttons and sentences. */
    short: {
      drones: 'drones',
      electronics: 'electronics',
      parts: 'parts',
      software: 'software',
      vehicles: 'vehicles',
    } satisfies Partial<Record<ProductCode, string>>,
    other: 'Something else',
  },
  buyers: {
    label: 'Who do you sell to?',
    groups: { planned: 'Equipment: AQAP planned', ask: 'Ask about AQAP' },
    /** Heading of the list of all buyers, where each name is a link. */
    links: 'Buyers, as the map has them',
  },
  chosen: { buyer: 'Sell to', product: 'Make', change: 'Change' },
  /** Labels of the selected product and in the facts row below it. */
  marked: {
    more: '{count} more to ask',
    ready: 'ready to bid',
    first: 'first certificates',
    certified: 'certified for {buyer}',
    thisBuyer: 'this buyer',
    /** Replaces the months if nothing is planned. */
    open: '–',
    ask: 'ask this buyer first',
  },
  /** Questions to the buyer, at a stop that only the buyer can decide. */
  questions: {
    itar: 'Ask: US parts?',
    iso9001: 'Ask: is it wanted?',
    iso27001: 'Ask: marked files?',
    'nato-clearance': 'Ask: which marking?',
    'ce-marking': 'Ask: civil use?',
    as9100d: 'Ask: is it wanted?',
    aqap2110: 'Ask: which clause?',
    cmmc: 'Ask: US contract?',
  } satisfies Record<CertificationSlug, string>,
  verdicts: {
    needed: 'Needed',
    usual: 'Usual',
    gate: 'Prepared, no date',
    none: 'Not asked',
    /** Only the first phase is planned. */
    firstPhase: '{verdict}: first phase',
    /** ISO 9001 without the certification audit. */
    system: 'System needed',
    /** No text was read in which this buyer puts AQAP into its contracts. */
    unread: 'Usual: check the clause',
    reported: 'Needed, second-hand',
    old: 'Needed, old page',
  },
  start: 'Start',
  common: 'Any buyer can ask for these',
  depends: 'From here it depends on the buyer',
  figures: {
    months: 'months',
    range: 'shortest to longest',
    support: 'our support',
    fees: 'other people’s fees not included',
  },
  plan: 'Plan with your own answers',
  assumed:
    'Assumed: nothing held yet, marking not told, US parts unknown, company in an EU and NATO nation, 11–50 people. Our planning estimate, no quotation.',
  /** Assumptions on a buyer's page, followed by the reason for the buyer's requirements. */
  assumedShort: 'Assumed: nothing held, EU and NATO seat.',
  scale: { lit: 'Map not to scale.', ofBuyer: 'Map not to scale; months are.' },
  key: {
    planned: 'Needed or usual: planned',
    ask: 'Ask the buyer first: not in the figures',
    signal: 'An authority decides: no date',
  },
  listLabel: 'Certifications on this route',
  /** Status message for screen readers after a selection. */
  announced: { names: '{buyer}, {product}: {said}' },
} as const;

/** Copy of the answers, sent as data and excluded from the scripts. */
export const networkAnswerCopy = {
  /** Note below the map on the home page. */
  cash: 'For drones to Germany, [see what you pay month by month](/planner/plans#cash).',
  hint: 'Each line leads to a group of buyers and calls at the certifications it can ask for. A name opens the page of that buyer.',
  hintPlan: 'Plan your route',
  idle: 'The map is not to scale. Stops stand in the order in which their work starts.',
  /** Subject of each stop while nothing is selected. */
  subjects: {
    itar: 'US parts or data',
    iso9001: 'Quality system',
    iso27001: 'Sensitive data',
    'nato-clearance': 'Classified contracts',
    'ce-marking': 'EU market',
    as9100d: 'Flight hardware',
    aqap2110: 'NATO quality clause',
    cmmc: 'US contract data',
  } satisfies Record<CertificationSlug, string>,
  figures: {
    certifications: { one: 'certification', more: 'certifications' },
    ask: 'plus {count} to ask',
    partAndAsk: '{part} in part, {count} to ask',
  },
  /** Replaces the figures if nothing is planned. */
  nothing: 'Product and buyer alone do not decide this. Questions to ask the buyer first: {count}.',
  /** Status message for screen readers after a selection. */
  announced: {
    plan: '{count} {certifications}, {months} months, {usd} dollars. {ask} to ask.',
    nothing: 'product and buyer alone do not decide this. {ask} to ask.',
  },
  table: {
    id: 'combinations',
    title: 'All {count} combinations of buyer and product',
    /** Label next to the name of the collapsed table. */
    answer: '{count} different routes',
    /** Link to the table from the home page. */
    link: 'All {count} combinations',
    lead: 'What the planner’s rules say, with all other answers open. [The planner](/planner) takes your own answers.' as Text,
    caption: 'Certifications, months and cost of our support by product and buyer',
    who: 'Product and buyers',
    planned: 'Planned',
    ask: 'Ask first',
    months: 'Months',
    usd: 'Our support',
    nothing: 'Ask the buyer first',
    none: '–',
    /** Planned certification with its label on the map. */
    stop: '{name} ({word})',
  },
} as const;
