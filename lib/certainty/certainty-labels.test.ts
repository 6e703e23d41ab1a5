import { askOfficeText, certaintyLabel } from './certainty-labels';

test('labels statements that were not read at the source, and adds the office to a question', () => {
  expect(certaintyLabel('verified')).toBeUndefined();
  expect(certaintyLabel('second-hand')).toBe('second-hand');
  expect(certaintyLabel('common-practice')).toBe('common practice');
  expect(certaintyLabel('our-estimate')).toBe('our estimate');
  expect(certaintyLabel('open')).toBeUndefined();
  expect(askOfficeText('BAAINBw')).toBe('Ask BAAINBw');
  expect(askOfficeText()).toBe('Ask the issuer');
});
