import { MonthBrackets } from '@/components/line/MonthBrackets';
import { RouteHead } from '@/components/line/RouteHead';
import { RouteStops } from '@/components/line/RouteStops';
import { ScaleAxis } from '@/components/line/ScaleAxis';
import { TraditionalBar } from '@/components/line/TraditionalBar';
import { certificationMonths, firstBidMonth } from '@/content/claims';
import { home } from '@/content/page-copy/home';
import { traditionalRoute } from '@/content/platform';
import { groundworkMonths } from '@/lib/figures/groundwork';
import { journeyMonths, platformRoute, traditionalMonths } from '@/lib/figures/journey';
import { ticks } from '@/lib/geometry/scale';

const { ends, traditional, platform } = home.why;
const total = traditionalMonths.max;

/** What the months of this site end with: ready to bid, first certificates, and the route of our own example. */
const brackets = [
  { months: journeyMonths, ...ends.bid },
  { months: certificationMonths, ...ends.first },
  { months: groundworkMonths('aqap2110').built, ...ends.example },
];

/** Both routes and three ends on one ruler of months. */
export function RouteRuler() {
  return (
    <div className="relative mt-6 break-inside-avoid pt-8 tabular-nums md:mt-12">
      <ScaleAxis end={total} flag={firstBidMonth} marks={ticks(total, 3)} />
      <RouteHead route={{ ...traditionalRoute, summary: traditional }} />
      <TraditionalBar phases={traditionalRoute.phases} total={total} />
      <div className="mt-6 md:mt-8">
        <RouteHead route={{ ...platformRoute, summary: platform }} />
      </div>
      <svg aria-hidden="true" className="relative mb-2 block h-17 w-full overflow-visible">
        <RouteStops phases={platformRoute.phases} total={total} />
      </svg>
      <MonthBrackets brackets={brackets} total={total} />
    </div>
  );
}
