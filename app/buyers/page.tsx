import '@/app/styles/buyers.css';
import { Page } from '@/components/layout/Page';
import { Band } from '@/components/parts/Band';
import { Head } from '@/components/parts/Head';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { LookUp } from '@/components/sections/LookUp';
import { buyersCall, buyersCopy, buyersPage } from '@/content/page-copy/buyers';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { BuyersNetwork } from './_components/BuyersNetwork';
import { BuyersTable } from './_components/BuyersTable';
import { Everywhere } from './_components/Everywhere';
import { OpenLines } from './_components/OpenLines';
import { PermitLinks } from './_components/PermitLinks';

export const metadata = pageMetadata('/buyers');

/** All buyers in one table, and the ways to what holds for all of them. */
export default function BuyersPage() {
  return (
    <Page path="/buyers">
      <Head crumbs={crumbs('/buyers')} lead={buyersPage.lead} title={buyersPage.title} />
      <BuyersNetwork />
      <BuyersTable />
      <Band compact>
        <OpenLines />
      </Band>
      <Everywhere />
      <PermitLinks sources={buyersCopy.sources.title} />
      {/* On the phone the footer's own list of these pages is near enough. */}
      <div className="max-md:hidden">
        <LookUp current="/buyers" />
      </div>
      <ClosingCall {...buyersCall} />
    </Page>
  );
}
