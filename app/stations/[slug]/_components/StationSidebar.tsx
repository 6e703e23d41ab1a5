import { ContactCard } from '@/components/sections/ContactCard';
import { SideList } from '@/components/sections/SideList';
import { Fold } from '@/components/ui/Fold';
import { StopList } from '@/components/ui/StopList';
import { stationList } from '@/content/stations/heads';
import { stationLabels } from '@/content/stations/labels';
import type { Station, StationColumn } from '@/content/stations/types';
import { formatMonths } from '@/lib/figures/format';
import { PhaseLengths } from './PhaseLengths';

const { sidebar } = stationLabels;

interface StationSidebarProps {
  station: Station;
  column: StationColumn;
}

/** Journey list, phase lengths, deliverables and contact card beside the lead. */
export function StationSidebar({ station, column }: StationSidebarProps) {
  return (
    <aside
      aria-label={sidebar.label}
      className="mt-12 grid content-start gap-6 md:gap-8 md:max-lg:grid-cols-2 lg:mt-0"
    >
      <SideList
        current={`/stations/${station.slug}`}
        items={stationList.map(({ slug, number, name, months }) => ({
          label: `${number} ${name}`,
          href: `/stations/${slug}`,
          note: formatMonths(months),
        }))}
        fold={sidebar.fold}
        title={sidebar.title}
      />
      <PhaseLengths blocks={station.blocks} />
      <section aria-labelledby="deliverables">
        <h2 className="mb-3 text-name max-md:sr-only" id="deliverables">
          {sidebar.deliverables}
        </h2>
        <Fold title={sidebar.deliverables}>
          <StopList items={column.deliverables} />
        </Fold>
      </section>
      <ContactCard {...column.contact} />
    </aside>
  );
}
