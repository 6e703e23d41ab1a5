import { Network, NetworkTable } from '@/components/sections/network/Network';
import { SheetLink } from '@/components/sections/network/SheetLink';
import { Section } from '@/components/ui/Section';

/** The map of all buyers, and under it every combination of buyer and product. */
export function BuyersNetwork() {
  return (
    <Section className="pt-10 pb-part md:pt-14" pad="none">
      <Network sheet={<SheetLink />} state="idle" />
      <div className="mt-8">
        <NetworkTable />
      </div>
    </Section>
  );
}
