import type { CertificationSlug } from '@/content/certifications/slugs';
import type { PhaseSize } from './credits';
import type { Pair, PhaseNumber, PlannedPhase, PlannerData } from './types';

/** A certification to be placed, with the phases that are planned. */
export interface Lane {
  certification: CertificationSlug;
  phases: { n: PhaseNumber; size: PhaseSize }[];
}

type Span = { start: number; end: number };
const spanKey = (certification: CertificationSlug, n: number) => `${certification}.${n}`;

/** One forward pass, with every phase at one end of its range (0 shortest, 1 longest). */
function pass(data: PlannerData, lanes: readonly Lane[], limit: number | null, end: 0 | 1) {
  const spans = new Map<string, Span>();
  /** Implementations in working order: the k-th waits for the (k − limit)-th. */
  const implementations: Span[] = [];
  for (const { certification, phases } of lanes) {
    let free = 0;
    const toward = data.edges.filter(({ to }) => to.certification === certification);
    for (const { n, size } of phases) {
      const waits = toward.flatMap((edge) => {
        if (edge.to.phase !== n) return [];
        const from = spans.get(spanKey(edge.from.certification, edge.from.phase));
        return from ? [(edge.type === 'FS' ? from.end : from.start) + edge.lag[end]] : [];
      });
      const before = n === 2 && limit !== null ? implementations[implementations.length - limit] : undefined;
      const start = Math.max(free, before?.end ?? 0, ...waits);
      const span = { start, end: start + size.months[end] };
      spans.set(spanKey(certification, n), span);
      if (n === 2) implementations.push(span);
      free = span.end;
    }
  }
  return spans;
}

/** Places the lanes, given in working order, on both runs. Months count from the start. */
export function schedule(
  data: PlannerData,
  lanes: readonly Lane[],
  limit: number | null,
): Map<CertificationSlug, PlannedPhase[]> {
  const short = pass(data, lanes, limit, 0);
  const long = pass(data, lanes, limit, 1);
  return new Map(
    lanes.map(({ certification, phases }) => [
      certification,
      phases.map(({ n }): PlannedPhase => {
        const a = short.get(spanKey(certification, n)) as Span;
        const b = long.get(spanKey(certification, n)) as Span;
        return { n, start: [a.start, b.start], end: [a.end, b.end] };
      }),
    ]),
  );
}

/** Sum of pairs, each end for itself. */
export const sumPairs = (pairs: readonly Pair[]): Pair =>
  pairs.reduce<Pair>(([low, high], pair) => [low + pair[0], high + pair[1]], [0, 0]);
