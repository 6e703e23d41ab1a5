/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { facts } from '@/content/facts';
import type { Fact } from '@/content/facts/types';

test('every fact is printed: on the rules page, or by a text that contains its id', () => {
  const texts = ['content', 'lib'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !file.includes('test') && !file.startsWith('facts/'))
      .map((file) => readFileSync(`${root}/${file}`, 'utf8')),
  );
  const usedIds = new Set(texts.flatMap((text) => text.match(/(?<=\{fact:|\{day:|')[\w-]+(?=[}'])/g) ?? []));
  const unprinted = Object.entries<Fact>(facts).filter(([id, { lane }]) => !lane && !usedIds.has(id));
  expect(unprinted.map(([id]) => id)).toEqual([]);
});
