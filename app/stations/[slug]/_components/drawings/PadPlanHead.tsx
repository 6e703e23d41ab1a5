import { PadPlan } from '@/components/art/PadPlan';
import { Bend } from '@/components/line/Bend';
import type { Station } from '@/content/stations/types';

/** The foundation plan beside the title; its setting-out line branches from the trunk and runs under everything. */
export function PadPlanHead({ station }: { station: Station }) {
  return (
    <>
      <div className="max-lg:mt-4 max-lg:-mr-gutter max-lg:overflow-hidden max-md:-ml-axis md:max-lg:relative md:max-lg:-ml-to-trunk lg:absolute lg:inset-x-0 lg:top-12">
        {/* On the tablet the drawing's own branch lies outside: its line is cut at the axis, to which this one leads. */}
        <Bend className="left-0! md:top-65.5 lg:hidden" />
        <PadPlan className="block w-[290vw] max-w-none max-md:-ml-[179.5vw] md:max-lg:-ml-114.5 md:max-lg:w-310 md:max-lg:[clip-path:inset(0_0_0_31.5rem)] lg:ml-[calc(var(--rail)-5.9722%)] lg:w-full lg:overflow-visible" />
      </div>
      {station.drawingCaption && (
        <p className="pt-2 pb-8 text-muted text-small lg:absolute lg:top-[calc(48px+min(27.7vw,399px))] lg:w-82.5 lg:p-0">
          {station.drawingCaption}
        </p>
      )}
    </>
  );
}
