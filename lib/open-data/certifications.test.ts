import { certifications } from '@/content/certifications';
import { byteOrderMark } from '@/lib/text/csv';
import { certificationCsv, certificationData } from './certifications';

const { certifications: records } = certificationData();
const [, ...rows] = certificationCsv()
  .replace(byteOrderMark, '')
  .trimEnd()
  .split('\r\n')
  .map((line) => line.split(','));

test('both files contain all eight certifications, with the sum of their phases', () => {
  expect(records.map(({ id }) => id)).toEqual(certifications.map(({ slug }) => slug));
  expect(rows.map((row) => row[0])).toEqual(records.map(({ id }) => id));
  for (const { page } of records)
    expect(page.usd.min).toBe(page.phases.reduce((sum, { usd }) => sum + usd.min, 0));
});

test('every record has sources, the month of its check and the URL of its page, and no unresolved placeholder', () => {
  for (const { sources, checked, url } of records) {
    expect(sources.length).toBeGreaterThan(0);
    expect(checked).toMatch(/^\d{4}-\d{2}$/);
    expect(url).toMatch(/^https:\/\/[^/]+\/certifications\/[a-z0-9-]+$/);
  }
  expect(JSON.stringify(certificationData())).not.toMatch(/\{(fact|day|=|@)|undefined|NaN/);
});
