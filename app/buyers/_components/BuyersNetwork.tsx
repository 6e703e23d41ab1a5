import { Network, NetworkTable } from '@/components/sections/network/Network';
import { SheetLink } from '@/components/sections/network/SheetLink';
import { Section } from '@/components/ui/Section';
import { buyersCopy } from '@/content/page-copy/buyers';
import { siteUrl } from '@/content/site';
import { fill } from '@/lib/text/fill';

/** The map of all buyers, and under it every combination of buyer and product; on paper where to find them. */
export function BuyersNetwork() {
  return (
    <Section className="pt-8 pb-part md:pt-12" pad="none">
      <Network sheet={<SheetLink />} state="idle" />
      <div className="mt-8 print:hidden">
        <NetworkTable />
      </div>
      <p className="mt-2 hidden text-small print:block">
        {fill(buyersCopy.combinationsOnPaper, { address: `${siteUrl}/buyers`.replace('https://', '') })}
      </p>
    </Section>
  );
}
