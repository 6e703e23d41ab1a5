import { type AddressId, addresses } from '@/content/addresses';
import { addressLabels } from '@/content/addresses/labels';
import type { Address } from '@/content/addresses/types';
import { fill } from '../text/fill';

/** Whether an address has this id. */
export const isAddressId = (id: string): id is AddressId => Object.hasOwn(addresses, id);

/** The id, narrowed; throws if no address has it, so no page is built with a dead link. */
export function addressId(id: string): AddressId {
  if (!isAddressId(id)) throw new Error(`no address is called "${id}"`);
  return id;
}

/** Where a link to the address leads: the page, or its host alone where nobody opened the page. Throws unless it is https. */
export function hrefOf({ url, certainty }: Pick<Address, 'url' | 'certainty'>): string {
  const { protocol, host } = new URL(url);
  if (protocol !== 'https:') throw new Error(`"${url}" is not https`);
  return certainty === 'common-practice' ? `https://${host}/` : url;
}

/** `hrefOf` by id. */
export const addressHref = (id: AddressId): string => hrefOf(addresses[id]);

/** The host as readers know it, without "www.". */
export const addressHost = (id: AddressId): string => new URL(addressHref(id)).host.replace(/^www\./, '');

/** The address as paper prints it: what has to be typed, nothing else. */
export const addressInPrint = (id: AddressId): string =>
  addressHref(id)
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '');

/** Language of the page behind the address, in words and as a code; undefined if it is English. */
export function addressLanguage(id: AddressId): { words: string; code: string } | undefined {
  const { language } = addresses[id];
  if (language === 'en') return undefined;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  // Readers know Ukraine's pages by the nation's code.
  const code = language === 'uk' ? 'UA' : language.toUpperCase();
  return { words: fill(addressLabels.language, { language: name }), code };
}

/** Every address a page may lead to. */
export const outgoingLinks = (): ReadonlySet<string> =>
  new Set(Object.values(addresses).map((address) => hrefOf(address)));
