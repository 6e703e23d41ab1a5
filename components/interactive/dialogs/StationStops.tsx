import { Stop } from '@/components/line/Stop';
import type { DialogLinks } from './DialogShell';

/** Renders the five stations on a vertical line, for panels and menus. */
export function StationStops({ stations }: Pick<DialogLinks, 'stations'>) {
  return (
    <ol className="relative before:absolute before:top-5 before:bottom-5 before:left-3.25 before:w-2 before:bg-line before:content-empty">
      {stations.map(({ label, href, months }, index) => (
        <li key={href}>
          <a
            className="relative flex min-h-12 items-center gap-4 text-name no-underline hover:underline"
            href={href}
          >
            <Stop>{index + 1}</Stop> {label}{' '}
            <span className="ml-auto font-normal text-small text-muted">{months}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
