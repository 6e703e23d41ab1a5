import { citedAs, mostFrequentCheck } from './cited';
import { type CitedDocument, documentsBehind, factOf } from './facts';

const on = (...days: string[]) => days.map((checked) => ({ checked }));

test('the day of a list is the most frequent one, the newest of several, and none if no day is shared', () => {
  expect(mostFrequentCheck(on('2026-11-23', '2026-11-21', '2026-11-21'))).toBe('2026-11-21');
  expect(mostFrequentCheck(on('2026-11-21', '2026-11-23', '2026-11-21', '2026-11-23'))).toBe('2026-11-23');
  expect(mostFrequentCheck(on('2026-11-21', '2026-11-23'))).toBeUndefined();
  expect(mostFrequentCheck([])).toBeUndefined();
});

test('a source prints the day of its check unless the list prints it', () => {
  const [source] = documentsBehind([factOf('cmmc-phase-3')]) as [CitedDocument];
  const day = 'checked 21\u00a0November\u00a02026';
  expect(citedAs(source)).toContain(day);
  expect(citedAs(source, source.checked)).not.toContain(day);
  expect(citedAs(source, '2020-01-01')).toContain(day);
});
