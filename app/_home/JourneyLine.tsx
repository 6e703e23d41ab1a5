import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { Stop } from '@/components/line/Stop';
import { Trunk } from '@/components/line/Trunk';
import { Frame } from '@/components/ui/Frame';
import { Link } from '@/components/ui/Link';
import { stationPath } from '@/content/navigation';
import { home } from '@/content/page-copy/home';
import { stationList } from '@/content/stations/heads';
import type { StationSlug } from '@/content/stations/slugs';
import { formatMonths } from '@/lib/figures/format';

/** The stop of the station that the slide in view is about is filled; the banner carries its slug. */
const filled: Record<StationSlug, string> = {
  foundation:
    'group-data-[station=foundation]/banner:bg-line group-data-[station=foundation]/banner:text-ground',
  security: 'group-data-[station=security]/banner:bg-line group-data-[station=security]/banner:text-ground',
  quality: 'group-data-[station=quality]/banner:bg-line group-data-[station=quality]/banner:text-ground',
  'defense-standards':
    'group-data-[station=defense-standards]/banner:bg-line group-data-[station=defense-standards]/banner:text-ground',
  'nato-ready':
    'group-data-[station=nato-ready]/banner:bg-line group-data-[station=nato-ready]/banner:text-ground',
};

/**
 * The five stations, drawn to the scale of months: a column (on the phone a row of 64 px) is a month, Quality takes
 * two. One line for all slides; its colors follow the slide in view at the pace of the cross-fade. On the phone it
 * is there on the first slide alone: the others have their drawing in its place.
 */
export function JourneyLine() {
  return (
    <nav
      aria-label={home.banner.line}
      className="relative z-3 col-start-1 pt-6 pb-5 **:transition-colors **:duration-banner live:max-md:row-start-2 live:max-md:invisible live:max-md:group-data-[shown=journey]/banner:visible md:pt-11 md:live:row-start-2 lg:pt-[clamp(14px,3.2vh,34px)] lg:pb-[clamp(22px,3vh,40px)] motion-reduce:**:transition-none"
    >
      <Trunk />
      <Frame>
        <div className="relative">
          <Bend className="-top-8.5" />
          {/* As high on the phone as the six months from the start: the line's end does not move while stops arrive. */}
          <ol className="relative grid max-md:min-h-98 max-md:content-start before:absolute before:bg-line before:transition-colors before:duration-banner after:absolute after:bg-fg max-md:pb-2 max-md:before:top-1.5 max-md:before:bottom-0 max-md:before:left-3.75 max-md:before:w-2 max-md:after:bottom-0 max-md:after:left-0 max-md:after:h-2 max-md:after:w-9.5 md:grid-cols-months md:before:top-4.5 md:before:right-0 md:before:left-1.5 md:before:h-2 md:before:origin-left md:after:-top-px md:after:right-0 md:after:h-11.5 md:after:w-2.5 md:motion-safe:before:animate-[draw-line_900ms_cubic-bezier(.2,.7,.1,1)]">
            {stationList.map(({ slug, number, name, months, topic }) => (
              <li
                className={clsx('relative', months.to > months.from ? 'max-md:min-h-32' : 'max-md:min-h-16')}
                key={slug}
              >
                <Link
                  className="group/link flex gap-x-6 gap-y-4 no-underline md:flex-col md:pr-3 lg:pr-5"
                  href={stationPath(slug)}
                >
                  <Stop
                    className={clsx('max-md:size-9.5 max-md:border-6 max-md:text-base', filled[slug])}
                    size="lg"
                  >
                    {number}
                  </Stop>
                  <span className="max-md:grid max-md:flex-1 max-md:grid-cols-end max-md:items-baseline max-md:gap-x-2 max-md:pt-px">
                    <b className="font-extrabold text-item leading-tight tracking-[-0.015em] group-hover/link:underline md:block md:text-copy lg:mb-1 lg:text-row">
                      {name}
                    </b>{' '}
                    <span className="whitespace-nowrap text-label text-muted md:block md:font-semibold md:text-fg md:leading-note">
                      {formatMonths(months)}
                    </span>{' '}
                    <span className="mt-0.75 block max-md:col-span-2 text-label text-muted leading-item md:max-w-15em md:leading-note md:max-[62.4375rem]:sr-only">
                      {topic}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </Frame>
    </nav>
  );
}
