/** The projects that the benchmark builds for itself under .cache/bench: the empty stack, and the site with more records. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const work = resolve('.cache/bench');

/** Without a lockfile of its own a project's root is the repository, and with it its installed packages. */
const config = `export default {
  output: 'export',
  reactStrictMode: true,
  poweredByHeader: false,
  generateBuildId: () => 'bench',
  images: { unoptimized: true },
  experimental: { globalNotFound: true },
  typescript: { ignoreBuildErrors: true },
};
`;

function write(project: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
}

/**
 * The stack with nothing of the site: one empty page, and `pages` documents of `elements` elements with `text`
 * characters each, the first `links` of them links. Returns the project's folder.
 */
export function emptyProject({ pages = 0, elements = 0, links = 0, text = 0 } = {}): string {
  const project = join(work, 'empty');
  rmSync(project, { recursive: true, force: true });
  write(project, {
    'package.json': '{ "private": true, "type": "module" }\n',
    'next.config.mjs': config,
    'app/layout.jsx':
      'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
    'app/page.jsx':
      "export const metadata = { title: 'Empty' };\nexport default function Page() {\n  return <h1>Empty</h1>;\n}\n",
  });
  if (pages > 0)
    write(project, {
      'app/pages/[slug]/page.jsx': `import Link from 'next/link';

export const dynamicParams = false;
export const generateStaticParams = () => Array.from({ length: ${pages} }, (_, page) => ({ slug: 'page-' + page }));
export const generateMetadata = async ({ params }) => ({ title: (await params).slug });
export default async function Page({ params }) {
  const { slug } = await params;
  return (
    <main>
      {Array.from({ length: ${elements} }, (_, row) => {
        const words = (slug + ' ' + row + ' ').padEnd(${text}, 'words of no page ');
        return row < ${links} ? <Link href={'/pages/page-' + row} key={row} prefetch={false}>{words}</Link> : <p key={row}>{words}</p>;
      })}
    </main>
  );
}
`,
    });
  return project;
}

/** What the site's pages are made from. */
const sources = [
  'app',
  'components',
  'content',
  'lib',
  'instrumentation-client.ts',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

/**
 * Routes that are not HTML: PDFs and social cards are counted separately, and pages state a size without making the
 * file.
 */
const noPages = ['app/certifications/[slug]/guide.pdf', 'app/certifications/[slug]/checklist.pdf', 'app/og'];
const noPdf =
  "export const pdfKinds = ['guide', 'checklist'] as const;\nexport const certificationPdfSize = async () => 60;\n";

/** Part of every synthetic record's title; finding it in a client chunk shows that content is sent there. */
export const syntheticMark = 'Synthetic';

/** Source text that adds records up to `count`: each a real one under an address, a title and a subtitle of its own. */
const synthetic = (count: number) => `
for (let number = certificationSlugs.length; number < ${count}; number += 1) {
  const model = certificationBySlug[certificationSlugs[number % certificationSlugs.length]];
  const slug = model.slug + '-' + number;
  const title = model.title + ' ${syntheticMark} ' + number;
  Object.assign(certificationBySlug, { [slug]: { ...model, slug, title, subtitle: model.subtitle + ' ' + number } });
}
`;

/**
 * The site with `count` certification records: the eight, which menus and comparison go on listing, and synthetic
 * ones. Returns the project's folder; throws when the route does not read its records as expected.
 */
export function siteProject(count: number): string {
  const project = join(work, 'site');
  rmSync(project, { recursive: true, force: true });
  for (const source of sources) cpSync(source, join(project, source), { recursive: true });
  for (const route of noPages) rmSync(join(project, route), { recursive: true });
  write(project, { 'next.config.mjs': config, 'lib/pdf/files.ts': noPdf });
  const edit = (file: string, from: string, to: string) => {
    const path = join(project, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(from)) throw new Error(`bench: ${file} does not hold "${from}"`);
    writeFileSync(path, source.replace(from, to));
  };
  const index = 'content/certifications/index.ts';
  edit(
    index,
    '/** All certifications in the order',
    `${synthetic(count)}\n/** All certifications in the order`,
  );
  edit(
    'app/certifications/[slug]/page.tsx',
    'certificationSlugs.map(',
    'Object.keys(certificationBySlug).map(',
  );
  return project;
}
