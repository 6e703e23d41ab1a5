import type { PlannerData } from './data';
import type { MinMax, Plan, PlannedCertification } from './types';

type Run = 0 | 1;
type Phase = { certification: string; n: number; start: MinMax; end: MinMax };

/** Returns the edges that apply: work that builds on a system in use does not wait for its certificate. */
const activeEdges = ({ edges }: PlannerData, items: readonly PlannedCertification[]) =>
  edges.filter(
    ({ from, unlessInUse }) =>
      !unlessInUse ||
      !items.some(({ certification, inUse }) => inUse && certification === from.certification),
  );

const key = ({ certification, n }: { certification: string; n: number }) => `${certification}.${n}`;

/** Returns the keys of the phases on the critical path of one run: traced back from the last end to the phase each one waited for. */
export function criticalPhases(data: PlannerData, { items, total }: Plan, run: Run): Set<string> {
  const phases: Phase[] = items.flatMap(({ certification, phases: itemPhases }) =>
    itemPhases.map((phase) => ({ certification, ...phase })),
  );
  const find = (certification: string, n: number) =>
    phases.find((phase) => phase.certification === certification && phase.n === n);
  const chain = new Set<string>();
  let phase = phases.findLast(({ end }) => end[run] === total.months[run]);
  while (phase && !chain.has(key(phase))) {
    chain.add(key(phase));
    const { certification, n, start } = phase;
    const begin = start[run];
    const previous = find(certification, n - 1);
    const predecessors = activeEdges(data, items)
      .filter((edge) => edge.to.certification === certification && edge.to.phase === n)
      .flatMap((edge) => {
        const from = find(edge.from.certification, edge.from.phase);
        return from && (edge.type === 'FS' ? from.end : from.start)[run] + edge.lag[run] === begin
          ? [from]
          : [];
      });
    phase =
      begin === 0
        ? undefined
        : previous?.end[run] === begin
          ? previous
          : (predecessors[0] ?? phases.find((other) => n === 2 && other.n === 2 && other.end[run] === begin));
  }
  return chain;
}

/** Returns the ids of the edges that delay a certification on either run. */
export function delayingEdges(data: PlannerData, { items }: Plan, certification: string): string[] {
  const phaseOf = (slug: string, n: number) =>
    items.find((item) => item.certification === slug)?.phases.find((phase) => phase.n === n);
  return activeEdges(data, items)
    .filter(({ from, to, type, lag }) => {
      const predecessor = phaseOf(from.certification, from.phase);
      const phase = phaseOf(to.certification, to.phase);
      if (to.certification !== certification || !predecessor || !phase) return false;
      const earliest = type === 'FS' ? predecessor.end : predecessor.start;
      return ([0, 1] as const).some(
        (run) => phase.start[run] > 0 && earliest[run] + lag[run] === phase.start[run],
      );
    })
    .map(({ id }) => id);
}
