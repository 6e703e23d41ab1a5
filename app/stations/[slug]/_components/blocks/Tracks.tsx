import { TrackPlan } from '@/components/art/TrackPlan';
import { Stop } from '@/components/line/Stop';
import { RichText } from '@/components/ui/RichText';
import type { TracksBlock } from '@/content/stations/blocks';
import { stationHeads } from '@/content/stations/heads';
import { CertificationLinks } from '../CertificationLinks';

/** Contract categories: in a wide window each is under its own track. */
export function Tracks({ block }: { block: TracksBlock }) {
  return (
    <div className="relative mt-8 break-inside-avoid print:mt-4 lg:mt-16 xl:pb-24">
      <div className="relative">
        <div className="relative">
          <span
            aria-hidden="true"
            className="absolute -left-gutter h-2 w-gutter bg-line top-5 md:top-[calc(50%-4px)] md:-left-to-rail md:w-to-rail"
          />
          <TrackPlan
            className="w-full max-md:hidden print:w-3/4"
            number={stationHeads['nato-ready'].number}
          />
          <Stop
            className="relative text-ink! md:hidden forced-colors:text-[HighlightText]!"
            size="xl"
            state="current"
          >
            {stationHeads['nato-ready'].number}
          </Stop>
        </div>
        {/* The tracks lie at 40, 220 and 400 of the drawing's 440 units. */}
        <ul className="contract-tracks">
          {block.tracks.map(({ title, text, feeds }) => (
            <li className="contract-track relative max-md:pt-4 xl:h-[40.9%]" key={title}>
              <h3 className="text-name">{title}</h3>
              <p className="mt-1 text-muted text-small">
                <RichText text={text} />
              </p>
              <div className="mt-1 text-small">
                <CertificationLinks slugs={feeds} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
