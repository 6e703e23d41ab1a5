import { StationDrawing } from '@/components/art/StationDrawing';
import { Bend } from '@/components/line/Bend';
import { PageHeader } from '@/components/parts/PageHeader';
import type { StationSlug } from '@/content/stations/slugs';
import type { Station } from '@/content/stations/types';
import { crumbs } from '@/lib/pages/registry';

/** The stations whose drawing has no line; the trunk branches to the number instead. */
const withoutLine: readonly StationSlug[] = ['quality', 'nato-ready'];

/** Renders the page header of a station: number as a stop on the line, name, topic and drawing. */
export function StationHeader({ station: { slug, number, title, subtitle } }: { station: Station }) {
  return (
    <PageHeader variant="drawing" crumbs={crumbs(`/stations/${slug}`)}>
      <StationDrawing slug={slug}>
        <div className="relative z-3 flex items-start gap-gap">
          {withoutLine.includes(slug) && <Bend className="md:top-0 lg:top-4.5" />}
          <span aria-hidden="true" className="station-number">
            {number}
          </span>
          <div>
            <h1 className="text-title md:text-display">{title}</h1>
            <p className="mt-2 text-body md:text-sub">{subtitle}</p>
          </div>
        </div>
      </StationDrawing>
    </PageHeader>
  );
}
