/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

test('an assessor’s price stands in one record: no other sentence of the content types an amount for it', () => {
  const sentences = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'budget/cmmc.ts')
    .flatMap((file) => readFileSync(`content/${file}`, 'utf8').split(/[.;?]\s|\n/));
  const typed = /(C3PAO|assessor|assessment).*([$€]|USD |EUR )\d|([$€]|USD |EUR )\d.*(C3PAO|assessor)/;
  expect(sentences.filter((sentence) => typed.test(sentence))).toEqual([]);
});
