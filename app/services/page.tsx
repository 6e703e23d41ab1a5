import { ClosingCall } from '@/components/sections/ClosingCall';
import { servicesPage } from '@/content/page-copy/services';
import { pageMetadata } from '@/lib/metadata';
import { ServicesHead } from './_components/ServicesHead';
import { ServiceTiles } from './_components/ServiceTiles';
import { StartBar } from './_components/StartBar';
import '@/app/styles/services.css';

export const metadata = pageMetadata('/services', servicesPage.meta);

/** Products & Services: what we are, where to start, five tiles. */
export default function Services() {
  return (
    <div data-sheet="services">
      <ServicesHead />
      <StartBar />
      <ServiceTiles />
      <ClosingCall />
    </div>
  );
}
