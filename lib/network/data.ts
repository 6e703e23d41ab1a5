import { buyerRecords } from '@/content/buyers';
import { nationsBy } from '@/content/buyers/list';
import { certificationBySlug } from '@/content/certifications';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { networkAnswerCopy as copy, networkCopy } from '@/content/page-copy/network';
import { buyers } from '@/content/planner/buyers';
import { type BuyerCode, natoAgencies } from '@/content/planner/codes';
import { rules } from '@/content/planner/rules';
import { buyerPath } from '../buyers/statements';
import { formatRange } from '../figures/format';
import { toFragment } from '../planner/link/to-fragment';
import { fill } from '../text/fill';
import type { LineId, StopPlace } from './layout';
import { type NetworkProduct, type NetworkResult, networkProducts, networkResults } from './results';

/** A buyer at the end of its line. */
export interface NetworkBuyer {
  code: BuyerCode;
  name: string;
  /** An authority decides who may sell to it: a signal stands there. */
  signal?: true;
  /** A nation, as a sentence names it. */
  inText?: string;
  /** Its own page, or the planner with this buyer. */
  href: string;
}

/** A stop; where an authority decides, a signal stands so far right of it, beside the name. */
interface NetworkStop extends StopPlace {
  certification: CertificationSlug;
  signal?: number;
}

