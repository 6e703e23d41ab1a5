import { agencies, type BuyerSlug, type ListedBuyer, nations } from './list';
import { records } from './records';
import type { Buyer } from './types';

/** Merges a list entry with its record; throws if the record is missing. */
function buyerOf([slug, { code, name, nameInSentence = name }]: [string, ListedBuyer]): Buyer {
  const record = records[slug as BuyerSlug];
  if (!record) throw new Error(`content/buyers/records.ts has no record of "${slug}"`);
  return {
    ...record,
    slug: slug as BuyerSlug,
    code: code as Buyer['code'],
    name,
    nameInSentence,
    group: slug in nations ? 'nation' : 'agency',
  };
}

/** All buyers with a page, in the order of the comparison. */
export const buyerRecords = Object.entries<ListedBuyer>({ ...nations, ...agencies }).map(buyerOf);

/** Buyers by slug. */
export const buyerBySlug = Object.fromEntries(buyerRecords.map((buyer) => [buyer.slug, buyer])) as Readonly<
  Record<BuyerSlug, Buyer>
>;
