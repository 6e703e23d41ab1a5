import { Stop } from '@/components/line/Stop';
import { stationPath } from '@/content/navigation';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';

/** The five stations on a vertical line, for panels and menus. */
export function StationStops() {
  return (
    <ol className="relative before:absolute before:top-5 before:bottom-5 before:left-3.25 before:w-2 before:bg-line">
      {stationList.map(({ slug, number, name, months }) => (
        <li key={slug}>
          <a
            className="relative flex min-h-12 items-center gap-4 text-name no-underline hover:underline"
            href={stationPath(slug)}
          >
            <Stop>{number}</Stop> {name}{' '}
            <span className="ml-auto text-small text-muted">{formatMonths(months)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
