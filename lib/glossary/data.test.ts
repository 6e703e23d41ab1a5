import { glossary } from '@/content/glossary';
import { dataLicense, siteUrl } from '@/content/site';
import { glossaryData } from './data';

test('contains every entry with its URL, date and source, and the license', () => {
  const data = glossaryData();
  expect(data.license).toBe(dataLicense);
  expect(data.entries.map(({ id }) => id)).toEqual(Object.keys(glossary));
  for (const { id, url, checked, source, next } of data.entries) {
    expect(url).toBe(`${siteUrl}/glossary#${id}`);
    expect(next).toMatch(new RegExp(`^${siteUrl}/`));
    expect(checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(source).not.toBe('');
  }
  expect(JSON.stringify(data.entries.map(({ meaning, asks }) => [meaning, asks.what]))).not.toMatch(/[{}]/);
});
