import { certificationSlugs } from '@/content/certifications/slugs';
import { edges, pairs } from '@/content/planner/edges';
import { gates } from '@/content/planner/gates';
import { workOrder } from '@/content/planner/limits';
import { rules } from '@/content/planner/rules';

const key = (a: string, b: string) => [a, b].sort().join('–');

test('describes every pair of certifications, and lists every edge under its pair', () => {
  const all = certificationSlugs.flatMap((a, index) =>
    certificationSlugs.slice(index + 1).map((b) => key(a, b)),
  );
  expect(pairs.map(([a, b]) => key(a, b)).sort()).toEqual(all.sort());
  for (const { id, from, to } of edges) {
    const pair = pairs.find(([a, b]) => key(a, b) === key(from.certification, to.certification));
    expect(pair?.[2].split(' ')).toContain(id);
  }
  expect(pairs.flatMap(([, , text]) => text.match(/\bE\d+/g) ?? []).sort()).toEqual(
    edges.map(({ id }) => id).sort(),
  );
});

test('edges point forward in the working order, so the schedule has no cycles', () => {
  for (const { from, to } of edges)
    expect(workOrder.indexOf(from.certification)).toBeLessThan(workOrder.indexOf(to.certification));
  expect([...workOrder].sort()).toEqual([...certificationSlugs].sort());
});

test('rule ids are unique, gates in rules exist, reasons have at most 30 words', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  const known = gates.map(({ id }) => id);
  expect(rules.flatMap(({ gate }) => gate ?? []).filter((gate) => !known.includes(gate))).toEqual([]);
  expect(rules.filter(({ reason }) => reason.split(/\s+/).length > 30).map(({ id }) => id)).toEqual([]);
});
