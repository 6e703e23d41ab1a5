import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { investmentCall } from '@/content/closing';
import { servicePages } from '@/content/services/pages';
import type { ServicePageSlug } from '@/content/services/types';
import { familyRoute } from '@/lib/metadata/family-route';
import { ServiceBanner } from './_components/ServiceBanner';
import { ServiceBody } from './_components/ServiceBody';

interface Props {
  params: Promise<{ slug: ServicePageSlug }>;
}

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = familyRoute('services');

/** A service: what it is, how we work, where we stop. */
export default async function Route({ params }: Props) {
  const page = servicePages[(await params).slug];
  return (
    <Page path={`/services/${page.slug}`}>
      <div className="service-page">
        <ServiceBanner page={page} />
        <ServiceBody page={page} />
        <ClosingCall {...(page.slug === 'investment' && investmentCall)} />
      </div>
    </Page>
  );
}
