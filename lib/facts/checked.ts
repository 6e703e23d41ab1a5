import { addresses } from '@/content/addresses';
import type { Address } from '@/content/addresses/types';
import { addressId, isAddressId } from '@/lib/addresses/addresses';
import { textsIn } from '@/lib/text/texts-in';
import { factOf, factsIn } from './facts';

const addressMark = /\]\(address:([^)]+)\)/g;

/**
 * ISO day of the newest check among the facts and the official addresses that a value prints, and the day on which its own
 * words were checked, if they have one; throws without any.
 */
export function newestFactCheck(value: unknown, own = ''): string {
  const ids = textsIn(value).flatMap((text) =>
    isAddressId(text) ? [text] : [...text.matchAll(addressMark)].map(([, id = '']) => addressId(id)),
  );
  const newest = [
    own,
    ...factsIn(value).map((id) => factOf(id).checked),
    ...ids.map((id) => (addresses[id] as Address).checked ?? ''),
  ]
    .toSorted()
    .at(-1);
  if (!newest) throw new Error('newestCheck: nothing here was checked on a day');
  return newest;
}
