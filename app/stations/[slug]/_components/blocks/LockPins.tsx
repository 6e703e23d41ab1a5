import { LockPin } from '@/components/art/LockPin';
import { RichText } from '@/components/ui/RichText';
import { labels } from '@/content/labels';
import type { PinsBlock } from '@/content/stations/blocks';
import { fill } from '@/lib/text/fill';

/** The checklist as six pins through which the line passes; on the phone a short line enters each pin. */
export function LockPins({ block }: { block: PinsBlock }) {
  return (
    <ol className="relative mt-8 grid gap-y-6 md:mt-16 md:grid-cols-3 md:gap-x-6 md:gap-y-12 lg:grid-cols-6">
      {block.pins.map(({ title, text, proof, length }, index) => (
        <li className="lock-pin" key={title}>
          <LockPin className="relative w-12 md:w-15 max-md:row-span-2" length={length} />
          <div>
            <h3 className="text-name md:mt-4">
              {index + 1} {title}
            </h3>
            <p className="mt-2 text-small">
              <RichText text={text} />
            </p>
            <p className="mt-2 text-small text-muted">{fill(labels.proof, { proof })}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
