/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

test('content states the price of an assessor only in its record', () => {
  const sentences = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'budget/cmmc.ts')
    .flatMap((file) => readFileSync(`content/${file}`, 'utf8').split(/[.;?]\s|\n/));
  const statedPrice = /(C3PAO|assessor|assessment).*([$€]|USD |EUR )\d|([$€]|USD |EUR )\d.*(C3PAO|assessor)/;
  expect(sentences.filter((sentence) => statedPrice.test(sentence))).toEqual([]);
});
