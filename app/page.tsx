import { RouteProvider } from '@/components/interactive/network/RouteProvider';
import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Ledger } from '@/components/sections/Ledger';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { networkAnswers, networkMap } from '@/lib/network/data';
import { About } from './_home/About';
import { Ai } from './_home/Ai';
import { Banner } from './_home/Banner';
import { BuyerRoute } from './_home/BuyerRoute';
import { Services } from './_home/Services';
import { ServiceTabs } from './_home/ServiceTabs';
import { Why } from './_home/Why';
import './_home/home.css';

export const metadata = pageMetadata('/');

/** Renders the home page. */
export default function HomePage() {
  return (
    <Page path="/">
      <RouteProvider answers={networkAnswers()} buyer="DE" map={networkMap} product="drones">
        <Banner />
        <Ledger />
        <BuyerRoute />
        <Ai />
        <ServiceTabs />
        <Why />
        <Services />
        <About />
        <ClosingCall />
      </RouteProvider>
    </Page>
  );
}
