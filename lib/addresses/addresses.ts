import { type AddressId, addresses } from '@/content/addresses';
import { addressLabels } from '@/content/addresses/labels';
import type { Address } from '@/content/addresses/types';
import { fill } from '../text/fill';

/** Returns whether an address has this id. */
export const isAddressId = (id: string): id is AddressId => Object.hasOwn(addresses, id);

/** Returns the id, narrowed to its type; throws if it is unknown, so no page is built with a dead link. */
export function addressId(id: string): AddressId {
  if (!isAddressId(id)) throw new Error(`unknown address "${id}"`);
  return id;
}

/** Returns the href of an address: the page, or only its host if the page is unverified. Throws unless the URL is https. */
export function hrefOf({ url, certainty }: Pick<Address, 'url' | 'certainty'>): string {
  const { protocol, host } = new URL(url);
  if (protocol !== 'https:') throw new Error(`"${url}" is not https`);
  return certainty === 'common-practice' ? `https://${host}/` : url;
}

/** Returns the href of an address by its id. */
export const addressHref = (id: AddressId): string => hrefOf(addresses[id]);

/** Returns the host as readers know it, without "www.". */
export const addressHost = (id: AddressId): string => new URL(addressHref(id)).host.replace(/^www\./, '');

/** Returns an external href for print: only what a reader has to type. */
export const hrefInPrint = (href: string): string => urlInPrint(href).replace(/\/$/, '');

/** The target of an external link as data. */
export interface OutgoingTarget {
  href: string;
  hrefLang: string;
  /** The language of the page there, as text and as a code, if it is not English. */
  language?: { words: string; code: string };
}

/** Returns an official address as the target of a link. */
export function addressTarget(id: AddressId): OutgoingTarget {
  const language = addressLanguage(id);
  return { href: addressHref(id), hrefLang: addresses[id].language, ...(language && { language }) };
}

function addressLanguage(id: AddressId): OutgoingTarget['language'] {
  const { language } = addresses[id];
  if (language === 'en') return undefined;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  // Readers know Ukrainian pages by the country code, not by the language code "UK".
  const code = language === 'uk' ? 'UA' : language.toUpperCase();
  return { words: fill(addressLabels.language, { language: name }), code };
}

/** Returns a URL in the form for print, without the protocol. */
export const urlInPrint = (url: string): string => url.replace(/^https:\/\//, '');

/** Returns the href of every address that a page can link to. */
export const outgoingLinks = (): ReadonlySet<string> =>
  new Set(Object.values(addresses).map((address) => hrefOf(address)));
