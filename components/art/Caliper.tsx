import { clsx } from 'clsx';
import { Hatch } from './Hatch';
import { centreLine, detail, hatching, round } from './weights';

/** Scale and axes of the drawing, in its own units. */
const week = 98;
const zero = 64;
const beam = { top: 44, bottom: 100, end: 1264 };
const axis = 212;
/** Half the thickness of each step of the shaft. */
const radii = [52, 78, 66, 40] as const;
const x = (weeks: number) => zero + weeks * week;

/** A step of the shaft: a phase, from its first to its last week. */
export interface ShaftStep {
  from: number;
  to: number;
}

interface CaliperProps {
  weeks: number;
  /** Week at which the shortest run ends, marked by the dashed jaw. */
  shortest: number;
  steps: readonly ShaftStep[];
  /** Class of step `index`, so that the page can mark the chosen one. */
  stepClass: (index: number) => string;
  className?: string;
}

/** Vernier caliper over a stepped shaft; its beam is the scale of weeks. */
export function Caliper({ weeks, shortest, steps, stepClass, className }: CaliperProps) {
  const lengths = steps.map(({ from, to }) => to - from + 1);
  return (
    <svg
      aria-label={`Vernier caliper set to ${weeks} weeks over a shaft with steps of ${lengths.join(', ')} weeks. A dashed jaw marks the run of ${shortest} weeks.`}
      className={clsx(className, 'stroke-[1.8px] max-md:stroke-[4px]')}
      overflow="visible"
      role="img"
      viewBox="20 -14 1244 356"
    >
      <defs>
        <Hatch id="shaft-half" />
      </defs>
      <g className="fill-ground stroke-fg">
        <Beam weeks={weeks} />
        <FixedJaw />
        {steps.map((step, index) => (
          <Step className={stepClass(index)} key={step.from} radius={radii[index] ?? 50} {...step} />
        ))}
        <path d={`M${zero - 30} ${axis}H${x(weeks) + 30}`} {...centreLine} />
        <path
          d={`M${x(shortest)} ${beam.bottom + 2}V318l22 18l22 -50V${beam.bottom + 2}`}
          fill="none"
          strokeDasharray="7 5"
          strokeWidth="1.4"
        />
        <Slider at={x(weeks)} label={`${weeks} weeks`} />
      </g>
    </svg>
  );
}

/** Text of the scale: at least 14 px on screen from 761 px up; the phone has the weeks in words beneath. */
const scaleText = 'stroke-none text-[28px] max-md:hidden lg:text-[18px] xl:text-[15px]';

function Beam({ weeks }: { weeks: number }) {
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
          {index ? index + 1 : 'Week 1'}
        </text>
      ))}
    </>
  );
}

function FixedJaw() {
  return (
    <>
      <path d={`M${zero - 44} 20H${zero - 20}L${zero} 0V${beam.top}H${zero - 44}Z`} />
      <path d={`M${zero - 44} ${beam.bottom}H${zero}V318l-22 18l-22 -50Z`} />
      <path d={`M${zero - 6} ${beam.bottom}V322`} {...detail} />
    </>
  );
}

function Step({ from, to, radius, className }: ShaftStep & { radius: number; className: string }) {
  const left = x(from - 1);
  const right = x(to);
  return (
    <>
      <path
        className={className}
        d={`M${left + 8} ${axis - radius}H${right - 8}l8 8V${axis + radius - 8}l-8 8H${left + 8}l-8 -8V${axis - radius + 8}Z`}
      />
      <path
        d={`M${left + 8} ${axis}H${right - 8}V${axis + radius}H${left + 8}Z`}
        fill="url(#shaft-half)"
        stroke="none"
      />
      <path
        d={`M${left + 8} ${axis - radius}v${radius * 2}M${right - 8} ${axis - radius}v${radius * 2}`}
        {...detail}
      />
    </>
  );
}

function Slider({ at, label }: { at: number; label: string }) {
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
      <text className={clsx('fill-fg font-[680]', scaleText)} x={at + 18} y={beam.bottom + 8}>
        {label}
      </text>
      <circle cx={at + 92} cy="6" r="15" />
      <path d={`M${at + 82} -6v24M${at + 88} -9v30M${at + 96} -9v30M${at + 102} -6v24`} {...hatching} />
    </>
  );
}
