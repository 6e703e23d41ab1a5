import { ScaleLine } from '@/components/line/ScaleLine';
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
    <ScaleLine
      end={km}
      ends={[
        endLabel(from, distance.from),
        {
          title: fill(labels.kilometers, { number: km.toLocaleString('en-US') }),
          text: distance.label,
        },
        endLabel(to, distance.to),
      ]}
      planned
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
  );
}

const endLabel = ({ city, country, status }: (typeof offices)[number], note: string) => ({
  title: `${city}, ${country}`,
  text: `${status}, ${note}`,
});
