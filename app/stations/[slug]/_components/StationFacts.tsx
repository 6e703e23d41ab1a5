import { clsx } from 'clsx';
import { Facts } from '@/components/ui/Facts';
import { RichText } from '@/components/ui/RichText';
import { stationLabels } from '@/content/stations/labels';
import type { Station } from '@/content/stations/types';
import { formatMonths, formatRange } from '@/lib/figures/format';
import { CertificationLinks } from './CertificationLinks';

/** Working time, months, certifications and whatever else the record has, in one strip. */
export function StationFacts({ station, className }: { station: Station; className?: string }) {
  return (
    <Facts
      // Below 360 px the longest names do not fit side by side.
      className={clsx(
        'max-[22.4375rem]:grid-cols-1 max-[22.4375rem]:*:border-l-0! max-[22.4375rem]:*:pl-0!',
        className,
      )}
      items={[
        { label: stationLabels.facts.weeks, value: formatRange(station.weeks) },
        { label: stationLabels.facts.months, value: formatMonths(station.months) },
        { label: stationLabels.facts.feeds, value: <CertificationLinks slugs={station.feeds} /> },
        ...station.facts.map(({ label, value }) => ({
          label,
          value: (
            <span className="*:inline-block *:py-0.5 *:decoration-2 *:decoration-line">
              <RichText text={value} terms={false} />
            </span>
          ),
        })),
      ]}
    />
  );
}
