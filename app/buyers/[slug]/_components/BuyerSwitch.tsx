import { SiblingStops } from '@/components/sections/SiblingStops';
import { buyerRecords } from '@/content/buyers';
import type { BuyerSlug } from '@/content/buyers/slugs';
import { buyersCopy } from '@/content/page-copy/buyers';
import { buyerPath } from '@/lib/buyers/lines';

/** All buyers as stops on one gray line, this one marked. */
export function BuyerSwitch({ current }: { current: BuyerSlug }) {
  return (
    <SiblingStops
      className="mt-9 md:mt-15 print:hidden"
      current={buyerPath(current)}
      items={buyerRecords.map(({ slug, name }) => ({ label: name, href: buyerPath(slug) }))}
      label={buyersCopy.switchLabel}
      row="md:grid-cols-5 md:gap-y-5 xl:auto-cols-auto xl:grid-flow-col xl:grid-cols-none xl:justify-between xl:before:absolute xl:before:inset-x-0 xl:before:top-2.25 xl:before:h-1.5 xl:before:bg-rule"
      text="text-small"
    />
  );
}
