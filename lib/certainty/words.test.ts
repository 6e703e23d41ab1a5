import { certaintyOf, checkedLine } from './words';

test('nothing stands beside what was read, a word or the office beside the rest', () => {
  expect(certaintyOf('seen', 'NSPA')).toBeUndefined();
  expect(certaintyOf('reports')).toBe('reported');
  expect(certaintyOf('known', 'NSPA')).toBe('general practice: confirm with NSPA');
  expect(certaintyOf('known')).toBe('general practice: confirm with the issuer');
  expect(certaintyOf('assumed')).toBe('planning value');
  expect(certaintyOf('open', 'BAAINBw')).toBe('Ask BAAINBw');
});

test('a page says once when it was checked and how its statements were read, surest first', () => {
  const all = (['reports', 'seen', 'open', 'seen'] as const).map((certainty) => ({ certainty }));
  expect(checkedLine('2026-11-21', all).replaceAll('\u00a0', ' ')).toBe(
    'Checked 21 November 2026. 2 read at the source, 1 reported, 1 to ask. No text newer than October 2026 was read.',
  );
});
