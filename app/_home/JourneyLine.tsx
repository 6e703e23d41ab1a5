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
          <ol className="journey journey-line">
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
