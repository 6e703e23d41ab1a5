import type { Metadata } from 'next';
import { Document } from '@/components/layout/Document';
import { Banner } from '@/components/sections/Banner';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { notFoundPage } from '@/content/page-copy/not-found';
import { wayTo } from '@/lib/pages/registry';
import { mailto } from '@/lib/text/mailto';
import { ClosedStation, ClosedStationRow } from './_404/ClosedStation';
import { SiteMap } from './_404/SiteMap';
import './globals.css';

/** No canonical: the page answers every address that does not exist. Next itself adds the noindex. */
export const metadata: Metadata = {
  title: notFoundPage.meta.title,
  description: notFoundPage.meta.description,
};

export { viewport } from './layout';

/**
 * Unknown addresses. A document of its own: a `not-found.tsx` would be sent in the data of every page. It shares no
 * layout with them, so its links are full loads.
 */
export default function NotFound() {
  return (
    <Document>
      <Banner crumbs={[...wayTo('/'), { label: notFoundPage.crumb }]}>
        {/* A block of its own, or the title would push it down by its margin when it comes. */}
        <div className="relative flow-root pb-8 lg:pb-24">
          <ClosedStation />
          <ClosedStationRow />
          <h1 className="relative mt-6 max-w-6em text-display lg:mt-16">{notFoundPage.title}</h1>
          <p className="relative mt-6 max-w-30em text-lead text-muted">{notFoundPage.lead}</p>
          <div className="relative mt-8 flex flex-wrap md:gap-3 max-md:flex-col gap-2">
            <ButtonLink arrow href="/">
              {notFoundPage.home}
            </ButtonLink>
            <ButtonLink href={mailto(notFoundPage.reportSubject)} variant="outline">
              {notFoundPage.report}
            </ButtonLink>
          </div>
        </div>
      </Banner>
      <SiteMap />
    </Document>
  );
}
