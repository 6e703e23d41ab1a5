import { questionFields } from '@/content/planner/codes';
import { examples } from '@/content/planner/examples';
import { fromFragment, toFragment } from './fragment';

test('named, in a fixed order, versioned', () => {
  expect(toFragment(examples[11].answers)).toBe(
    'v=1&buyers=EE.NSPA&products=drones&data=RESTRICTED&us=no&held=iso9001:in-use&seat=EU_NATO&size=1-10&start=2027-01&deadline=2027-09',
  );
});

test.each(examples)('$id survives its own link', ({ answers }) => {
  expect(fromFragment(toFragment(answers), '2026-12')).toEqual({
    answers,
    given: questionFields,
    unknown: [],
  });
});

test('order in the link means nothing, what is missing stays open', () => {
  const { answers, given } = fromFragment('products=drones&buyers=DK.DE&v=1', '2026-12');
  expect(given).toEqual(['buyers', 'products']);
  expect(answers).toMatchObject({
    buyers: ['DE', 'DK'],
    products: ['drones'],
    data: ['NOT_TOLD'],
    start: '2026-12',
  });
});

test('unknown keys, codes and versions are dropped and named', () => {
  const { answers, unknown } = fromFragment(
    'v=0&buyers=DE.XX&color=red&held=iso9001:gold.iso14001:certified&seat=FR',
    '2026-12',
  );
  expect(unknown).toEqual(['v=0', 'XX', 'color=red', 'iso9001:gold', 'iso14001:certified', 'seat=FR']);
  expect(answers).toMatchObject({ buyers: ['DE'], held: {}, homeCountry: 'EU_NATO' });
});

test('only answered questions are written; "nothing held" is an answer', () => {
  const { answers } = fromFragment('buyers=DE&products=drones&start=2027-01', '2026-12');
  expect(toFragment(answers, ['buyers', 'products'])).toBe('v=1&buyers=DE&products=drones&start=2027-01');
  expect(toFragment(answers, ['buyers', 'products', 'held'])).toContain('&held=none&');
  expect(fromFragment('held=none', '2026-12')).toMatchObject({ given: ['held'], unknown: [] });
});

test('a broken escape is no reason to fail', () => {
  expect(() => fromFragment('buyers=%E0%A4%A', '2026-12')).not.toThrow();
});
