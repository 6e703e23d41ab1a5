import { Bend } from '@/components/line/Bend';
import { Banner } from '@/components/sections/Banner';
import type { Station } from '@/content/stations/types';
import { crumbs } from '@/lib/pages/registry';
import { stationDrawing } from './station-drawing';

/** Page head of a station: its number as a stop on the line, name, topic and drawing. */
export function StationBanner({ station }: { station: Station }) {
  const { inside, below, headClass, branch } = stationDrawing(station);
  return (
    <Banner below={below} crumbs={crumbs(`/stations/${station.slug}`)}>
      <div className={headClass}>
        <div className="relative z-3 flex items-start gap-4 md:gap-6 xl:gap-8">
          {branch && <Bend className="md:top-0 lg:top-4.5" />}
          <span aria-hidden="true" className="station-number">
            {station.number}
          </span>
          <div>
            <h1 className="text-title md:text-display">{station.title}</h1>
            <p className="mt-2 text-body md:mt-4 md:text-sub">{station.subtitle}</p>
          </div>
        </div>
        {inside}
      </div>
    </Banner>
  );
}
