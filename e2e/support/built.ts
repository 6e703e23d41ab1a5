import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pages } from '../../content/pages';
import { builtPage, textOf } from '../../scripts/support/built-pages';

/** Returns the exported file that is served at a path; undefined if there is none. */
export const fileAt = (path: string): string | undefined =>
  [`out${path === '/' ? '/index' : path}.html`, `out${path}`].find((name) => existsSync(name));

const cache = new Map<string, string>();

/** Returns the content of the file served at a path, cached; an empty string if there is none. */
export function readExport(path: string): string {
  const file = fileAt(path);
  const content = cache.get(path) ?? (file ? readFileSync(file, 'utf8') : '');
  cache.set(path, content);
  return content;
}

/** Returns the value of an attribute in a start tag; undefined if it is missing. */
export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** Returns the links of a document: start tag, inner HTML, href. */
export const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*? href="[^>]*>(?=(.*?)<\/a>)/gs)].map(([tag, words = '']) => ({
    tag,
    words,
    href: attribute(tag, 'href') ?? '',
  }));

/** A page with its HTML without scripts and styles, its main element, its text and its links, each parsed once. */
function readDocument(page: (typeof pages)[number]) {
  const html = builtPage(page.path);
  const parsed: { text?: string; links?: ReturnType<typeof linksOf> } = {};
  return {
    ...page,
    path: page.path as string,
    html,
    main: html.slice(html.indexOf('<main'), html.lastIndexOf('</main>')),
    get text() {
      parsed.text ??= textOf(html);
      return parsed.text;
    },
    get links() {
      parsed.links ??= linksOf(html);
      return parsed.links;
    },
  };
}

/** Every page of the export. */
export const documents = pages.map(readDocument);

/** Returns the document at a path; throws if there is none. */
export function documentAt(path: string) {
  const document = documents.find((each) => each.path === path);
  if (!document) throw new Error(`no page at ${path}`);
  return document;
}

const directory = '/_next/static/chunks';

/** Paths of the scripts and style sheets of the site. */
export const chunks = readdirSync(`out${directory}`).map((file) => `${directory}/${file}`);

/** The content of the style sheets by their path. */
export const styleSheets = new Map(
  chunks.filter((file) => file.endsWith('.css')).map((file) => [file, readExport(file)] as const),
);
