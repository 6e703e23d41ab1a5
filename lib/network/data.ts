import { buyerRecords } from '@/content/buyers';
import { nationsBy } from '@/content/buyers/list';
import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { networkAnswerCopy as copy } from '@/content/page-copy/network';
import { plannerBuyers } from '@/content/planner/buyers';
import { type BuyerCode, natoAgencies } from '@/content/planner/codes';
import { rules } from '@/content/planner/rules';
import { buyerPath } from '../buyers/statements';
import { formatRange, formatSpoken } from '../figures/format';
import { toFragment } from '../planner/link/to-fragment';
import { fill } from '../text/fill';
import { formatSpan } from './format-span';
import { type LineId, lineIds, type StopPlace } from './layout';
import { type NetworkProduct, type NetworkResult, networkProducts, networkResults } from './results';

/** A buyer at the end of its line. */
export interface NetworkBuyer {
  code: BuyerCode;
  name: string;
  /** Set if an authority decides who may sell to it; drawn as a signal. */
  signal?: true;
  /** Name of a nation within a sentence. */
  inText?: string;
  /** The buyer's page, or the planner with this buyer. */
  href: string;
}

/** A stop; if an authority decides, `signal` is the offset in px of the signal next to the name. */
interface NetworkStop extends StopPlace {
  certification: CertificationSlug;
  signal?: number;
}

/** Stops in the order in which work starts. The first four are common to all lines. */
const stopPlaces: readonly NetworkStop[] = [
  { certification: 'itar', lines: [0, 4], words: 'above', signal: 36 },
  { certification: 'iso9001', lines: [0, 4], words: 'below' },
  { certification: 'iso27001', lines: [0, 4], words: 'above' },
  { certification: 'nato-clearance', lines: [0, 4], words: 'below', signal: 84 },
  { certification: 'ce-marking', lines: [0, 3], words: 'above' },
  { certification: 'as9100d', lines: [1, 4], words: 'below' },
  { certification: 'aqap2110', lines: [1, 2], words: 'above' },
  { certification: 'cmmc', lines: [4, 4], words: 'below' },
];

/**
 * Returns the line of a buyer according to the planner's rules: whether the buyer can require CMMC, requires AQAP, may
 * require it, or can require AS9100D. A new buyer of the planner appears on the map without changes here.
 */
function lineOf(buyer: BuyerCode): LineId {
  const buyerResults = networkResults.filter((result) => result.buyer === buyer);
  const hasStop = (list: 'items' | 'ask', slug: CertificationSlug) =>
    buyerResults.some((result) => result[list].some(({ certification }) => certification === slug));
  const isPossible = (slug: CertificationSlug) => hasStop('items', slug) || hasStop('ask', slug);
  if (isPossible('cmmc')) return 'us';
  if (hasStop('items', 'aqap2110')) return 'planned';
  if (hasStop('ask', 'aqap2110')) return 'ask';
  return isPossible('as9100d') ? 'aerospace' : 'civil';
}

/** Returns a buyer of the planner in the form of the map. */
function toNetworkBuyer({ code, name }: { code: BuyerCode; name: string }): NetworkBuyer {
  const record = buyerRecords.find((buyer) => buyer.code === code);
  return {
    code,
    name,
    ...((natoAgencies as readonly BuyerCode[]).includes(code) && { signal: true }),
    ...(record?.group === 'nation' && { inText: record.nameInSentence }),
    href: record ? buyerPath(record.slug) : code === 'US' ? '/buyers/united-states' : plannerPath(code),
  };
}

const buyersOn = (line: LineId) =>
  plannerBuyers.filter(({ code }) => lineOf(code) === line).map(toNetworkBuyer);

/** Returns the URL of the planner with one or two answers. */
export const plannerPath = (buyer: BuyerCode, product?: NetworkProduct): string =>
  `/planner#${toFragment(
    { buyers: [buyer], ...(product && { products: [product] }) },
    product ? ['buyers', 'products'] : ['buyers'],
  )}`;