/** In the order in which work starts. The first four are common to all lines. */
const places: readonly NetworkStop[] = [
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
 * The line that leads to a buyer, read off the planner's own rules: who can ask for CMMC, plans AQAP, has to be asked
 * about it, or can ask for AS9100D. A buyer that the planner learns has its place at once.
 */
function lineOf(buyer: BuyerCode): LineId {
  const own = networkResults.filter((result) => result.buyer === buyer);
  const calls = (list: 'items' | 'ask', slug: CertificationSlug) =>
    own.some((result) => result[list].some(({ certification }) => certification === slug));
  const called = (slug: CertificationSlug) => calls('items', slug) || calls('ask', slug);
  if (called('cmmc')) return 'us';
  if (calls('items', 'aqap2110')) return 'planned';
  if (calls('ask', 'aqap2110')) return 'ask';
  return called('as9100d') ? 'aerospace' : 'civil';
}

/** A buyer of the planner as the map has it. */
function onMap({ code, name }: { code: BuyerCode; name: string }): NetworkBuyer {
  const record = buyerRecords.find((buyer) => buyer.code === code);
  return {
    code,
    name,
    ...((natoAgencies as readonly BuyerCode[]).includes(code) && { signal: true }),
    ...(record?.group === 'nation' && { inText: record.inText }),
    href: record ? buyerPath(record.slug) : code === 'US' ? '/buyers/united-states' : plannerPath(code),
  };
}

const buyersOn = (line: LineId) => buyers.filter(({ code }) => lineOf(code) === line).map(onMap);

/** Address of the planner with one or two answers. */
export const plannerPath = (buyer: BuyerCode, product?: NetworkProduct): string =>
  `/planner#${toFragment(
    { buyers: [buyer], ...(product && { products: [product] }) },
    product ? ['buyers', 'products'] : ['buyers'],
  )}`;

/** The map, read off the planner's rules: buyers by line in the planner's order, stops with their names. */
export const networkMap = {
  lines: {
    civil: buyersOn('civil'),
    planned: buyersOn('planned'),
    ask: buyersOn('ask'),
    aerospace: buyersOn('aerospace'),
    us: buyersOn('us'),
  } satisfies Record<LineId, readonly NetworkBuyer[]>,
  stops: places.map((stop) => ({
    ...stop,
    name: certificationBySlug[stop.certification].title,
    subject: copy.subjects[stop.certification] as string,
  })),
};
export type NetworkMap = typeof networkMap;

/** The mark of a stop and the word that says it. */
type Verdict = readonly [mark: 'planned' | 'ask' | 'none', word: string];

/** What a result says of a stop; AQAP's word says how certain it is. */
export function verdictOf({ buyer, items, ask }: NetworkResult, slug: CertificationSlug): Verdict {
  const item = items.find(({ certification }) => certification === slug);
  if (!item)
    return ask.some(({ certification }) => certification === slug)
      ? ['ask', networkCopy.questions[slug]]
      : ['none', networkCopy.verdicts.none];
  const { verdict, phases } = item;
  if (verdict === 'gate') return ['planned', networkCopy.verdicts.gate];
  const word = networkCopy.verdicts[verdict];
  const reaches = (n: number) => phases.some((phase) => phase.n === n);
  if (phases.length === 1) return ['planned', fill(networkCopy.verdicts.firstPhase, { verdict: word })];
  if (slug === 'iso9001' && !reaches(3)) return ['planned', networkCopy.verdicts.system];
  if (slug !== 'aqap2110') return ['planned', word];
  const decides = rules.find(({ id }) => id === item.rules[0]);
  if (verdict === 'usual')
    return ['planned', decides?.certainty === 'verified' ? word : networkCopy.verdicts.unread];
  const clause = nationsBy('old', 'reported').find(({ code }) => code === buyer)?.aqap as 'old' | 'reported';
  return ['planned', clause ? networkCopy.verdicts[clause] : word];
}

const pair = ([min, max]: readonly [number, number]) => (min === max ? `${min}` : `${min}–${max}`);

/** The figures of a result, as they are printed; where nothing is planned there are none. */
function figuresOf({ items, ask, total }: NetworkResult) {
  if (items.length === 0) return null;
  const part = items.filter(({ phases }) => !phases.some(({ n }) => n === 3)).length;
  return {
    count: `${items.length}`,
    certifications: copy.figures.certifications[items.length === 1 ? 'one' : 'more'],
    ask: fill(part > 0 ? copy.figures.partAndAsk : copy.figures.ask, { part, count: ask.length }),
    months: pair(total.months),
    usd: formatRange({ min: total.usd[0], max: total.usd[1], unit: 'USD' }),
  };
}

/** Months of a planned stop: its place in the map, first month, earliest and latest end; none where there is no date. */
function barsOf({ items }: NetworkResult) {
  return items.flatMap(({ certification, verdict, phases: [first, ...others] }) => {
    const last = others.at(-1) ?? first;
    if (!first || !last || verdict === 'gate') return [];
    const stop = places.findIndex((place) => place.certification === certification);
    return [[stop, first.start[0], ...last.end] as const];
  });
}

/** What follows from a choice; many choices share one. */
function answerOf(result: NetworkResult, placeOf: (verdict: Verdict) => number) {
  const figures = figuresOf(result);
  const ask = result.ask.length;
  const spoken = (words: string) => words.replace('$', '').replace('–', ' to ');
  return {
    /** Verdict of each stop, as its place in the list of verdicts. */
    stops: places.map(({ certification }) => placeOf(verdictOf(result, certification))),
    figures,
    /** In place of the figures. */
    ...(!figures && { nothing: fill(copy.nothing, { count: ask }) }),
    bars: barsOf(result),
    /** Said after the names of the buyer and the product. */
    said: figures
      ? fill(copy.announced.plan, {
          ...figures,
          ask,
          months: spoken(figures.months),
          usd: spoken(figures.usd),
        })
      : fill(copy.announced.nothing, { ask }),
  };
}
export type NetworkAnswer = ReturnType<typeof answerOf>;

/** Place of a value in a list of distinct ones; a new one joins the list. */
function place<T>(list: T[], value: T): number {
  const key = JSON.stringify(value);
  const known = list.findIndex((one) => JSON.stringify(one) === key);
  return known < 0 ? list.push(value) - 1 : known;
}

/** The answers for one buyer, or for all: each once, and its place by buyer and in the order of the products. */
export function networkAnswers(buyer?: BuyerCode) {
  const verdicts: Verdict[] = [];
  const answers: NetworkAnswer[] = [];
  const of: Partial<Record<BuyerCode, number[]>> = {};
  for (const result of networkResults)
    if (!buyer || result.buyer === buyer)
      of[result.buyer] = [
        ...(of[result.buyer] ?? []),
        place(
          answers,
          answerOf(result, (verdict) => place(verdicts, verdict)),
        ),
      ];
  // Address of the planner, for `{buyer}` and `{product}`.
  const plan = plannerPath('DE', 'drones').replace('=DE&', '={buyer}&').replace('=drones', '={product}');
  return { verdicts, answers, of, plan };
}
export type NetworkAnswers = ReturnType<typeof networkAnswers>;

/** Answers with the buyers and products for which each holds. */
export const networkRows = () => {
  const { verdicts, answers, of } = networkAnswers();
  return answers.map((answer, index) => ({
    ...answer,
    stops: answer.stops.map((stop, at) => ({ ...networkMap.stops[at], verdict: verdicts[stop] })),
    choices: networkProducts.map((product, at) => ({
      product,
      buyers: buyers.filter(({ code }) => of[code]?.[at] === index).map(onMap),
    })),
  }));
};
