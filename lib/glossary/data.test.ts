import { glossary } from '@/content/glossary';
import { dataLicense, siteUrl } from '@/content/site';
import { glossaryData } from './data';
import { entryAddress, entrySources } from './entries';

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

test('registers, bodies, forms and standards have an official address; other entries link the address of their source', () => {
  const kinds = ['register', 'body', 'form', 'standard'];
  const without = Object.keys(glossary).filter(
    (id) => kinds.includes(glossary[id as keyof typeof glossary].kind) && !entryAddress(id),
  );
  expect(without).toEqual([]);
  expect(glossaryData().entries.find(({ id }) => id === 'ted')?.official).toBe('https://ted.europa.eu/');
  expect(entrySources(glossary.cra)[0]).toMatchObject({ address: 'cra' });
  expect(entrySources({ sources: ['Practice in tenders'] })).toEqual([{ text: 'Practice in tenders' }]);
});