/** The map as the browser gets it. */
export interface NetworkMap {
  lines: Readonly<Record<LineId, readonly NetworkBuyer[]>>;
  stops: readonly (NetworkStop & { name: string; subject?: string })[];
}

/** Returns the lines of the map with the buyers of each. */
const linesWith = (buyersOf: (line: LineId) => NetworkBuyer[]): NetworkMap['lines'] => ({
  civil: buyersOf('civil'),
  planned: buyersOf('planned'),
  ask: buyersOf('ask'),
  aerospace: buyersOf('aerospace'),
  us: buyersOf('us'),
});

/** The map, derived from the planner's rules: buyers by line in the planner's order, and stops with their names. */
export const networkMap = {
  lines: linesWith(buyersOn),
  stops: stopPlaces.map((stop) => ({
    ...stop,
    name: certificationBySlug[stop.certification].title,
    subject: copy.subjects[stop.certification] as string,
  })),
} satisfies NetworkMap;

/** The map on the page of one buyer, where no stop shows its subject and no sentence names a buyer. */
export const mapOfBuyerPage: NetworkMap = {
  lines: linesWith((line) => networkMap.lines[line].map(({ inText: _, ...buyer }) => buyer)),
  stops: networkMap.stops.map(({ subject: _, ...stop }) => stop),
};

/** The marker of a stop, its label, and the lines of a label that the drawing of the product breaks. */
type Verdict = readonly [marker: 'planned' | 'ask' | 'none', word: string, lines?: readonly string[]];

/** The words for verdicts and conditions, in one language. */
export interface VerdictWords {
  questions: Readonly<Record<CertificationSlug, string>>;
  verdicts: Readonly<Record<keyof typeof copy.verdicts, string>>;
  verdictLines?: Readonly<Record<keyof typeof copy.verdictLines, readonly string[]>>;
}

/** Returns the verdict on a stop; the label of AQAP also states how certain it is. */
export function verdictOf(
  { buyer, items, ask }: NetworkResult,
  slug: CertificationSlug,
  { questions, verdicts, verdictLines }: VerdictWords = copy,
): Verdict {
  const item = items.find(({ certification }) => certification === slug);
  if (!item)
    return ask.some(({ certification }) => certification === slug)
      ? ['ask', questions[slug]]
      : ['none', verdicts.none];
  const { verdict, phases } = item;
  if (verdict === 'gate') return ['planned', verdicts.gate];
  const word = verdicts[verdict];
  const reaches = (n: number) => phases.some((phase) => phase.n === n);
  if (phases.length === 1)
    return [
      'planned',
      fill(verdicts.firstPhase, { verdict: word }),
      verdictLines?.firstPhase.map((line) => fill(line, { verdict: word })),
    ];
  if (slug === 'iso9001' && !reaches(3)) return ['planned', verdicts.system];
  if (slug !== 'aqap2110') return ['planned', word];
  const decidingRule = rules.find(({ id }) => id === item.rules[0]);
  if (verdict === 'usual')
    return decidingRule?.certainty === 'verified'
      ? ['planned', word]
      : ['planned', verdicts.unread, verdictLines?.unread];
  const clause = nationsBy('old', 'reported').find(({ code }) => code === buyer)?.aqap as 'old' | 'reported';
  return ['planned', clause ? verdicts[clause] : word];
}

/** Marks of a stop for a drone maker at the buyers whose lines call there, the strictest first. */
export type StopMarks = readonly ('planned' | 'ask')[];

/** Returns the marks of each stop for the map without a selection: two where buyers differ. */
export const marksOfStops = (): StopMarks[] =>
  stopPlaces.map(({ certification, lines: [first, last] }) => {
    const codes = lineIds
      .slice(first, last + 1)
      .flatMap((line) => networkMap.lines[line].map(({ code }) => code));
    const marks = networkResults
      .filter(({ buyer, product }) => product === 'drones' && codes.includes(buyer))
      .map((result) => verdictOf(result, certification)[0]);
    return (['planned', 'ask'] as const).filter((mark) => marks.includes(mark));
  });

