import { JsonLd } from '@/components/ui/JsonLd';
import { platformPage } from '@/content/page-copy/platform';
import { pageMetadata } from '@/lib/metadata';
import { service } from '@/lib/structured-data/services';
import { Benefits } from './_components/Benefits';
import { Departures } from './_components/Departures';
import { Drafts } from './_components/Drafts';
import { Features } from './_components/Features';
import { Metrics } from './_components/Metrics';
import { PlatformHead } from './_components/PlatformHead';
import { RouteComparison } from './_components/RouteComparison';
import { TimetableSection } from './_components/TimetableSection';
import '@/app/styles/platform.css';

export const metadata = pageMetadata('/services/complytrain', platformPage.meta);

/** The platform: journey, drafts, limits, benefits, comparison, return, three calls to the contact page. */
export default function Platform() {
  return (
    <div data-sheet="platform">
      <JsonLd data={service('/services/complytrain', platformPage.title, platformPage.subtitle)} />
      <PlatformHead />
      <TimetableSection />
      <Drafts />
      <Features />
      <RouteComparison />
      <Benefits />
      <Metrics />
      <Departures />
    </div>
  );
}
