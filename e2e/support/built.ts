import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pages } from '../../content/pages';
import { builtPage } from '../../scripts/support/built-pages';

/** The file that answers at an address, a page or a file itself; undefined where nothing does. */
export const fileAt = (path: string): string | undefined =>
  [`out${path === '/' ? '/index' : path}.html`, `out${path}`].find((name) => existsSync(name));

const read = new Map<string, string>();

/** Its words, read once; nothing where there is none. */
export function readExport(path: string): string {
  const file = fileAt(path);
  const words = read.get(path) ?? (file ? readFileSync(file, 'utf8') : '');
  read.set(path, words);
  return words;
}

/** Every page with its document, without scripts and styles. */
export const documents = pages.map((page) => ({ ...page, html: builtPage(page.path) }));

export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

export const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');

/** Links of a document: start tag, address, markup of its name. */
export const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*? href="[^>]*>(?=(.*?)<\/a>)/gs)].map(([tag, words = '']) => ({
    tag,
    words,
    href: attribute(tag, 'href') ?? '',
  }));

const folder = '/_next/static/chunks';

/** Addresses of the scripts and style sheets of the site. */
export const chunks = readdirSync(`out${folder}`).map((file) => `${folder}/${file}`);

/** The style sheets by their address. */
export const styleSheets = new Map(
  chunks.filter((file) => file.endsWith('.css')).map((file) => [file, readExport(file)] as const),
);
