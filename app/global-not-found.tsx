import type { Metadata } from 'next';
import { ClosedStation } from '@/components/art/ClosedStation';
import { Document } from '@/components/layout/Document';
import { LinkRows } from '@/components/parts/LinkRows';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { notFoundPage } from '@/content/page-copy/not-found';
import { pages } from '@/content/pages';
import { formatDetection } from '@/lib/metadata/format-detection';
import { siteMap } from '@/lib/pages/menus';
import { ancestorsOf } from '@/lib/pages/registry';
import { mailto } from '@/lib/text/mailto';
import './globals.css';

const { meta, crumb, title, lead, home, report, reportSubject, map } = notFoundPage;

/** Has no canonical URL, because the page is served for every unknown URL. Next.js adds `noindex`. */
export const metadata: Metadata = { title: meta.title, description: meta.description, formatDetection };

export { viewport } from './layout';

/**
 * Renders the 404 page with links to all pages. It is a separate document, because the payload of every page would
 * include a `not-found.tsx`. It shares no layout with the pages, so its links cause full page loads.
 */
export default function NotFound() {
  return (
    <Document>
      <PageHeader crumbs={[...ancestorsOf('/'), { label: crumb }]} theme="ink" lead={lead} title={title}>
        <div className="relative lg:pb-24">
          <p className="part-actions relative z-1">
            <ButtonLink arrow href="/">
              {home}
            </ButtonLink>
            <ButtonLink href={mailto(reportSubject)} variant="outline">
              {report}
            </ButtonLink>
          </p>
          {/* After the text that determines its position, because the document is rendered progressively. */}
          <ClosedStation />
        </div>
      </PageHeader>
      <Section theme="ink" id="map" size="sub" title={map.title}>
        <LinkRows
          navigation
          rows={siteMap(pages).map(({ line, stops }) => ({
            name: map.lines[line],
            links: stops.map(({ path, label, status }) => ({
              label,
              href: status ? undefined : path,
              note: status,
            })),
          }))}
        />
      </Section>
    </Document>
  );
}
