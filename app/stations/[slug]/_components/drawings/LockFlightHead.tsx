import { drawingLabels } from '@/content/drawings';
import type { Station } from '@/content/stations/types';
import { formatWeekSpan } from '@/lib/stations/journey';

/** A flight of locks under the title, one chamber for each phase; the phases stand below on the same grid. */
export function LockFlightHead({ station }: { station: Station }) {
  const phases = station.blocks.flatMap((block) => (block.kind === 'gates' ? block.phases : []));
  return (
    <>
      {/* The file is 2560 units wide, of which the frame shows the middle 1440; the line's branch lies 86 units from its edge. */}
      <div className="lock-flight">
        <img
          alt={drawingLabels.lockFlight}
          className="lock-flight-file"
          height="400"
          src="/art/lock-flight.svg"
          width="2560"
        />
      </div>
      <ol className="grid grid-cols-2 gap-4 pt-4 pb-6 md:grid-cols-4 md:gap-0 lg:pb-12">
        {phases.map((phase) => (
          <li key={phase.title}>
            <span className="block text-small text-muted">{formatWeekSpan(phase)}</span>
            <span className="text-name">{phase.title}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
