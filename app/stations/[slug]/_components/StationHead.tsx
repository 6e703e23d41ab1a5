import { Bend } from '@/components/line/Bend';
import { InkHead } from '@/components/sections/InkHead';
import { drawingLabels } from '@/content/drawings';
import type { StationSlug } from '@/content/stations/slugs';
import type { Station } from '@/content/stations/types';
import { crumbs } from '@/lib/pages/registry';

/** The drawing of each page head; its place is in station.css. Where it brings the line, its own branch leads there. */
const drawings: Record<
  StationSlug,
  { file: string; alt: string; width: number; height: number; branch?: string }
> = {
  foundation: {
    file: 'pad-plan',
    alt: drawingLabels.padPlan,
    width: 1440,
    height: 440,
    // On the tablet the drawing's own branch lies outside: its line is cut at the axis, to which this one leads.
    branch: 'left-0! md:top-65.5 lg:hidden',
  },
  security: {
    file: 'pin-tumbler-lock',
    alt: drawingLabels.lock,
    width: 1060,
    height: 440,
    // The shear line lies at 230 of the drawing's 440 units.
    branch: 'top-[calc(52.27%-56px)]',
  },
  quality: { file: 'motor-mount', alt: drawingLabels.motorMount, width: 680, height: 452 },
  'defense-standards': { file: 'lock-flight', alt: drawingLabels.lockFlight, width: 2560, height: 400 },
  'nato-ready': { file: 'transport-case', alt: drawingLabels.transportCase, width: 518, height: 590 },
};
/** Heads in which the trunk branches into the number: their drawings have no line. */
const withoutLine: readonly StationSlug[] = ['quality', 'nato-ready'];

/** Page head of a station: its number as a stop on the line, name, topic and drawing. */
export function StationHead({ station: { slug, number, title, subtitle } }: { station: Station }) {
  const { file, alt, width, height, branch } = drawings[slug];
  return (
    <InkHead crumbs={crumbs(`/stations/${slug}`)}>
      <div className={`station-head head-${slug}`}>
        <div className="relative z-3 flex items-start gap-4 md:gap-6 xl:gap-8">
          {withoutLine.includes(slug) && <Bend className="md:top-0 lg:top-4.5" />}
          <span aria-hidden="true" className="station-number">
            {number}
          </span>
          <div>
            <h1 className="text-title md:text-display">{title}</h1>
            <p className="mt-2 text-body md:mt-4 md:text-sub">{subtitle}</p>
          </div>
        </div>
        <div className="head-drawing">
          {branch && <Bend className={branch} />}
          <img alt={alt} height={height} src={`/art/${file}.svg`} width={width} />
        </div>
      </div>
    </InkHead>
  );
}
