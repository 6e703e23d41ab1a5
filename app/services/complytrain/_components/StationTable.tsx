import { DataTable } from '@/components/parts/DataTable';
import { RichText } from '@/components/ui/RichText';
import { firstBidMonth } from '@/content/claims';
import { platformPage } from '@/content/page-copy/platform';
import { stationList } from '@/content/stations/heads';
import { formatMonths, formatRange } from '@/lib/figures/format';

const { title, columns, flag, overlap } = platformPage.timetable;

/** Renders the table of the five stations with their months and weeks. */
export function StationTable() {
  return (
    <>
      <DataTable
        caption={title}
        columns={[
          {
            label: columns[0],
            cell: ({ slug, number, name }) => `[${number} ${name}](/stations/${slug})`,
            width: 'm',
          },
          { label: columns[1], cell: ({ topic }) => topic },
          {
            label: columns[2],
            cell: ({ months }) => (
              <>
                {formatMonths(months)} {months.from === firstBidMonth && <b className="block">{flag}</b>}
              </>
            ),
          },
          { label: columns[3], cell: ({ weeks }) => formatRange(weeks), width: 's' },
        ]}
        rows={stationList}
      />
      <p className="mt-4! text-small text-muted">
        <RichText text={overlap} />
      </p>
    </>
  );
}
