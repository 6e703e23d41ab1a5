import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { pages } from '../content/pages';
import { fileAt } from './support/built';

/** Budgets in kB (1000 bytes): scripts, and the rest. An empty page of Next and React has some 127 kB of scripts. */
const budgets = { home: [147, 78], planner: [143, 77], interactive: [137, 70], text: [135.5, 88] } as const;

/** Matches elements that load a file at once: not a lazy picture, an icon or a link to a page. */
const loads =
  /<(?:script(?![^>]*nomodule)|img(?![^>]*loading="lazy")|link(?=[^>]*rel="preload"))\b[^>]* (?:src|href)="(\/[^"#?]+)/gi;

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const sizes: Record<string, number> = {};
/** Returns the kB of a file, compressed with brotli at a level that servers use. */
const sizeOf = (file: string) => {
  sizes[file] ??= brotliCompressSync(readFileSync(file), { params }).length / 1000;
  return sizes[file];
};

test('every page loads at most as many kB at once as its size class allows', () => {
  const over = pages.flatMap(({ path, size }) => {
    const page = fileAt(path) ?? '';
    const files = new Set([...readFileSync(page, 'utf8').matchAll(loads)].map(([, file]) => `out${file}`));
    const sums = { script: 0, rest: sizeOf(page) };
    for (const file of files) sums[file.endsWith('.js') ? 'script' : 'rest'] += sizeOf(file);
    const line = `${path} (${size}): scripts ${sums.script.toFixed(1)} kB, rest ${sums.rest.toFixed(1)} kB`;
    return sums.script > budgets[size][0] || sums.rest > budgets[size][1] ? [line] : [];
  });
  expect(over).toEqual([]);
});
