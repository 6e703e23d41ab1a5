import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { LookUp } from '@/components/sections/LookUp';
import { PageHead } from '@/components/sections/PageHead';
import { buyerRecords } from '@/content/buyers';
import { buyersCall, buyersPage } from '@/content/page-copy/buyers';
import { permitLines } from '@/lib/buyers/lines';
import { numbersOf } from '@/lib/buyers/sources';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { BuyerSources } from './_components/BuyerSources';
import { BuyersNetwork } from './_components/BuyersNetwork';
import { BuyersTable } from './_components/BuyersTable';
import { OpenLines } from './_components/OpenLines';
import { Permits } from './_components/Permits';

export const metadata = pageMetadata('/buyers');

/** All buyers in one table, and what a company's home country changes. */
export default function BuyersPage() {
  return (
    <Page path="/buyers">
      <PageHead crumbs={crumbs('/buyers')} lead={buyersPage.lead} title={buyersPage.title}>
        <div className="h-3" />
      </PageHead>
      <BuyersNetwork />
      <BuyersTable />
      <Permits buyers={buyerRecords} numbers={numbersOf(permitLines())} />
      <OpenLines />
      <BuyerSources lines={permitLines()} />
      <LookUp current="/buyers" />
      <ClosingCall {...buyersCall} />
    </Page>
  );
}
