import { clsx } from 'clsx';
import { Banner } from '@/components/sections/Banner';
import { drawings } from '@/content/certifications/drawings';
import type { Certification } from '@/content/certifications/types';
import { crumbs } from '@/lib/pages/registry';
import { HeadDrawing } from './HeadDrawing';
import { PlaceLine } from './PlaceLine';

/** Head on ink: title and subtitle, the certification's own drawing and its place on the journey's line. */
export function CertificationHead({ certification }: { certification: Certification }) {
  const { slug, title, subtitle, place } = certification;
  // Two words of this length stand on two lines beside the drawing.
  const twoLines = title.length > 11;
  return (
    <Banner crumbs={crumbs(`/certifications/${slug}`)}>
      <HeadDrawing drawing={drawings[slug]} slug={slug} />
      <h1
        className={clsx(
          'relative z-2 mt-4 text-certification',
          twoLines
            ? 'md:mt-21 md:w-min md:[overflow-wrap:normal] lg:mt-12 lg:text-[clamp(5.25rem,7.8vw,7rem)]'
            : 'md:mt-[clamp(120px,15vw,150px)] lg:mt-23',
        )}
      >
        {title}
      </h1>
      <p className="relative z-2 mt-4 max-w-20em text-tagline text-balance md:mt-5.5">{subtitle}</p>
      <PlaceLine label={place.label} station={place.station} />
    </Banner>
  );
}
