import { type AddressId, addresses } from '@/content/addresses';
import {
  addressHost,
  addressHref,
  addressId,
  addressInPrint,
  addressLanguage,
  hrefOf,
  outgoingLinks,
} from './addresses';

test('links an unverified page only by its host', () => {
  expect(addressHref('sam-search')).toBe('https://sam.gov/');
  expect(addressHref('sam-exclusions')).toContain('https://sam.gov/data-services/');
  for (const id of Object.keys(addresses) as AddressId[])
    if (addresses[id].certainty === 'common-practice') expect(addressHref(id)).toMatch(/^https:\/\/[^/]+\/$/);
});

test('throws for URLs without https', () => {
  expect(() => hrefOf({ url: 'http://sam.gov/' as 'https://x', certainty: 'verified' })).toThrow(
    'is not https',
  );
  for (const href of outgoingLinks()) expect(href).toMatch(/^https:\/\//);
});

test('throws for an unknown id, so no dead link is built', () => {
  expect(addressId('nando')).toBe('nando');
  expect(() => addressId('unlisted')).toThrow('unknown address "unlisted"');
  expect(() => addressId('toString')).toThrow('unknown address');
});

test('formats host, printed address and language for readers', () => {
  expect(addressHost('glossary/nspa-source-file')).toBe('nspa.nato.int');
  expect(addressInPrint('glossary/nspa-source-file')).toBe('www.nspa.nato.int/business/procurement/vendor');
  expect(addressInPrint('sam-search')).toBe('sam.gov');
  expect(addressLanguage('portal/ukraine')).toEqual({ words: 'in Ukrainian', code: 'UA' });
  expect(addressLanguage('nando')).toBeUndefined();
});
