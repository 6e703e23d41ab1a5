import { ToleranceFrames, ToleranceSymbol } from '@/components/art/ToleranceFrames';
import type { TargetFrame } from '@/content/pages/home';

/** The motor mount with its four targets: in frames on the desktop, as a list below the drawing on smaller windows. */
export function QualityArt({ label, frames }: { label: string; frames: readonly TargetFrame[] }) {
  return (
    <div className="max-md:mb-6 md:absolute md:top-20 md:right-4 md:w-[44%] lg:top-[4%] lg:right-10 lg:h-[97%] lg:w-auto">
      <ToleranceFrames className="w-full max-lg:-my-10 lg:h-full lg:w-auto" frames={frames} label={label} />
      <ul className="relative border-fg border-t-2 lg:sr-only">
        {frames.map(({ aim, figure, label: name }) => (
          <li
            className="grid h-12 grid-cols-[44px_80px_1fr] items-center border-rule border-b text-small md:h-[46px]"
            key={aim}
          >
            <svg aria-hidden="true" className="size-8" viewBox="-18 -18 36 36">
              <ToleranceSymbol aim={aim} />
            </svg>
            <b className="font-[650] text-[1.1875rem]">{figure}</b>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
