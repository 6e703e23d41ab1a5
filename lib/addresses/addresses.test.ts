import { type AddressId, addresses } from '@/content/addresses';
import { addressHref, addressId } from './addresses';

test('links an unverified page only by its host', () => {
  expect(addressHref('sam-search')).toBe('https://sam.gov/');
  expect(addressHref('sam-exclusions')).toContain('https://sam.gov/data-services/');
  for (const id of Object.keys(addresses) as AddressId[])
    if (addresses[id].certainty === 'common-practice') expect(addressHref(id)).toMatch(/^https:\/\/[^/]+\/$/);
});

test('throws for an unknown id, so no dead link is built', () => {
  expect(addressId('nando')).toBe('nando');
  expect(() => addressId('unlisted')).toThrow('unknown address "unlisted"');
  expect(() => addressId('toString')).toThrow('unknown address');
});
