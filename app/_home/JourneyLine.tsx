import { clsx } from 'clsx';
import { Bend } from '@/components/line/Bend';
import { Stop } from '@/components/line/Stop';
import { Trunk } from '@/components/line/Trunk';
import { Frame } from '@/components/ui/Frame';
import { stationPath } from '@/content/navigation';
import { home } from '@/content/page-copy/home';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';

/**
 * The five stations, drawn to the scale of months: a column (on the phone a row of 64 px) is a month, Quality takes
 * two. One line for all slides; its colors follow the slide in view at the pace of the cross-fade. On the phone only
 * the first slide has it: the others have their drawing in its place.
 */
export function JourneyLine() {
  return (
    <nav
      aria-label={home.banner.line}
      className="relative z-3 col-start-1 pt-6 pb-5 **:transition-colors **:duration-banner live:max-md:row-start-2 live:max-md:group-not-data-[shown=journey]/banner:invisible md:pt-11 md:live:row-start-2 lg:pt-[clamp(14px,3.2vh,34px)] lg:pb-[clamp(22px,3vh,40px)] motion-reduce:**:transition-none"
    >
      <Trunk />
      <Frame>
        <div className="relative">
          <Bend className="-top-8.5" />
          {/* On the phone as high as the six months from the start, so that the line's end does not move while stops arrive. */}
          <ol className="journey relative grid max-md:min-h-98 max-md:content-start before:absolute before:bg-line before:transition-colors before:duration-banner after:absolute after:bg-fg max-md:pb-2 max-md:before:top-1.5 max-md:before:bottom-0 max-md:before:left-3.75 max-md:before:w-2 max-md:after:bottom-0 max-md:after:left-0 max-md:after:h-2 max-md:after:w-9.5 md:grid-cols-months md:before:top-4.5 md:before:right-0 md:before:left-1.5 md:before:h-2 md:before:origin-left md:after:-top-px md:after:right-0 md:after:h-11.5 md:after:w-2.5 md:motion-safe:before:animate-[draw-line_900ms_cubic-bezier(.2,.7,.1,1)]">
            {stationList.map(({ slug, number, name, months, topic }) => (
              <li
                className={clsx('relative', months.to > months.from ? 'max-md:min-h-32' : 'max-md:min-h-16')}
                key={slug}
              >
                <a href={stationPath(slug)}>
                  <Stop size="lg">{number}</Stop>
                  <span>
                    <b>{name}</b> <span>{formatMonths(months)}</span> <small>{topic}</small>
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      </Frame>
    </nav>
  );
}
