import type { CertificationSlug } from '@/content/certifications/slugs';
import { networkCopy as copy } from '@/content/page-copy/network';
import type { NetworkResult } from './results';
import { announcementOf, buyerName, figuresOf, type MarkedStop, markedStops, plannerPath } from './words';

/** Months of a planned stop: first month, earliest and latest end. */
export type Bar = readonly [
  certification: CertificationSlug,
  start: number,
  earliest: number,
  latest: number,
];

/** What a choice marks in the finished markup. */
export interface Marks {
  /** Mark and word of each stop, in the order of the map. */
  stops: (readonly [MarkedStop['mark'], string])[];
  figures: ReturnType<typeof figuresOf>;
  bars: Bar[];
  /** Said after the names of the buyer and the product. */
  said: string;
}

/** Bars of a result; a stop without a date has none. */
export const barsOf = ({ planned }: NetworkResult): Bar[] =>
  planned.flatMap(({ certification, span }) =>
    span ? [[certification, span.start[0], span.end[0], span.end[1]] as const] : [],
  );

/** Everything that a choice marks. */
export const marksOf = (result: NetworkResult): Marks => ({
  stops: markedStops(result).map(({ mark, word }) => [mark, word]),
  figures: figuresOf(result),
  bars: barsOf(result),
  said: announcementOf(result).replace(
    `${buyerName(result.buyer)}, ${copy.products.short[result.product]}: `,
    '',
  ),
});

/** The marks of combinations, each kind once: many buyers ask for the same. Sent with the markup, never in a script. */
export interface NetworkMarks {
  kinds: Marks[];
  /** Number of the kind, by buyer and product. */
  kindOf: Record<string, number>;
  /** Address of the planner, for `{buyer}` and `{product}`. */
  plan: string;
}

/** Name of a combination. */
export const combination = (buyer: string, product: string) => `${buyer} ${product}`;

/** The marks of some results: of all, or of one buyer's. */
export function marksFor(results: readonly NetworkResult[]): NetworkMarks {
  const kinds = new Map<string, Marks>();
  const kindOf: NetworkMarks['kindOf'] = {};
  for (const result of results) {
    const marks = marksOf(result);
    const key = JSON.stringify(marks);
    if (!kinds.has(key)) kinds.set(key, marks);
    kindOf[combination(result.buyer, result.product)] = [...kinds.keys()].indexOf(key);
  }
  const plan = plannerPath('DE', 'drones').replace('=DE&', '={buyer}&').replace('=drones', '={product}');
  return { kinds: [...kinds.values()], kindOf, plan };
}
