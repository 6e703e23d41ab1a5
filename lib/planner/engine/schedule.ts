import type { CertificationSlug } from '@/content/certifications/slugs';
import type { PhaseSize } from './credits';
import type { PlannerData } from './data';
import type { MinMax, PhaseNumber, PlannedPhase } from './types';

/** A certification to schedule, with its planned phases. */
export interface Lane {
  certification: CertificationSlug;
  phases: { n: PhaseNumber; size: PhaseSize }[];
  /** Whether the system is in use: work that builds on it need not wait for its certificate. */
  inUse: boolean;
}

type Span = { start: number; end: number };
type Spans = Partial<Record<CertificationSlug, Partial<Record<PhaseNumber, Span>>>>;
/** Edges between planned certifications, by their target. */
type Edges = Map<CertificationSlug, PlannerData['edges']>;

function edgesBetween(data: PlannerData, lanes: readonly Lane[]): Edges {
  const edges: Edges = new Map(lanes.map(({ certification }) => [certification, []]));
  const inUse = lanes.filter((lane) => lane.inUse).map(({ certification }) => certification);
  for (const edge of data.edges)
    if (edges.has(edge.from.certification) && !(edge.unlessInUse && inUse.includes(edge.from.certification)))
      edges.get(edge.to.certification)?.push(edge);
  return edges;
}

/** Runs one forward pass with every phase at one end of its range (0 shortest, 1 longest). */
function forwardPass(edges: Edges, lanes: readonly Lane[], limit: number | null, end: 0 | 1) {
  const spans: Spans = {};
  /** Implementation phases in working order: the k-th waits for the (k − limit)-th. */
  const implementations: Span[] = [];
  for (const { certification, phases } of lanes) {
    const laneSpans: Spans[CertificationSlug] = {};
    spans[certification] = laneSpans;
    let earliest = 0;
    for (const { n, size } of phases) {
      const blocker = n === 2 && limit !== null ? implementations[implementations.length - limit] : undefined;
      let start = Math.max(earliest, blocker?.end ?? 0);
      for (const { from, to, type, lag } of edges.get(certification) ?? []) {
        const predecessor = to.phase === n ? spans[from.certification]?.[from.phase] : undefined;
        if (predecessor)
          start = Math.max(start, (type === 'FS' ? predecessor.end : predecessor.start) + lag[end]);
      }
      const span = { start, end: start + size.months[end] };
      laneSpans[n] = span;
      if (n === 2) implementations.push(span);
      earliest = span.end;
    }
  }
  return spans;
}

/** Schedules the lanes, given in working order, on both runs. Months count from the start. */
export function schedule(
  data: PlannerData,
  lanes: readonly Lane[],
  limit: number | null,
): Map<CertificationSlug, PlannedPhase[]> {
  const edges = edgesBetween(data, lanes);
  const short = forwardPass(edges, lanes, limit, 0);
  const long = forwardPass(edges, lanes, limit, 1);
  return new Map(
    lanes.map(({ certification, phases }) => [
      certification,
      phases.map(({ n }): PlannedPhase => {
        const a = short[certification]?.[n] as Span;
        const b = long[certification]?.[n] as Span;
        return { n, start: [a.start, b.start], end: [a.end, b.end] };
      }),
    ]),
  );
}

/** Adds pairs, each end separately. */
export const sumPairs = (pairs: readonly MinMax[]): MinMax =>
  pairs.reduce<MinMax>(([low, high], pair) => [low + pair[0], high + pair[1]], [0, 0]);
