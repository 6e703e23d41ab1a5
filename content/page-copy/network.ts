import type { CertificationSlug } from '../certifications/slugs';
import type { ProductCode } from '../planner/codes';
import type { Text } from '../text';

/** Copy of the network, the map of the planner's rules, that the browser prints. */
export const networkCopy = {
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
    groups: { planned: 'AQAP 2110 is usual', ask: 'AQAP 2110 is possible' },
    /** Heading of the list of all buyers, where each name is a link. */
    links: 'Buyers on the map',
  },
  chosen: { buyer: 'Sell to', product: 'Make', change: 'Change' },
  /** Labels of the selected product and in the facts row below it. */
  marked: {
    more: '{count} more may be needed',
    ready: 'ready to bid',
    first: 'first certificates',
    certified: 'certified for {buyer}',
    thisBuyer: 'this buyer',
    /** Replaces the months if nothing is planned. */
    open: '–',
    ask: 'Ask this buyer first',
  },
  /** Conditions at a stop that only the buyer can decide as sentences, in the list on a buyer's page. */
  conditions: {
    itar: 'Only with US parts or data',
    iso9001: 'Only if this buyer asks for it',
    iso27001: 'Only with restricted files',
    'nato-clearance': 'Only for classified files, from this buyer’s level',
    'ce-marking': 'Only if you also sell to civil customers',
    as9100d: 'Only if this buyer asks for it',
    aqap2110: 'Only if the contract contains its clause',
    cmmc: 'Only under a US contract',
  } satisfies Record<CertificationSlug, string>,
  start: 'Start',
  common: 'Any buyer can ask',
  depends: 'Depends on the buyer',
  figures: {
    months: 'months',
    range: 'shortest to longest',
    support: 'our support',
    fees: 'plus third-party fees',
  },
  plan: 'Plan with your own answers',
  assumed:
    'We assume a company of 11–50 people in an EU and NATO country that has no certificates and does not yet know how its files are marked or whether it uses US parts. The figures are our planning estimate, not a quotation.',
  /** Assumptions on a buyer's page, followed by the reason for the buyer's requirements. */
  assumedShort: 'We assume an EU and NATO country and no certificates.',
  scale: { lit: 'The map is not to scale.', ofBuyer: 'Months to scale' },
  key: { planned: 'Needed or usual', ask: 'May be needed', signal: 'An authority decides the date' },
  listLabel: 'Certifications on this route',
  /** Status message for screen readers after a selection. */
  announced: { names: '{buyer}, {product}: {said}' },
} as const;

/** Copy that only the build prints, in the page or in the data of the answers; no script contains it. */
export const networkAnswerCopy = {
  /** Heading above the map on the home page and on a buyer's page. */
  title: 'Your buyer decides the route',
  titleOfBuyer: 'What {buyer} asks for',
  /** The conditions of `networkCopy`, short enough for a drawing. */
  questions: {
    itar: 'With US parts',
    iso9001: 'If asked for',
    iso27001: 'For marked files',
    'nato-clearance': 'For classified files',
    'ce-marking': 'For civil sales',
    as9100d: 'If asked for',
    aqap2110: 'If it is cited',
    cmmc: 'For US contracts',
  } satisfies Record<CertificationSlug, string>,
  verdicts: {
    needed: 'Needed',
    usual: 'Usual',
    gate: 'Prepared, no date',
    none: 'Not needed',
    /** Only the first phase is planned. */
    firstPhase: '{verdict}: first phase',
    /** ISO 9001 without the certification audit. */
    system: 'System needed',
    /** No text was read in which this buyer puts AQAP into its contracts. */
    unread: 'Usual: check the clause',
    reported: 'Needed, second-hand',
    old: 'Needed, old page',
  },
  /** The two lines of a verdict that is too long for one on the drawing of the product. */
  verdictLines: { firstPhase: ['{verdict}:', 'first phase'], unread: ['Usual:', 'check the clause'] },
  /** Note below the map on the home page. */
  cash: 'For drones to Germany, [see what you pay each month](/planner/plans#cash).',
  hint: 'Each line leads to a group of buyers and stops at the certifications that they can ask for. Choose a name to open the page of that buyer.',
  hintPlan: 'Plan your route',
  /** Accessible name of the list of stops, and its end: the line of every buyer. */
  stops: 'Certifications that buyers can ask a drone maker for',
  anyBuyer: 'Your buyer',
  idle: 'The map is not to scale. The stops are in the order in which their work starts.',
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
    ask: '{count} more may be needed',
    partAndAsk: '{part} in part, {count} more may be needed',
  },
  /** Replaces the figures if nothing is planned. */
  nothing:
    'Product and buyer alone do not decide this. Ask the buyer first. Number of certifications that may be needed: {count}.',
  /** Status message for screen readers after a selection. */
  announced: {
    plan: '{count} {certifications}, {months} months, {usd} dollars. Ask the buyer about {ask} more.',
    nothing: 'product and buyer alone do not decide this. Ask the buyer about {ask} certifications.',
  },
  table: {
    id: 'combinations',
    title: 'All {count} combinations of buyer and product',
    /** Label next to the name of the collapsed table. */
    answer: '{count} different routes',
    /** Link to the table from the home page. */
    link: 'All {count} combinations',
    lead: 'This table shows what the planner’s rules say when all other answers are open. [The planner](/planner) uses your own answers.' as Text,
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
