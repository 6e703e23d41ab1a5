import { askOfficeText, certaintyLabel } from './certainty-labels';

test('one word after what was not read at its source, the office beside a question', () => {
  expect(certaintyLabel('verified')).toBeUndefined();
  expect(certaintyLabel('second-hand')).toBe('second-hand');
  expect(certaintyLabel('common-practice')).toBe('common practice');
  expect(certaintyLabel('our-estimate')).toBe('our estimate');
  expect(certaintyLabel('open')).toBeUndefined();
  expect(askOfficeText('BAAINBw')).toBe('Ask BAAINBw');
  expect(askOfficeText()).toBe('Ask the issuer');
});
