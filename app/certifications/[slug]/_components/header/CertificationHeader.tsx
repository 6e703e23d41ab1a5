import { clsx } from 'clsx';
import { HeaderDrawing } from '@/components/art/HeaderDrawing';
import { PageHeader } from '@/components/parts/PageHeader';
import { drawings } from '@/content/certifications/drawings';
import type { Certification } from '@/content/certifications/types';
import { crumbs } from '@/lib/pages/registry';
import { FactStrip } from './FactStrip';
import { PlaceLine } from './PlaceLine';

/** Renders the dark page header: title, subtitle, drawing, the station on the journey, and six facts. */
export function CertificationHeader({ certification }: { certification: Certification }) {
  const { slug, title, subtitle, place } = certification;
  // A longer title breaks into two lines, one word each, next to the drawing.
  const twoLines = title.length > 11;
  return (
    <PageHeader variant="drawing" crumbs={crumbs(`/certifications/${slug}`)}>
      <HeaderDrawing drawing={drawings[slug]} slug={slug} />
      <h1
        className={clsx(
          'relative z-2 mt-4 text-display',
          twoLines ? 'md:mt-12 md:w-min md:wrap-normal lg:mt-6' : 'md:mt-24 lg:mt-16',
        )}
      >
        {title}
      </h1>
      <p className="relative z-2 mt-3 max-w-20em text-lead text-balance md:mt-4">{subtitle}</p>
      <PlaceLine label={place.label} station={place.station} />
      <FactStrip certification={certification} />
    </PageHeader>
  );
}
