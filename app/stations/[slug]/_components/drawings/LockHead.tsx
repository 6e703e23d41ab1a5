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
        <PinTumblerLock className="lock-drawing" lengths={lengths} />
        <p className="lock-caption text-small text-muted">{station.drawingCaption}</p>
      </div>
    </div>
  );
}
