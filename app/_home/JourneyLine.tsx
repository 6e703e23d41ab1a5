import { Bend } from '@/components/line/Bend';
import { Stop } from '@/components/line/Stop';
import { Trunk } from '@/components/line/Trunk';
import { Frame } from '@/components/ui/Frame';
import { stationPath } from '@/content/navigation';
import { home } from '@/content/page-copy/home';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';

/**
 * The five stations, drawn to the scale of months: a column is a month, Quality takes two. One line for all slides; its
 * colors follow the slide in view at the pace of the cross-fade. On the phone there is room for three months and no name.
 */
export function JourneyLine() {
  return (
    <nav
      aria-label={home.banner.line}
      className="relative z-3 col-start-1 pt-6 pb-4 **:transition-colors **:duration-banner live:row-start-2 md:pt-8 md:pb-6 motion-reduce:**:transition-none"
    >
      <Trunk />
      <Frame>
        <div className="relative">
          <Bend className="-top-8.5" />
          <ol className="journey">
            {stationList.map(({ slug, number, name, months }) => (
              <li className="relative min-w-0" key={slug}>
                <a href={stationPath(slug)}>
                  <Stop size="lg">{number}</Stop>
                  <span>
                    <b>{name}</b> <span>{formatMonths(months)}</span>
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
