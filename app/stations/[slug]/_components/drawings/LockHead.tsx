import { PinTumblerLock } from '@/components/art/PinTumblerLock';
import { Bend } from '@/components/line/Bend';
import type { Station } from '@/content/stations/types';

/** The lock under the title: the trunk branches off and becomes its shear line. */
export function LockHead({ station }: { station: Station }) {
  const lengths = station.blocks.flatMap((block) =>
    block.kind === 'pins' ? block.pins.map((pin) => pin.length) : [],
  );
  return (
    <div className="relative mt-6 max-md:-mx-gutter max-md:overflow-hidden md:mt-2 md:pb-8">
      {/* The shear line lies at 230 of the drawing's 440 units; branch and line end at the same height. */}
      <div className="relative">
        <Bend className="top-[calc(52.27%-56px)]" />
        <span
          aria-hidden="true"
          className="absolute top-[calc(52.27%-4px)] right-1/2 left-1.5 h-2 bg-line max-md:hidden"
        />
        <PinTumblerLock
          className="relative block w-140 max-w-none max-md:-ml-gutter md:-mr-55 md:ml-auto md:w-210 lg:-mr-16 lg:w-[min(1060px,74vw)]"
          lengths={lengths}
        />
        <p className="text-label text-muted max-md:px-5 max-md:pt-3.5 max-md:pb-6 md:absolute md:top-[calc(52.27%+28px)] md:left-0 md:w-26.5 lg:w-40 lg:text-small">
          {station.drawingCaption}
        </p>
      </div>
    </div>
  );
}
