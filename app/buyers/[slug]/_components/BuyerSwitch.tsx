import { SiblingStops } from '@/components/sections/SiblingStops';
import { Fold } from '@/components/ui/Fold';
import { buyerRecords } from '@/content/buyers';
import type { BuyerSlug } from '@/content/buyers/slugs';
import { buyersCopy } from '@/content/page-copy/buyers';
import { buyerPath } from '@/lib/buyers/lines';
import { fill } from '@/lib/text/fill';

/** All buyers as stops on one gray line, this one marked. */
export function BuyerSwitch({ current }: { current: BuyerSlug }) {
  return (
    <Fold
      className="mt-6 md:mt-12 print:hidden"
      compact
      title={fill(buyersCopy.switchFold, { count: buyerRecords.length })}
    >
      <SiblingStops
        className="max-md:mt-2"
        current={buyerPath(current)}
        items={buyerRecords.map(({ slug, name }) => ({ label: name, href: buyerPath(slug) }))}
        label={buyersCopy.switchLabel}
        row="md:grid-cols-5 md:gap-y-5 xl:grid-flow-col xl:grid-cols-none xl:justify-between xl:before:block"
        text="text-small"
      />
    </Fold>
  );
}
