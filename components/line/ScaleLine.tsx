import { clsx } from 'clsx';
import type { Text } from '@/content/text';
import { labelAnchor, percentOf } from '@/lib/geometry/scale';
import { RichText } from '../ui/RichText';
import { Bend } from './Bend';
import { Stop } from './Stop';
import { Terminal } from './Terminal';

/** A tick of the scale; `at` is from 0 to the end of the line. */
interface Tick {
  at: number;
  /** Whether the tick is longer. */
  major?: boolean;
  label?: string;
  /** Whether the label is shown on wide screens only. */
  wide?: boolean;
}

interface ScaleLineProps {
  end: number;
  /** The ticks are decorative: the ends must also state the numbers. */
  ticks: readonly Tick[];
  /** The labels from the start of the line to its end. On mobile those in the middle go below the others. */
  ends: readonly { title: Text; text: string }[];
  /** Whether the end is a planned stop, drawn dashed, instead of a terminal. */
  planned?: boolean;
}

/** Renders a line to scale from a stop to a terminal or a planned stop, which branches off the trunk. */
export function ScaleLine({ end, ticks, ends, planned }: ScaleLineProps) {
  return (
    <div className="relative">
      <Bend className="-top-8.5" />
      <div aria-hidden="true" className="relative h-11">
        <span className={clsx('absolute top-4.5 left-1.5 h-2 bg-line', planned ? 'right-11' : 'right-0')} />
        <Stop className="absolute top-0 left-0" size="lg" />
        {planned ? (
          <Stop className="absolute top-0 right-0" size="lg" state="planned" />
        ) : (
          <Terminal className="-top-px right-0 h-11.5 w-2.5" />
        )}
      </div>
      <svg aria-hidden="true" className="mt-2 h-8.5 w-full overflow-visible text-caption">
        {ticks.map(({ at, major, label, wide }) => (
          <g key={at}>
            <line
              className={clsx('stroke-fg', major ? 'opacity-90' : 'opacity-45')}
              x1={percentOf(at, end)}
              x2={percentOf(at, end)}
              y2={major ? 16 : 10}
            />
            {label && (
              <text
                className={clsx('fill-muted', wide && 'max-lg:hidden')}
                textAnchor={labelAnchor(at, end)}
                x={percentOf(at, end)}
                y="31"
              >
                {label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <dl className="mt-4 flex justify-between gap-x-6 gap-y-4 max-md:flex-wrap">
        {ends.map(({ title, text }, index) => (
          <div
            className={
              index > 0 && index < ends.length - 1
                ? 'text-balance max-md:order-3 max-md:basis-full md:flex-1 md:text-center'
                : 'text-balance last:text-right max-md:max-w-[calc(50%-0.75rem)] md:flex-1'
            }
            key={text}
          >
            <dt className="text-name">
              <RichText text={title} terms={false} />
            </dt>
            <dd className="mt-1 text-small text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
