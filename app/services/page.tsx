import { Page } from '@/components/layout/Page';
import { PageHeader } from '@/components/parts/PageHeader';
import { Section } from '@/components/parts/Section';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { TextLink } from '@/components/ui/TextLink';
import { home } from '@/content/page-copy/home';
import { servicesPage } from '@/content/page-copy/services';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { crumbs } from '@/lib/pages/registry';
import { ServiceCards } from './_components/ServiceCards';

export const metadata = pageMetadata('/services');

const { title, about, start } = servicesPage;

/** Renders Products & Services: what we do, where to start, and a card per service. */
export default function Services() {
  return (
    <Page path="/services">
      <PageHeader crumbs={crumbs('/services')} lead={about.text} size="display" title={title}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink arrow href="/stations/foundation">
            {start}
          </ButtonLink>
          <TextLink href="/about">{about.action}</TextLink>
        </div>
      </PageHeader>
      <Section theme="tint" id="starting-points" title={home.tabs.title}>
        <ServiceCards />
      </Section>
      <ClosingCall />
    </Page>
  );
}
