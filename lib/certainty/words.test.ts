import { askWords, certaintyWord } from './words';

test('one word after what was not read at its source, the office beside a question', () => {
  expect(certaintyWord('seen')).toBeUndefined();
  expect(certaintyWord('reports')).toBe('reported');
  expect(certaintyWord('known')).toBe('practice');
  expect(certaintyWord('assumed')).toBe('planned');
  expect(certaintyWord('open')).toBeUndefined();
  expect(askWords('BAAINBw')).toBe('Ask BAAINBw');
  expect(askWords()).toBe('Ask the issuer');
});
