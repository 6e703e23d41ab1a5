/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { facts } from '@/content/facts';
import type { Fact } from '@/content/facts/types';

test('every fact is printed: on the page of rules, or by a text that names it', () => {
  const texts = ['content', 'lib'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !file.includes('test') && !file.startsWith('facts/'))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  );
  const named = new Set(texts.flatMap((text) => text.match(/(?<=\{fact:|\{day:|')[\w-]+(?=[}'])/g) ?? []));
  const silent = Object.entries<Fact>(facts).filter(([id, { lane }]) => !lane && !named.has(id));
  expect(silent.map(([id]) => id)).toEqual([]);
});
