/**
 * Fails if a page of the export exceeds its budget: its document, with its styles, and the scripts, fonts and pictures that its
 * HTML loads at once, compressed with brotli at a level that servers use. Usage: npm run build && npm run size
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SizeClass } from '../../content/page-declaration';
import { pages } from '../../content/pages';

/** Budgets in kB (1000 bytes) by size class: scripts, everything else. An empty page of Next and React has some 127 kB of scripts. */
const budgets: Record<SizeClass, { script: number; rest: number }> = {
  home: { script: 147, rest: 78 },
  planner: { script: 143, rest: 77 },
  interactive: { script: 137, rest: 70 },
  text: { script: 135.5, rest: 88 },
};

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(`out${file}`), { params }).length / 1000;
  sizes.set(file, size);
  return size;
}

/** Matches elements that load a file at once: not a lazy picture, an icon or a link to a page. */
const loads =
  /<(?:script(?![^>]*nomodule)|img(?![^>]*loading="lazy")|link(?=[^>]*rel="preload"))\b[^>]* (?:src|href)="(\/[^"#?]+)/gi;

const over = pages.flatMap(({ path, size }) => {
  const document = `${path === '/' ? '/index' : path}.html`;
  const html = readFileSync(`out${document}`, 'utf8');
  const files = [...new Set([...html.matchAll(loads)].map(([, file = '']) => file))];
  const sum = (of: string[]) => of.reduce((total, file) => total + sizeOf(file), 0);
  const script = sum(files.filter((file) => file.endsWith('.js')));
  const rest = sum([document, ...files.filter((file) => !file.endsWith('.js'))]);
  const line = `${path.padEnd(40)}${size.padEnd(12)}script ${script.toFixed(1)}, rest ${rest.toFixed(1)} kB`;
  return script > budgets[size].script || rest > budgets[size].rest ? [line] : [];
});
console.log(`size: ${pages.length} pages, ${over.length} over budget`);
for (const line of over) console.error(line);
process.exitCode = over.length > 0 ? 1 : 0;
