import { family, type Parent, type Path, type RegisteredPage, single } from './page-declaration';

const common = {
  label: '',
  parent: null,
  meta: { title: '', description: '' },
  card: { kind: 'words', title: '', fact: '' },
  data: { kind: 'breadcrumb-only' },
  line: 'plan',
  index: true,
  size: 'text',
} as const;
const complete = { ...common, sample: true };
const records = [{ slug: 'a' }, { slug: 'b' }] as const;

const declared = [
  single('/', complete),
  ...family({ folder: 'x', records, samples: ['b'], page: () => ({ ...common, parent: '/' as const }) }),
];
type PagePath = (typeof declared)[number]['path'];
/** Accepts pages whose parents are all in the list. */
const registry = (pages: readonly RegisteredPage<Path, Parent<PagePath>>[]) => pages;

/** Returns a complete declaration without one field. */
const without = <Field extends keyof typeof complete>(field: Field) => {
  const { [field]: _, ...rest } = complete;
  return rest;
};

test('derives path, family and sample flag for single pages and families', () => {
  const pages = registry(declared);
  expect(pages.map(({ path, family, sample }) => [path, family, sample])).toEqual([
    ['/', null, true],
    ['/x/a', 'x', false],
    ['/x/b', 'x', true],
  ]);
});

test('rejects incomplete or invalid declarations at type level', () => {
  const page = () => common;
  const rejected = [
    // @ts-expect-error: card is missing
    single('/', without('card')),
    // @ts-expect-error: structured data is missing
    single('/', without('data')),
    // @ts-expect-error: line of the map is missing
    single('/', without('line')),
    // @ts-expect-error: size class is missing
    single('/', without('size')),
    // @ts-expect-error: index is missing
    single('/', without('index')),
    // @ts-expect-error: title and description are missing
    single('/', without('meta')),
    // @ts-expect-error: label is missing
    single('/', without('label')),
    // @ts-expect-error: sample is missing
    single('/', common),
    // @ts-expect-error: a field of a family page is missing
    family({ folder: 'x', records, samples: ['a'], page: () => without('card') }),
    // @ts-expect-error: a family needs at least one sample
    family({ folder: 'x', records, samples: [], page }),
    // @ts-expect-error: the sample is not one of the records
    family({ folder: 'x', records, samples: ['c'], page }),
    // @ts-expect-error: the parent is not a page
    registry([single('/a', { ...complete, parent: '/b' })]),
    // @ts-expect-error: the parent of a plain-text level is not a page
    registry([single('/a', { ...complete, parent: { label: '', parent: '/b' } })]),
    // @ts-expect-error: unknown kind of structured data
    single('/', { ...complete, data: { kind: 'recipe' } }),
  ];
  expect(rejected).toHaveLength(14);
});
