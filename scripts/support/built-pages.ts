import { existsSync, readFileSync } from 'node:fs';

/** Returns the exported HTML of a path, without scripts and styles; throws if the page is missing. */
export function builtPage(path: string): string {
  const file = `out${path === '/' ? '/index' : path}.html`;
  if (!existsSync(file))
    throw new Error(`The build lacks the page ${path}: there is no ${file}, which "npm run build" writes.`);
  return readFileSync(file, 'utf8').replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns the text of HTML: replaces tags by spaces, decodes entities and collapses white space. */
export const textOf = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
