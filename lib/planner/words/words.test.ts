import { plannerWords } from './words';

test('no text for the browser has markup, except the blanks of letters', () => {
  const { letters: _, ...texts } = plannerWords;
  expect(JSON.stringify(texts).match(/\[[^\]]+\]\([^)]*\)|\{\w+:/g)).toBeNull();
});
