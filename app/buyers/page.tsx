import { RelatedTools } from '@/components/sections/RelatedTools';
import { everywhere } from '@/content/buyers/shared';
import { buyersCopy, buyersPage } from '@/content/page-copy/buyers';
import { moneyLinks, nationDocuments } from '@/lib/buyers/page-sections';
import { permitPageLinks } from '@/lib/buyers/permits';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { BuyersLayout } from './_components/BuyersLayout';
import { BuyersNetwork } from './_components/BuyersNetwork';
import { BuyersTable } from './_components/BuyersTable';
import { Sections } from './_components/Sections';

export const metadata = pageMetadata('/buyers');

const sections = [{ ...buyersCopy.everywhere, size: 'sub', rows: [...everywhere, nationDocuments] }] as const;

/** Renders all buyers in one table, and the content that applies to all of them. */
export default function BuyersPage() {
  return (
    <BuyersLayout
      contents={{ ...buyersPage.contents, titleVisible: true }}
      lead={buyersPage.lead}
      links={[permitPageLinks, moneyLinks]}
      path="/buyers"
      title={buyersPage.title}
    >
      <BuyersNetwork />
      <BuyersTable />
      <Sections items={sections} />
      {/* Hidden on mobile, where the footer with the same links is close. */}
      <div className="max-md:hidden">
        <RelatedTools current="/buyers" />
      </div>
    </BuyersLayout>
  );
}
