import '@/app/styles/buyers.css';
import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { LookUp } from '@/components/sections/LookUp';
import { PageHead } from '@/components/sections/PageHead';
import { Section } from '@/components/ui/Section';
import { buyerRecords } from '@/content/buyers';
import { buyersCall, buyersPage } from '@/content/page-copy/buyers';
import { permitLines } from '@/lib/buyers/lines';
import { numbersOf } from '@/lib/buyers/sources';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { BuyersNetwork } from './_components/BuyersNetwork';
import { BuyersTable } from './_components/BuyersTable';
import { LineSources } from './_components/LineSources';
import { OpenLines } from './_components/OpenLines';
import { Permits } from './_components/Permits';

export const metadata = pageMetadata('/buyers');

/** All buyers in one table, and what a company's home country changes. */
export default function BuyersPage() {
  return (
    <Page path="/buyers">
      <PageHead crumbs={crumbs('/buyers')} lead={buyersPage.lead} title={buyersPage.title}>
        <div className="h-2.5" />
      </PageHead>
      <BuyersNetwork />
      <BuyersTable />
      <Section pad="none">
        <Permits buyers={buyerRecords} folded numbers={numbersOf(permitLines())} />
        <OpenLines />
      </Section>
      <LineSources lines={permitLines()} />
      {/* On the phone the footer's own list of these pages is near enough. */}
      <div className="max-md:hidden">
        <LookUp current="/buyers" />
      </div>
      <ClosingCall {...buyersCall} />
    </Page>
  );
}
