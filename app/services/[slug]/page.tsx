import { ClosingCall } from '@/components/sections/ClosingCall';
import { serviceEntries } from '@/content/services/entries';
import { servicePages } from '@/content/services/pages';
import type { ServicePageSlug } from '@/content/services/types';
import { pageMetadata } from '@/lib/metadata';
import { ServiceBanner } from './_components/ServiceBanner';
import { ServiceBody } from './_components/ServiceBody';

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
  return (
    <>
      <ServiceBanner page={page} />
      <ServiceBody page={page} />
      <ClosingCall />
    </>
  );
}
