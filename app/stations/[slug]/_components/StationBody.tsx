import { clsx } from 'clsx';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import type { Station, StationColumn } from '@/content/stations/types';
import { ColumnBlock } from './ColumnBlock';
import { ProgressStrip } from './ProgressStrip';
import { StationFacts } from './StationFacts';
import { StationSidebar } from './StationSidebar';

/** What follows the page head on paper: progress, lead and facts, and for some stations a sidebar. */
export function StationBody({ station }: { station: Station }) {
  return (
    <Section pad="none">
      <ProgressStrip current={station.number} />
      {station.column ? (
        <WithSidebar column={station.column} station={station} />
      ) : (
        <div
          className={clsx(
            'pt-8 md:pt-24 print:pt-4',
            station.blocks[0]?.ground !== 'paper' && 'pb-8 md:pb-24 print:pb-3',
          )}
        >
          <p className="max-w-31em text-lead lg:text-sub">
            <RichText text={station.lead} />
          </p>
          <StationFacts
            className="mt-8 border-t-2 md:mt-12 print:mt-4 border-t-fg border-b-0"
            station={station}
          />
        </div>
      )}
    </Section>
  );
}

function WithSidebar({ station, column }: { station: Station; column: StationColumn }) {
  return (
    <div className="justify-between pt-8 pb-12 md:pt-24 print:pt-4 md:pb-section lg:grid lg:grid-cols-[minmax(0,50.75rem)_330px] lg:gap-x-12">
      <div className="grid grid-cols-1 gap-y-16 lg:gap-y-24 print:gap-y-6">
        <div>
          <p className="max-w-31em text-lead">
            <RichText text={station.lead} />
          </p>
          <StationFacts
            className="mt-8 border-t-2 border-t-fg border-b-0 lg:grid-flow-row! lg:grid-cols-[auto_auto_1fr_auto]!"
            station={station}
          />
        </div>
        {column.blocks.map((block) => (
          <ColumnBlock block={block} key={block.id} />
        ))}
      </div>
      <StationSidebar column={column} station={station} />
    </div>
  );
}
