import { RelatedTools } from '@/components/sections/RelatedTools';
import { buyersPage } from '@/content/page-copy/buyers';
import { allBuyersContent, moneyLinks } from '@/lib/buyers/page-sections';
import { permitPageLinks } from '@/lib/buyers/permits';
import { resolveContent } from '@/lib/buyers/resolve-content';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { BuyersLayout } from './_components/BuyersLayout';
import { BuyersNetwork } from './_components/BuyersNetwork';
import { BuyersTable } from './_components/BuyersTable';
import { Sections } from './_components/Sections';

export const metadata = pageMetadata('/buyers');

/** Renders all buyers in one table, and the content that applies to all of them. */
export default function BuyersPage() {
  const { content, sources } = resolveContent(allBuyersContent);
  return (
    <BuyersLayout
      contents={{ ...buyersPage.contents, titleVisible: true }}
      lead={buyersPage.lead}
      links={[permitPageLinks, moneyLinks]}
      path="/buyers"
      sources={sources}
      title={buyersPage.title}
    >
      <BuyersNetwork />
      <BuyersTable rows={content.buyers} />
      <Sections items={content.everywhere} />
      {/* Hidden on mobile, where the footer with the same links is close. */}
      <div className="max-md:hidden">
        <RelatedTools current="/buyers" />
      </div>
    </BuyersLayout>
  );
}
