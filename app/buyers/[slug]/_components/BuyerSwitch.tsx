import { SiblingLinks } from '@/components/sections/SiblingLinks';
import { Fold } from '@/components/ui/Fold';
import { buyerRecords } from '@/content/buyers';
import type { BuyerSlug } from '@/content/buyers/slugs';
import { buyersCopy } from '@/content/page-copy/buyers';
import { buyerPath } from '@/lib/buyers/lines';
import { fill } from '@/lib/text/fill';

/** All buyers in one row, this one marked. */
export function BuyerSwitch({ current }: { current: BuyerSlug }) {
  return (
    <Fold
      className="mt-6 md:mt-12 print:hidden"
      compact
      title={fill(buyersCopy.switchFold, { count: buyerRecords.length })}
    >
      <SiblingLinks
        className="max-md:mt-2"
        current={buyerPath(current)}
        items={buyerRecords.map(({ slug, name }) => ({ label: name, href: buyerPath(slug) }))}
        label={buyersCopy.switchLabel}
      />
    </Fold>
  );
}
