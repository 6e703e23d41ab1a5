import { Frame } from '@/components/ui/Frame';
import { RichText } from '@/components/ui/RichText';
import { TextLink } from '@/components/ui/TextLink';
import { headerCopy, platformOverview, stationPath } from '@/content/navigation';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';

/** Renders the panel of the platform entry: the overview, then the five stations on a line. */
export function PlatformPanel() {
  return (
    <Frame className="grid grid-cols-[17.5rem_1fr] items-start gap-16 pt-8 pb-12">
      <div>
        <p className="mb-4 text-small text-muted">
          <b className="mb-2 block text-fg text-name">{headerCopy.platform}</b>{' '}
          <RichText text={headerCopy.platformStatement} terms={false} />
        </p>
        <TextLink href={platformOverview.href}>{platformOverview.label}</TextLink>
      </div>
      <ol className="line-stations relative grid grid-cols-5 before:absolute before:top-3.25 before:right-[18%] before:left-4 before:h-2 before:bg-line before:content-empty">
        {stationList.map((station) => (
          <li key={station.slug}>
            <a href={stationPath(station.slug)}>
              {station.name}{' '}
              <small>
                {formatMonths(station.months)}
                <br />
                {station.topic}
              </small>
            </a>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
