/** @jest-environment node */
import ts from 'typescript';

/** Declarations of pages, each with what the type check says about it; an empty pattern expects no error. */
const cases: [name: string, declarations: string, message: RegExp][] = [
  [
    'a page alone and a family with all their fields pass',
    `single('/', { ...common, sample: true }),
     ...family({ folder: 'x', records, samples: ['b'], page: () => ({ ...common, parent: '/' }) })`,
    /^$/,
  ],
  ...['card', 'data', 'line', 'size', 'index', 'meta', 'label'].flatMap(
    (field): [string, string, RegExp][] => [
      [
        `a page without ${field} fails`,
        `single('/', (({ ${field}, ...rest }) => ({ ...rest, sample: true }))(common))`,
        new RegExp(`'${field}' is missing`),
      ],
      [
        `a family without ${field} fails`,
        `...family({ folder: 'x', records, samples: ['a'], page: () => (({ ${field}, ...rest }) => rest)(common) })`,
        new RegExp(`'${field}' is missing`),
      ],
    ],
  ),
  ['a page that does not say whether it is a sample fails', `single('/', common)`, /'sample' is missing/],
  [
    'a family without a sample fails',
    `...family({ folder: 'x', records, samples: [], page: () => common })`,
    /Source has 0 element\(s\) but target requires 1/,
  ],
  [
    'a family whose sample is none of its records fails',
    `...family({ folder: 'x', records, samples: ['c'], page: () => common })`,
    /"c"' is not assignable/,
  ],
  [
    'a parent that is no page fails',
    `single('/a', { ...common, parent: '/b', sample: true })`,
    /"\/b"' is not assignable/,
  ],
  [
    'a parent behind plain text that is no page fails',
    `single('/a', { ...common, parent: { label: '', parent: '/b' }, sample: true })`,
    /"\/b"' is not assignable/,
  ],
  [
    'a kind of structured data that nobody writes fails',
    `single('/', { ...common, data: { kind: 'recipe' }, sample: true })`,
    /"recipe"' is not assignable/,
  ],
];

const source = (declarations: string) => `
  import { family, type Page, type Parent, single } from './page-declaration';
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
  export const records = [{ slug: 'a' }, { slug: 'b' }] as const;
  export const helpers = [single, family];
  const declared = [${declarations}];
  type PagePath = (typeof declared)[number]['path'];
  export const pages: readonly Page<PagePath, Parent<PagePath>>[] = declared;
`;

/** One program over all cases, each a file beside the registry; the same options as the project's. */
function messages(): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.');
  const own = { ...options, incremental: false, noUnusedLocals: false, types: [] };
  const files = new Map(
    cases.map(([, declarations], index) => [`content/case-${index}.ts`, source(declarations)]),
  );
  const host = ts.createCompilerHost(own);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.getSourceFile = (path, ...rest) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile(path, ...rest)
      : ts.createSourceFile(path, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...files.keys()], own, host);
  return [...files.keys()].map((path) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n'),
  );
}

const found = messages();

test.each(cases.map(([name, , message], index) => ({ name, message, index })))(
  '$name',
  ({ message, index }) => {
    expect(found[index]).toMatch(message);
  },
);
