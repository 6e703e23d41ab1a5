import { gapBySlug } from '@/content/gaps';
import type { GapTable } from '@/content/gaps/types';
import { displayGroups } from './display-rows';
import { secondTargetAnchor } from './path';
import { gapRows } from './totals';

const first: GapTable = gapBySlug['as9100-to-aqap-2110'];
const second: GapTable = gapBySlug['as9100-to-aqap-2310'];
const rows = displayGroups(first).flatMap((group) => group.rows);

test('the page of two standards shows every row of both exactly once, with unique ids', () => {
  expect(rows.flatMap((row) => row.first ?? []).map(({ id }) => id)).toHaveLength(gapRows(first).length);
  expect(rows.flatMap((row) => row.second ?? []).map(({ id }) => id)).toHaveLength(gapRows(second).length);
  const ids = rows.flatMap(({ id, first, second }) => [
    id,
    ...(first && second ? [secondTargetAnchor(second)] : []),
  ]);
  expect(new Set(ids).size).toBe(gapRows(first).length + gapRows(second).length);
  expect(ids).toEqual(expect.arrayContaining(['row-1', '2310-row-1', '2310-row-36']));
});
