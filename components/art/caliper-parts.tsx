import { clsx } from 'clsx';
import { labels } from '@/content/labels';
import { fill } from '@/lib/text/fill';
import { beam, x, zero } from './caliper-measures';
import { detail, hatching, round } from './line-weights';

/** Text of the scale: at least 14 px on screen from 761 px up; the phone has the weeks in words beneath. */
const scaleText = 'stroke-none text-drawn-28 max-md:hidden lg:text-drawn-18 xl:text-drawn-15';

/** The beam with its scale of weeks. */
export function Beam({ weeks }: { weeks: number }) {
  const ticks = Array.from({ length: weeks * 5 + 4 }, (_, tick) => tick);
  const mark = (tick: number) => `M${round(x(tick / 5))} ${beam.bottom}v${tick % 5 ? -12 : -26}`;
  return (
    <>
      <path d={`M${zero - 44} ${beam.top}H${beam.end}V${beam.bottom}H${zero - 44}Z`} />
      <path d={`M${zero} ${beam.top + 8}H${beam.end}`} {...hatching} />
      <path
        d={ticks
          .filter((tick) => tick % 5)
          .map(mark)
          .join('')}
        {...hatching}
      />
      <path
        d={ticks
          .filter((tick) => tick % 5 === 0)
          .map(mark)
          .join('')}
        {...detail}
      />
      {Array.from({ length: weeks }, (_, index) => (
        <text
          className={clsx('fill-muted', scaleText)}
          key={x(index)}
          textAnchor={index ? 'middle' : 'start'}
          x={index ? x(index + 0.5) : x(0) + 6}
          y={beam.top + 26}
        >
          {index ? index + 1 : fill(labels.week, { number: 1 })}
        </text>
      ))}
    </>
  );
}

/** The sliding jaw with the vernier scale and its thumb wheel. */
export function Slider({ at, label }: { at: number; label: string }) {
  const vernier = Array.from(
    { length: 11 },
    (_, tick) => `M${round(at + 24 + tick * 11.6)} ${beam.top + 20}v${tick % 5 ? 9 : 16}`,
  );
  return (
    <>
      <path
        d={`M${at} 20H${at + 24}V8H${at + 150}V20H${at + 164}V${beam.bottom + 26}H${at + 44}V286L${at + 22} 336L${at} 318Z`}
      />
      <path
        d={`M${at + 6} ${beam.bottom}V322M${at + 14} ${beam.top + 20}H${at + 150}V${beam.bottom + 16}H${at + 14}Z${vernier.join('')}`}
        {...detail}
      />
      <text className={clsx('fill-fg font-bold', scaleText)} x={at + 18} y={beam.bottom + 8}>
        {label}
      </text>
      <circle cx={at + 92} cy="6" r="15" />
      <path d={`M${at + 82} -6v24M${at + 88} -9v30M${at + 96} -9v30M${at + 102} -6v24`} {...hatching} />
    </>
  );
}
