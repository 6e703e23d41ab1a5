import { askOfficeText, certaintyLabel } from './certainty-labels';

test('one word after what was not read at its source, the office beside a question', () => {
  expect(certaintyLabel('seen')).toBeUndefined();
  expect(certaintyLabel('reports')).toBe('reported');
  expect(certaintyLabel('known')).toBe('practice');
  expect(certaintyLabel('assumed')).toBe('planned');
  expect(certaintyLabel('open')).toBeUndefined();
  expect(askOfficeText('BAAINBw')).toBe('Ask BAAINBw');
  expect(askOfficeText()).toBe('Ask the issuer');
});
