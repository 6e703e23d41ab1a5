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

test('a page that nobody opened is cut to its host, and only such a page', () => {
  expect(addressHref('sam-search')).toBe('https://sam.gov/');
  expect(addressHref('sam-exclusions')).toContain('https://sam.gov/data-services/');
  for (const id of Object.keys(addresses) as AddressId[])
    if (addresses[id].certainty === 'common-practice') expect(addressHref(id)).toMatch(/^https:\/\/[^/]+\/$/);
});

test('anything but https is refused', () => {
  expect(() => hrefOf({ url: 'http://sam.gov/' as 'https://x', certainty: 'verified' })).toThrow(
    'is not https',
  );
  for (const href of outgoingLinks()) expect(href).toMatch(/^https:\/\//);
});

test('an id without an address is an error, not a dead link', () => {
  expect(addressId('nando')).toBe('nando');
  expect(() => addressId('nobody')).toThrow('no address is called "nobody"');
  expect(() => addressId('toString')).toThrow('no address');
});

test('host, paper and language are said as readers need them', () => {
  expect(addressHost('glossary/nspa-source-file')).toBe('nspa.nato.int');
  expect(addressInPrint('glossary/nspa-source-file')).toBe('www.nspa.nato.int/business/procurement/vendor');
  expect(addressInPrint('sam-search')).toBe('sam.gov');
  expect(addressLanguage('portal/ukraine')).toEqual({ words: 'in Ukrainian', code: 'UA' });
  expect(addressLanguage('nando')).toBeUndefined();
});