/** Returns the printed figures of a result; null if nothing is planned. */
function figuresOf({ items, ask, total }: NetworkResult) {
  if (items.length === 0) return null;
  const part = items.filter(({ phases }) => !phases.some(({ n }) => n === 3)).length;
  return {
    count: `${items.length}`,
    certifications: copy.figures.certifications[items.length === 1 ? 'one' : 'more'],
    ask: fill(part > 0 ? copy.figures.partAndAsk : copy.figures.ask, { part, count: ask.length }),
    months: formatSpan(...total.months),
    /** The same months as numbers, for the ruler. */
    span: total.months,
    usd: formatRange({ min: total.usd[0], max: total.usd[1], unit: 'USD' }),
  };
}

/** Returns the bars of planned stops as `[stop index, start, earliest end, latest end]` in months; stops without a date have none. */
function barsOf({ items }: NetworkResult) {
  return items.flatMap(({ certification, verdict, phases: [first, ...others] }) => {
    const last = others.at(-1) ?? first;
    if (!first || !last || verdict === 'gate') return [];
    const stop = stopPlaces.findIndex((place) => place.certification === certification);
    return [[stop, first.start[0], ...last.end] as const];
  });
}

/** Returns the answer for one combination; many combinations share an answer. */
function answerOf(result: NetworkResult, verdictIndex: (verdict: Verdict) => number) {
  const figures = figuresOf(result);
  const ask = result.ask.length;
  const spoken = ([min, max]: readonly [number, number]) => formatSpoken({ min, max });
  return {
    /** Verdict of each stop, as an index into the list of verdicts. */
    stops: stopPlaces.map(({ certification }) => verdictIndex(verdictOf(result, certification))),
    figures,
    /** Sentence that replaces the figures. */
    ...(!figures && { nothing: fill(copy.nothing, { count: ask }) }),
    bars: barsOf(result),
    /** Announced after the names of the buyer and the product. */
    said: figures
      ? fill(copy.announced.plan, {
          ...figures,
          ask,
          months: spoken(result.total.months),
          usd: spoken(result.total.usd),
        })
      : fill(copy.announced.nothing, { ask }),
  };
}
/** What the map shows for one result of the planner, in printed form. */
export type NetworkAnswerData = ReturnType<typeof answerOf>;

/** Returns the index of a value in a list of distinct values; appends it if it is new. */
function indexOrAdd<T>(list: T[], value: T): number {
  const key = JSON.stringify(value);
  const index = list.findIndex((one) => JSON.stringify(one) === key);
  return index < 0 ? list.push(value) - 1 : index;
}

/** Returns the answers for one buyer or for all, without duplicates, and the index of the answer by buyer and product. */
export function networkAnswers(buyer?: BuyerCode) {
  const verdicts: Verdict[] = [];
  const answers: NetworkAnswerData[] = [];
  const of: Partial<Record<BuyerCode, number[]>> = {};
  for (const result of networkResults)
    if (!buyer || result.buyer === buyer)
      of[result.buyer] = [
        ...(of[result.buyer] ?? []),
        indexOrAdd(
          answers,
          answerOf(result, (verdict) => indexOrAdd(verdicts, verdict)),
        ),
      ];
  /** Template of the planner's URL. */
  const plan = plannerPath('{buyer}' as BuyerCode, '{product}' as NetworkProduct);
  return { verdicts, answers, of, plan };
}
/** Answers of the map with the indexes by buyer and product, as the page sends them to the browser. */
export type NetworkAnswers = ReturnType<typeof networkAnswers>;

/** Returns the answers with the buyers and products to which each applies. */
export const networkRows = () => {
  const { verdicts, answers, of } = networkAnswers();
  return answers.map((answer, index) => ({
    ...answer,
    stops: answer.stops.map((stop, at) => ({ ...networkMap.stops[at], verdict: verdicts[stop] })),
    choices: networkProducts.map((product, at) => ({
      product,
      buyers: plannerBuyers.filter(({ code }) => of[code]?.[at] === index).map(toNetworkBuyer),
    })),
  }));
};
