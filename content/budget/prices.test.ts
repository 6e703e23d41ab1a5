/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { figureByName } from '@/lib/figures/named';
import { facts } from '../facts';

test('content states the price of an assessor only in its record', () => {
  const sentences = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'budget/cmmc.ts')
    .flatMap((file) => readFileSync(`content/${file}`, 'utf8').split(/[.;?]\s|\n/));
  const statedPrice = /(C3PAO|assessor|assessment).*([$€]|USD |EUR )\d|([$€]|USD |EUR )\d.*(C3PAO|assessor)/;
  expect(sentences.filter((sentence) => statedPrice.test(sentence))).toEqual([]);
});

test('facts use placeholders for prices of the budget', () => {
  const prices = ['level1', 'affirmation', 'self', 'selfThreeYears', 'c3paoThreeYears'].map((name) =>
    figureByName(`estimate.${name}`),
  );
  const texts = Object.values(facts).map(({ text }) => text);
  expect(texts.filter((text) => prices.some((price) => text.includes(price)))).toEqual([]);
});
