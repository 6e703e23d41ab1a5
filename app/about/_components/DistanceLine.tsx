import { Bend } from '@/components/line/Bend';
import { LineEnds } from '@/components/line/LineEnds';
import { Ruler } from '@/components/line/Ruler';
import { Stop } from '@/components/line/Stop';
import { labels } from '@/content/labels';
import { aboutPage } from '@/content/page-copy/about';
import { offices } from '@/content/site';
import { distanceKm } from '@/lib/geometry/distance';
import { fill } from '@/lib/text/fill';

const [from, to] = offices;
const km = Math.round(distanceKm(from, to));
const hundreds = Array.from({ length: Math.ceil(km / 100) }, (_, index) => index * 100);

/** Renders the line between the two offices, to scale in kilometers. The planned office has a dashed stop. */
export function DistanceLine() {
  const { distance } = aboutPage;
  return (
    <div className="relative">
      <Bend className="-top-8.5" />
      <div aria-hidden="true" className="relative h-11">
        <span className="absolute top-4.5 right-11 left-1.5 h-2 bg-line" />
        <Stop className="absolute top-0 left-0" size="lg" />
        <Stop className="absolute top-0 right-0" size="lg" state="planned" />
      </div>
      <Ruler
        className="mt-2"
        end={km}
        ticks={[
          ...hundreds.map((at) => ({
            at,
            major: at % 500 === 0,
            label:
              at === 500 ? fill(labels.kilometers, { number: at }) : at % 1000 === 0 ? undefined : String(at),
            wide: at !== 500,
          })),
          { at: km, major: true },
        ]}
      />
      <LineEnds
        ends={[
          endLabel(from, distance.from),
          {
            title: fill(labels.kilometers, { number: km.toLocaleString('en-US') }),
            text: distance.label,
          },
          endLabel(to, distance.to),
        ]}
      />
    </div>
  );
}

const endLabel = ({ city, country, status }: (typeof offices)[number], note: string) => ({
  title: `${city}, ${country}`,
  text: `${status}, ${note}`,
});
