import { type AddressId, addresses } from '@/content/addresses';
import type { Text } from '@/content/text';
import { addressHost, addressHref, addressLanguage } from '../addresses/addresses';
import { formatDate } from '../figures/format';
import { certaintyInBrackets, parseText } from './rich-text';

/** A link as data; `out` is set for links to other sites, with the language of the page there if it is not English. */
export interface LinkPiece {
  text: string;
  href: string;
  out?: { hrefLang: string; code?: string; language?: string };
}

/** A Text resolved to strings and links for the browser, which does not have the records behind its placeholders. */
export type Pieces = readonly (string | LinkPiece)[];

/** Returns an official address as a link with the given text, or with its host. */
export function addressPiece(id: AddressId, text: string = addressHost(id)): LinkPiece {
  const language = addressLanguage(id);
  return {
    text,
    href: addressHref(id),
    out: {
      hrefLang: addresses[id].language,
      ...(language && { code: language.code, language: language.words }),
    },
  };
}

/** Resolves a Text to strings and links. */
export const piecesOf = (text: Text): Pieces =>
  parseText(text).map((part) => {
    if (part.kind === 'date') return formatDate(part.iso);
    if (part.kind === 'certainty') return certaintyInBrackets(part.certainty);
    if (part.kind === 'link' || part.kind === 'mailbox') return { text: part.text, href: part.href };
    return part.kind === 'address' ? addressPiece(part.id, part.text) : part.text;
  });
