import { ClosingCall } from '@/components/sections/ClosingCall';
import { JsonLd } from '@/components/ui/JsonLd';
import { serviceEntries } from '@/content/services/entries';
import { servicePages } from '@/content/services/pages';
import type { ServicePageSlug } from '@/content/services/types';
import { pageMetadata } from '@/lib/metadata';
import { service } from '@/lib/structured-data/services';
import { plainText } from '@/lib/text/rich-text';
import { ServiceBanner } from './_components/ServiceBanner';
import { ServiceBody } from './_components/ServiceBody';
import '@/app/styles/service.css';

interface Props {
  params: Promise<{ slug: ServicePageSlug }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(servicePages).map((slug) => ({ slug }));

export async function generateMetadata({ params }: Props) {
  const { slug } = await params;
  return pageMetadata(serviceEntries[slug].href, servicePages[slug].meta);
}

/** A service: what it is, how we work, where we stop. */
export default async function Service({ params }: Props) {
  const page = servicePages[(await params).slug];
  const { href, title } = serviceEntries[page.slug];
  return (
    <div data-sheet="service">
      <JsonLd data={service(href, title, plainText(page.intro))} />
      <ServiceBanner page={page} />
      <ServiceBody page={page} />
      <ClosingCall />
    </div>
  );
}
