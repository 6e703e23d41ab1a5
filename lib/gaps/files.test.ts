import { gapTables } from '@/content/gaps';
import { byteOrderMark } from '@/lib/text/csv';
import { gapCsv, gapData } from './files';
import { gapRows } from './totals';

test.each(gapTables.map((table) => [table.slug, table] as const))(
  'the files of %s contain every row with sources and date',
  (_slug, table) => {
    const { rows, sources, checked } = gapData(table);
    expect(rows).toHaveLength(gapRows(table).length);
    expect(sources.length).toBeGreaterThan(3);
    const [head = '', ...lines] = gapCsv(table).replace(byteOrderMark, '').trimEnd().split('\r\n');
    expect(lines).toHaveLength(rows.length);
    expect(head.split(',')).toEqual(
      expect.arrayContaining(['id', 'need', 'state', 'record', 'tableSources', 'checked']),
    );
    for (const line of lines) expect(line).toContain(`,${checked},https://`);
    expect(JSON.stringify(rows)).not.toMatch(/undefined|\{fact:|\{figure:/);
  },
);
