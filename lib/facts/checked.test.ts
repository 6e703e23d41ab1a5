import { addresses } from '@/content/addresses';
import { newestFactCheck } from './checked';
import { factOf } from './facts';

const fact = 'iso9001-2026';
const address = 'iaf-certsearch';

test.each<[string, unknown, string | undefined]>([
  ['a fact', { text: `{fact:${fact}}` }, factOf(fact).checked],
  ['an address that a text links', [`[CertSearch](address:${address})`], addresses[address].checked],
  ['an address by its id', { lookUp: [address] }, addresses[address].checked],
])('%s counts with the date of its check', (_, value, day) => {
  expect(newestFactCheck(value)).toBe(day);
  expect(newestFactCheck(value, '2000-01-01')).toBe(day);
});

test('returns the newest date, and throws if the value has none', () => {
  expect(newestFactCheck(`{fact:${fact}}`, '2999-01-01')).toBe('2999-01-01');
  expect(() => newestFactCheck('Read it.')).toThrow('no check date');
});
