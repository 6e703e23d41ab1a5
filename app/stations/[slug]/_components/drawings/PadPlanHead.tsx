import { PadPlan } from '@/components/art/PadPlan';
import { Bend } from '@/components/line/Bend';
import type { Station } from '@/content/stations/types';

/** The foundation plan beside the title; its setting-out line branches from the trunk and runs under everything. */
export function PadPlanHead({ station }: { station: Station }) {
  return (
    <>
      <div className="pad-plan">
        {/* On the tablet the drawing's own branch lies outside: its line is cut at the axis, to which this one leads. */}
        <Bend className="left-0! md:top-65.5 lg:hidden" />
        <PadPlan className="pad-plan-drawing" />
      </div>
      {station.drawingCaption && (
        <p className="pad-plan-caption text-muted text-small">{station.drawingCaption}</p>
      )}
    </>
  );
}
