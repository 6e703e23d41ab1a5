import { clsx } from 'clsx';
import { LockPin } from '@/components/art/LockPin';
import { RichText } from '@/components/ui/RichText';
import { labels } from '@/content/labels';
import type { PinsBlock } from '@/content/stations/blocks';
import { fill } from '@/lib/text/fill';

/** The checklist as six pins through which the line passes; on the phone a short line enters each pin. */
export function LockPins({ block }: { block: PinsBlock }) {
  return (
    <ol className="relative mt-10 grid gap-y-6 md:mt-16 md:grid-cols-3 md:gap-x-6 md:gap-y-14 lg:grid-cols-6">
      {block.pins.map(({ title, text, proof, length }, index) => (
        <li
          className={clsx(
            'relative max-md:grid max-md:grid-cols-[5.25rem_1fr]',
            'before:absolute before:top-8 before:-left-5 before:h-1.5 before:w-22 before:bg-line',
            // Tablet: the line crosses each row of three from the trunk. Desktop: it runs from pin to pin.
            'md:before:top-10.5 md:before:left-0 md:before:h-2 md:before:w-[calc(100%+24px)]',
            index % 3 === 0 && 'md:max-lg:before:-left-to-rail md:max-lg:before:w-[calc(100%+66px)]',
            index % 3 === 2 && 'md:max-lg:before:w-full',
            index === 0 && 'lg:before:-left-to-rail lg:before:w-[calc(100%+70px)]',
            index === block.pins.length - 1 && 'lg:before:w-full',
          )}
          key={title}
        >
          <LockPin className="relative w-12 md:w-15 max-md:row-span-2" length={length} />
          <div>
            <h3 className="text-h4 leading-tight md:mt-4">
              {index + 1} {title}
            </h3>
            <p className="mt-1.5 text-small leading-caption">
              <RichText text={text} />
            </p>
            <p className="mt-1.5 text-label text-muted">{fill(labels.proof, { proof })}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
