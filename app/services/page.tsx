import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { ServicesHead } from './_components/ServicesHead';
import { ServiceTiles } from './_components/ServiceTiles';
import { StartBar } from './_components/StartBar';
import { StartingPoints } from './_components/StartingPoints';

export const metadata = pageMetadata('/services');

/** Products & Services: what we are, where to start, five tiles. */
export default function Services() {
  return (
    <Page path="/services">
      <ServicesHead />
      <StartBar />
      <ServiceTiles />
      <StartingPoints />
      <ClosingCall />
    </Page>
  );
}
