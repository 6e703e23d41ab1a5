import { Section } from '@/components/parts/Section';
import { Terms } from '@/components/parts/Terms';
import { AddressLink } from '@/components/ui/AddressLink';
import { RichText } from '@/components/ui/RichText';
import { buyersCopy } from '@/content/page-copy/buyers';
import type { buyerContent } from '@/lib/buyers/page-sections';
import type { Resolved } from '@/lib/buyers/resolve-content';

const copy = buyersCopy.offices;

/** Renders the offices by role. */
export const Offices = ({ rows }: { rows: Resolved<ReturnType<typeof buyerContent>['offices']> }) => (
  <Section id={copy.id} size="sub" title={copy.title}>
    <Terms
      items={rows.map(({ address, ...row }) => ({
        ...row,
        link: address ? <AddressLink className="py-1" id={address} /> : <RichText text={copy.ownNation} />,
      }))}
      variant="rows"
    />
  </Section>
);
