import { Banner } from '@/components/sections/Banner';
import { serviceEntries } from '@/content/services/entries';
import type { ServicePage } from '@/content/services/types';
import { crumbs } from '@/lib/pages/registry';
import { ServiceDrawing } from './ServiceDrawing';

/** Title over the drawing; the drawing's line leaves the trunk. */
export function ServiceBanner({ page: { slug, drawing } }: { page: ServicePage }) {
  const { title } = serviceEntries[slug];
  return (
    <Banner below={<ServiceDrawing labels={drawing} slug={slug} />} crumbs={crumbs(`/services/${slug}`)}>
      <h1 className="mt-8 max-w-7em text-display md:mt-16">{title}</h1>
    </Banner>
  );
}
