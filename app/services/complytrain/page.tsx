import '@/app/styles/platform.css';
import { Page } from '@/components/layout/Page';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { Benefits } from './_components/Benefits';
import { Departures } from './_components/Departures';
import { Drafts } from './_components/Drafts';
import { Features } from './_components/Features';
import { Metrics } from './_components/Metrics';
import { PlatformHead } from './_components/PlatformHead';
import { RouteComparison } from './_components/RouteComparison';
import { TimetableSection } from './_components/TimetableSection';

export const metadata = pageMetadata('/services/complytrain');

/** The platform: journey, drafts, limits, benefits, comparison, return, three calls to the contact page. */
export default function Platform() {
  return (
    <Page path="/services/complytrain">
      <div className="platform-page">
        <PlatformHead />
        <TimetableSection />
        <Drafts />
        <Features />
        <RouteComparison />
        <Benefits />
        <Metrics />
        <Departures />
      </div>
    </Page>
  );
}
