import { addresses } from '@/content/addresses';
import type { Address } from '@/content/addresses/types';
import { addressId, isAddressId } from '@/lib/addresses/addresses';
import { namesIn, textsIn } from '@/lib/text/texts-in';
import { factOf, factsIn } from './facts';

/**
 * Returns the ISO day of the newest check among the facts and official addresses that a value prints, and `ownCheck`, the day
 * on which the value itself was checked. Throws if there is none.
 */
export function newestFactCheck(value: unknown, ownCheck = ''): string {
  const ids = [...textsIn(value).filter(isAddressId), ...namesIn(value, 'address').map(addressId)];
  const newest = [
    ownCheck,
    ...factsIn(value).map((id) => factOf(id).checked),
    ...ids.map((id) => (addresses[id] as Address).checked ?? ''),
  ]
    .toSorted()
    .at(-1);
  if (!newest) throw new Error('newestFactCheck: no check date in the value');
  return newest;
}
