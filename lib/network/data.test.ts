import { buyerCodes } from '@/content/planner/codes';
import { plan } from '../planner/engine/plan';
import { networkAnswers, networkMap } from './data';
import { lineIds } from './layout';
import { networkProducts } from './results';

const { verdicts, answers, of } = networkAnswers();
const combinations = buyerCodes.flatMap((buyer) =>
  networkProducts.map((product, at) => ({ buyer, product, answer: answers[of[buyer]?.[at] ?? -1] })),
);

test('every answer matches the planner: stops, months, cost', () => {
  const digits = (text?: string) => (text?.match(/[\d,]+/g) ?? []).map((n) => Number(n.replaceAll(',', '')));
  for (const { buyer, product, answer } of combinations) {
    const { items, ask, total } = plan({ buyers: [buyer], products: [product] });
    const highlighted = (marker: string) =>
      networkMap.stops.filter((_, index) => verdicts[answer?.stops[index] ?? -1]?.[0] === marker);
    const slugs = (list: readonly { certification: string }[]) =>
      list.map(({ certification }) => certification).sort();
    expect([slugs(highlighted('planned')), slugs(highlighted('ask'))]).toEqual([slugs(items), slugs(ask)]);
    const { months, usd } = answer?.figures ?? {};
    const expected = items.length > 0 ? [total.months, total.usd] : [[], []];
    expect([digits(months), digits(usd)]).toEqual(expected.map((pair) => [...new Set(pair)]));
    // If nothing is planned, a sentence replaces the figures.
    const nothing = items.length > 0 ? undefined : expect.stringMatching(new RegExp(`: ${ask.length}\\.$`));
    expect(answer?.nothing).toEqual(nothing);
    // The bars print the plural.
    expect(answer?.bars.filter(([, , , latest]) => latest === 1)).toEqual([]);
  }
});

test('a label in two lines has the same words as the label', () => {
  const broken = verdicts.filter(([, , lines]) => lines);
  expect(broken.map(([, , lines]) => lines?.join(' '))).toEqual(broken.map(([, word]) => word));
  expect(broken).not.toEqual([]);
});

test('every buyer is on the map, and every highlighted stop is on the buyer’s line', () => {
  const codesOnMap = lineIds.flatMap((id) => networkMap.lines[id].map(({ code }) => code));
  expect([...codesOnMap].sort()).toEqual([...buyerCodes].sort());
  for (const { buyer, answer } of combinations) {
    const line = lineIds.findIndex((id) => networkMap.lines[id].some(({ code }) => code === buyer));
    for (const [index, { lines, certification }] of networkMap.stops.entries()) {
      const highlighted = verdicts[answer?.stops[index] ?? -1]?.[0] !== 'none';
      if (highlighted && (line < lines[0] || line > lines[1]))
        throw new Error(`${certification} is not on the line to ${buyer}`);
    }
  }
});
