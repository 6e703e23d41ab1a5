import { certifications } from '@/content/certifications';
import { specifiedCertifications as specified } from '@/content/specification';
import { totalDuration } from '@/lib/figures/totals';
import { byteOrderMark } from '@/lib/text/csv';
import { certificationCsv, certificationData } from './certifications';

const { certifications: records } = certificationData();
/** Parses the CSV (RFC 4180) as far as the file needs it: fields with and without quotes. */
const [header = [], ...rows] = certificationCsv()
  .replace(byteOrderMark, '')
  .trimEnd()
  .split('\r\n')
  .map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
      (quoted ?? plain ?? '').replaceAll('""', '"'),
    ),
  );
const cell = (row: string[], name: string) => row[header.indexOf(name)];

test('both files contain all eight certifications, with the figures of the specification', () => {
  expect(records.map(({ id }) => id)).toEqual(certifications.map(({ slug }) => slug));
  expect(rows.map((row) => cell(row, 'id'))).toEqual(records.map(({ id }) => id));
  for (const [index, record] of certifications.entries()) {
    const { table, page } = records[index] as (typeof records)[number];
    const { eur, months, totalUsd } = specified[record.slug];
    expect([table.eur.min, table.eur.max]).toEqual(eur);
    expect([table.months.min, table.months.max]).toEqual(months);
    expect([page.usd.min / 1000, page.usd.max / 1000]).toEqual(totalUsd);
    expect(page.months).toEqual({ min: totalDuration(record).min, max: totalDuration(record).max });
    expect(page.usd.min).toBe(page.phases.reduce((sum, { usd }) => sum + usd.min, 0));
  }
});

test('every record has sources, the month of its check and the URL of its page, and no unresolved placeholder', () => {
  for (const { sources, checked, url } of records) {
    expect(sources.length).toBeGreaterThan(0);
    expect(checked).toMatch(/^\d{4}-\d{2}$/);
    expect(url).toMatch(/^https:\/\/[^/]+\/certifications\/[a-z0-9-]+$/);
  }
  expect(JSON.stringify(certificationData())).not.toMatch(/\{(fact|day|=|@)|undefined|NaN/);
});
