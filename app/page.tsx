import { ClosingCall } from '@/components/sections/ClosingCall';
import { JsonLd } from '@/components/ui/JsonLd';
import { home } from '@/content/page-copy/home';
import { pageMetadata } from '@/lib/metadata';
import { siteGraph } from '@/lib/structured-data/site';
import { About } from './_home/About';
import { Ai } from './_home/Ai';
import { Highlights } from './_home/Highlights';
import { Services } from './_home/Services';
import { ServiceTabs } from './_home/ServiceTabs';
import { Why } from './_home/Why';
import '@/app/styles/home.css';

export const metadata = pageMetadata('/', home.meta);

export default function HomePage() {
  return (
    <div data-sheet="home">
      <JsonLd data={siteGraph()} />
      <Highlights />
      <About />
      <Services />
      <Ai />
      <Why />
      <ServiceTabs />
      <ClosingCall />
    </div>
  );
}
