import { family, type Page, type Parent, type Path, single } from './page-declaration';

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
const alone = { ...common, sample: true };
const records = [{ slug: 'a' }, { slug: 'b' }] as const;

const declared = [
  single('/', alone),
  ...family({ folder: 'x', records, samples: ['b'], page: () => ({ ...common, parent: '/' as const }) }),
];
type PagePath = (typeof declared)[number]['path'];
/** A list of pages whose parents are pages of the list. */
const registry = (pages: readonly Page<Path, Parent<PagePath>>[]) => pages;

/** A declaration that lacks one field. */
const without = <Field extends keyof typeof alone>(field: Field) => {
  const { [field]: _, ...rest } = alone;
  return rest;
};

test('a page alone and the pages of a family stand at their addresses, the sample is marked', () => {
  const pages = registry(declared);
  expect(pages.map(({ path, family, sample }) => [path, family, sample])).toEqual([
    ['/', null, true],
    ['/x/a', 'x', false],
    ['/x/b', 'x', true],
  ]);
});

test('what is left out or wrong is refused by the type check', () => {
  const page = () => common;
  const refused = [
    // @ts-expect-error A page without a card,
    single('/', without('card')),
    // @ts-expect-error without structured data,
    single('/', without('data')),
    // @ts-expect-error without its line of the map,
    single('/', without('line')),
    // @ts-expect-error without a class of weight,
    single('/', without('size')),
    // @ts-expect-error without saying whether search engines may list it,
    single('/', without('index')),
    // @ts-expect-error without title and description,
    single('/', without('meta')),
    // @ts-expect-error without a name,
    single('/', without('label')),
    // @ts-expect-error without saying whether it is a sample;
    single('/', common),
    // @ts-expect-error a family with a field missing,
    family({ folder: 'x', records, samples: ['a'], page: () => without('card') }),
    // @ts-expect-error without a sample,
    family({ folder: 'x', records, samples: [], page }),
    // @ts-expect-error with a sample that is none of its records;
    family({ folder: 'x', records, samples: ['c'], page }),
    // @ts-expect-error a parent that is no page,
    registry([single('/a', { ...alone, parent: '/b' })]),
    // @ts-expect-error not even behind plain text;
    registry([single('/a', { ...alone, parent: { label: '', parent: '/b' } })]),
    // @ts-expect-error structured data that nobody writes.
    single('/', { ...alone, data: { kind: 'recipe' } }),
  ];
  expect(refused).toHaveLength(14);
});
