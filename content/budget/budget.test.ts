import { fieldsIn } from '@/lib/content/walk';
import { duplicates } from '@/scripts/support/duplicates';
import { budgetFiles } from '.';
import { budgetParagraphs } from './paragraphs';
import type { ByPeople, Figure, IntegerRange } from './types';

const isFigure = (value: unknown): value is Figure<unknown> =>
  typeof value === 'object' && value !== null && 'basis' in value && 'value' in value;
const isEnds = (value: unknown): value is IntegerRange =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'number');
const isByHeads = (value: unknown): value is ByPeople<unknown> =>
  Array.isArray(value) && value.length > 0 && value.every((band) => Array.isArray(band) && band.length === 2);

const figures = Object.entries(budgetFiles).flatMap(([file, records]) =>
  fieldsIn({ ...records }).flatMap(([field, value]) => (isFigure(value) ? [{ file, field, ...value }] : [])),
);

describe.each(figures)('$file $field', ({ basis, value }) => {
  const inside = fieldsIn(value, 'value');
  const bands = inside.flatMap(([field, each]) =>
    isByHeads(each) && !isEnds(each) ? [[field, each] as const] : [],
  );

  test('value is null where a basis is open, and only there', () => {
    expect(value === null).toBe(basis.some(({ certainty }) => certainty === 'open'));
  });

  test('numbers are whole and not negative', () => {
    expect(
      inside.filter(([, each]) => typeof each === 'number' && (!Number.isInteger(each) || each < 0)),
    ).toEqual([]);
  });

  test('the least is not above the most', () => {
    const heads = new Set<unknown>(bands.flatMap(([, each]) => each));
    expect(inside.filter(([, each]) => isEnds(each) && !heads.has(each) && each[0] > each[1])).toEqual([]);
  });

  if (bands.length > 0)
    test('a band has more people than the one before it, and costs no less', () => {
      for (const [field, each] of bands) {
        const heads = each.map(([upTo]) => upTo);
        expect([field, heads]).toEqual([field, [...new Set(heads)].toSorted((a, b) => a - b)]);
        for (const end of [0, 1] as const) {
          const costs = each.map(([, cost]) => (isEnds(cost) ? cost[end] : Number(cost)));
          expect([field, costs]).toEqual([field, costs.toSorted((a, b) => a - b)]);
        }
      }
    });
});

describe.each(budgetParagraphs)('paragraph $id of $of', ({ of }) => {
  test('a certification prints it', () => {
    expect(of).not.toEqual([]);
    expect(duplicates(of)).toEqual([]);
  });
});
