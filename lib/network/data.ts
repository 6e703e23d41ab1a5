import { buyerRecords } from '@/content/buyers';
import type { CertificationSlug } from '@/content/certifications/slugs';
import { networkCopy as copy } from '@/content/page-copy/network';
import { type BuyerCode, natoNations } from '@/content/planner/codes';
import { buyerPath } from '../buyers/lines';
import { fill } from '../text/fill';
import { type LineId, lineIds } from './layout';
import { type NetworkProduct, type NetworkResult, networkProducts, networkResults } from './results';
import { hasSignal, mapLineOf, type NetworkStop, networkStops } from './topology';
import { buyerName, figuresOf, type MarkedStop, markedStops, plannerPath, saidOf, stopName } from './words';

/** A buyer at the end of its line. */
export interface NetworkBuyer {
  code: BuyerCode;
  name: string;
  signal?: true;
  /** A nation, as a sentence names it. */
  inText?: string;
  /** Its own page, or the planner with this buyer. */
  href: string;
}

/** The map as every page has it: buyers by line, stops with their names. */
export interface NetworkMap {
  lines: Record<LineId, readonly NetworkBuyer[]>;
  stops: readonly (NetworkStop & { name: string; subject: string })[];
}

/** Months of a planned stop: its place in the map, first month, earliest and latest end. */
export type Bar = readonly [stop: number, start: number, earliest: number, latest: number];

/** What follows from a choice; many choices share one. */
export interface NetworkAnswer {
  /** Verdict of each stop, as its place in the list of verdicts. */
  stops: readonly number[];
  figures: ReturnType<typeof figuresOf>;
  /** In place of the figures, where nothing is planned. */
  nothing?: string;
  bars: readonly Bar[];
  /** Said after the names of the buyer and the product. */
  said: string;
}

/** All answers that a page can show, each once. */
export interface NetworkAnswers {
  verdicts: readonly (readonly [mark: MarkedStop['mark'], word: string])[];
  answers: readonly NetworkAnswer[];
  /** Place of the answer, by buyer and in the order of the products. */
  of: Partial<Record<BuyerCode, readonly number[]>>;
  /** Address of the planner, for `{buyer}` and `{product}`. */
  plan: string;
}

const isNation = (code: BuyerCode) => code === 'UA' || (natoNations as readonly BuyerCode[]).includes(code);
const pageOf = (code: BuyerCode) => buyerRecords.find((buyer) => buyer.code === code);

/** Buyers by line, in the order in which the planner has them. */
const lines = Object.fromEntries(lineIds.map((id) => [id, [] as NetworkBuyer[]])) as Record<
  LineId,
  NetworkBuyer[]
>;
for (const code of new Set(networkResults.map(({ buyer }) => buyer))) {
  const page = pageOf(code);
  lines[mapLineOf(code)].push({
    code,
    name: buyerName(code),
    ...(hasSignal(code) && { signal: true }),
    ...(page && isNation(code) && { inText: page.inText }),
    href: page ? buyerPath(page.slug) : plannerPath(code),
  });
}

/** The map, read off the planner's rules. */
export const networkMap: NetworkMap = {
  lines,
  stops: networkStops.map((stop: NetworkStop) => ({
    ...stop,
    name: stopName(stop.certification),
    subject: copy.subjects[stop.certification],
  })),
};

const placeOf = (slug: CertificationSlug) => networkStops.findIndex((stop) => stop.certification === slug);

/** Place of a value in a list of distinct ones; a new one joins the list. */
function place<T>(list: T[], value: T): number {
  const key = JSON.stringify(value);
  const known = list.findIndex((one) => JSON.stringify(one) === key);
  return known < 0 ? list.push(value) - 1 : known;
}

/** The answers for one buyer, or for all. */
export function networkAnswers(buyer?: BuyerCode): NetworkAnswers {
  const verdicts: [MarkedStop['mark'], string][] = [];
  const answers: NetworkAnswer[] = [];
  const of: Partial<Record<BuyerCode, number[]>> = {};
  const answer = (result: NetworkResult): NetworkAnswer => {
    const figures = figuresOf(result);
    return {
      stops: markedStops(result).map(({ mark, word }) => place(verdicts, [mark, word])),
      figures,
      ...(!figures && { nothing: fill(copy.nothing, { count: result.ask.length }) }),
      bars: result.planned.flatMap(({ certification, span }) =>
        span ? [[placeOf(certification), span.start[0], span.end[0], span.end[1]] as const] : [],
      ),
      said: saidOf(result),
    };
  };
  for (const result of networkResults)
    if (!buyer || result.buyer === buyer)
      of[result.buyer] = [...(of[result.buyer] ?? []), place(answers, answer(result))];
  const plan = plannerPath('DE', 'drones').replace('=DE&', '={buyer}&').replace('=drones', '={product}');
  return { verdicts, answers, of, plan };
}

/** Combinations for which the same follows. */
export interface NetworkRow {
  choices: { product: NetworkProduct; buyers: BuyerCode[] }[];
  result: NetworkResult;
}

/** The table of all combinations: one row for each distinct route. */
export function networkRows(): NetworkRow[] {
  const rows = new Map<string, NetworkRow>();
  for (const product of networkProducts)
    for (const result of networkResults.filter((one) => one.product === product)) {
      const { planned, ask, total } = result;
      const phases = planned.map((stop) => [stop.certification, stop.phases]);
      const key = JSON.stringify([phases, ask.map(({ certification }) => certification), total]);
      const row = rows.get(key) ?? { choices: [], result };
      rows.set(key, row);
      const choice = row.choices.find((one) => one.product === product);
      if (choice) choice.buyers.push(result.buyer);
      else row.choices.push({ product, buyers: [result.buyer] });
    }
  return [...rows.values()];
}
