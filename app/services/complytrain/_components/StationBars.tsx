import { Bars } from '@/components/parts/Bars';
import { RichText } from '@/components/ui/RichText';
import { firstBidMonth } from '@/content/claims';
import { platformPage } from '@/content/page-copy/platform';
import { stationList } from '@/content/stations/heads';
import { formatMonths, formatRange } from '@/lib/figures/format';
import { journeyMonths } from '@/lib/figures/journey';

const { flag, overlap } = platformPage.timetable;
const end = journeyMonths.max;

/** Renders the five stations as bars in the months of the journey, with the moment from which bids are possible. */
export function StationBars() {
  return (
    <>
      <Bars
        end={end}
        flag={firstBidMonth - 1}
        rows={stationList.map(({ slug, number, name, topic, months, weeks }) => ({
          name: `[${number} ${name}](/stations/${slug})`,
          note: `${formatMonths(months)}: ${topic}`,
          from: months.from - 1,
          min: months.to,
          max: months.to,
          value: formatRange(weeks),
        }))}
        ticks={[
          { at: firstBidMonth - 1, label: flag, low: true },
          { at: end, label: String(end) },
        ]}
      />
      <p className="mt-4! text-small text-muted">
        <RichText text={overlap} />
      </p>
    </>
  );
}
