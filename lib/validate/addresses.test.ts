import { addresses } from '@/content/addresses';
import type { Address } from '@/content/addresses/types';
import { glossary } from '@/content/glossary';
import { validateAddresses } from './addresses';

const entries = new Set(Object.keys(glossary));
const faults = (change: Partial<Address>, id = 'nando') =>
  validateAddresses({ registers: { [id]: { ...addresses.nando, ...change } } }, entries).map(
    ({ record, field, message }) => `${record}.${field}: ${message}`,
  );

test.each<[string, Partial<Address>, string]>([
  ['a password', { url: 'https://user:word@ted.europa.eu/' }, 'nando.url'],
  ['a port', { url: 'https://ted.europa.eu:8443/' }, 'nando.url'],
  ['no host', { url: 'https://localhost/' }, 'nando.url'],
  ['no address', { url: 'https://' }, 'nando.url'],
  ['a check that is no day', { checked: '2026-11' }, 'nando.checked: "2026-11" is no ISO day'],
  ['looked up on no day', { checked: undefined }, 'nando.checked: is missing'],
  ['no name', { name: ' ' }, 'nando.name: text is missing'],
])('an address with %s is named', (_, change, message) => {
  expect(faults(change)).toEqual([expect.stringContaining(message)]);
});

test('an id in two files, and an entry the glossary has not, are named', () => {
  const record = { nando: addresses.nando };
  expect(validateAddresses({ registers: record, tools: record }, entries)).toEqual([
    {
      file: 'content/addresses/tools.ts',
      record: 'nando',
      field: 'id',
      message: 'stands in another file too',
    },
  ]);
  expect(faults({}, 'glossary/nothing')).toEqual(['glossary/nothing.id: the glossary has no "nothing"']);
});
