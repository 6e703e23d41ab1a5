import type { Certainty } from '@/content/certainty';
import type { CertificationSlug } from '@/content/certifications/slugs';
import type { BuyerCode, ProductCode } from '@/content/planner/codes';
import { rules } from '@/content/planner/rules';
import type { Verdict } from '@/content/planner/types';
import { makerOf } from '../buyers/asked';
import { plan } from '../planner/engine/plan';
import type { Pair, PhaseNumber } from '../planner/engine/types';
import { networkBuyers } from './topology';

/** Products of the map, in the order of its buttons. */
export const networkProducts = [
  'drones',
  'electronics',
  'parts',
  'software',
  'vehicles',
] as const satisfies ProductCode[];
export type NetworkProduct = (typeof networkProducts)[number];

/** What the planner says of a certification: planned with its phases, or a question to ask. */
export interface StopResult {
  certification: CertificationSlug;
  verdict: Extract<Verdict, 'needed' | 'usual' | 'gate' | 'ask'>;
  /** Planned phases; none where the buyer has to be asked. */
  phases: PhaseNumber[];
  /** How certain the deciding rule is. */
  certainty: Certainty;
  /** Shortest and longest run, from the first planned phase to the end of the last; null where there is no date. */
  span: { start: Pair; end: Pair } | null;
}

/** What the planner says to a company that sells a product to a buyer, with all other answers open. */
export interface NetworkResult {
  buyer: BuyerCode;
  product: NetworkProduct;
  planned: StopResult[];
  ask: StopResult[];
  /** Null where nothing is planned. */
  total: { months: Pair; usd: Pair } | null;
}

/** Certainty of the rule that decides: the first of those that led to a verdict. */
const certaintyOf = ([id]: readonly string[]): Certainty =>
  rules.find((rule) => rule.id === id)?.certainty ?? 'open';

/** One combination of the map, worked out by the planner itself. */
export function networkResult(buyer: BuyerCode, product: NetworkProduct): NetworkResult {
  const { items, ask, total } = plan(makerOf(buyer, product));
  const planned = items.map(({ certification, verdict, phases, rules: led }): StopResult => {
    const [first] = phases;
    const last = phases.at(-1);
    return {
      certification,
      verdict,
      phases: phases.map(({ n }) => n),
      certainty: certaintyOf(led),
      span: first && last && verdict !== 'gate' ? { start: first.start, end: last.end } : null,
    };
  });
  return {
    buyer,
    product,
    planned,
    ask: ask.map(({ certification, rules: led }) => ({
      certification,
      verdict: 'ask',
      phases: [],
      certainty: certaintyOf(led),
      span: null,
    })),
    total: planned.length > 0 ? total : null,
  };
}

/** Every combination, in the order of the terminals. */
export const networkResults: readonly NetworkResult[] = networkBuyers.flatMap((buyer) =>
  networkProducts.map((product) => networkResult(buyer, product)),
);
