import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { PageHead } from '@/components/sections/PageHead';
import { buyersCall, buyersPage } from '@/content/page-copy/buyers';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/crumbs';
import { BuyersTable } from './_components/BuyersTable';
import '@/app/styles/buyers.css';

export const metadata = pageMetadata('/buyers');

/** All buyers in one table. */
export default function BuyersPage() {
  return (
    <Page path="/buyers">
      <div data-sheet="buyers">
        <PageHead crumbs={crumbs('/buyers')} lead={buyersPage.lead} title={buyersPage.title}>
          <div className="h-14 lg:h-20" />
        </PageHead>
        <BuyersTable />
        <ClosingCall {...buyersCall} />
      </div>
    </Page>
  );
}
