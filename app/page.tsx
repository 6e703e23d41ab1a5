import { RouteProvider } from '@/components/interactive/network/RouteProvider';
import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { About } from './_home/About';
import { Ai } from './_home/Ai';
import { BuyerRoute } from './_home/BuyerRoute';
import { ClaimNotes } from './_home/ClaimNotes';
import { Highlights } from './_home/Highlights';
import { Services } from './_home/Services';
import { ServiceTabs } from './_home/ServiceTabs';
import { Why } from './_home/Why';
import '@/app/styles/home.css';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <Page path="/">
      <RouteProvider buyer="DE" product="drones">
        <Highlights />
        <BuyerRoute />
        <ServiceTabs />
        <Why />
        <Ai />
        <Services />
        <About />
        <ClaimNotes />
        <ClosingCall />
      </RouteProvider>
    </Page>
  );
}
