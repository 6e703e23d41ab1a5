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
      className={clsx('station-facts', className)}
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
