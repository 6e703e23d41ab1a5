import { clsx } from 'clsx';
import { drawingLabels } from '@/content/drawings';
import { labels } from '@/content/labels';
import { fill } from '@/lib/text/fill';
import { axis, beam, x, zero } from './caliper-measures';
import { Beam, Slider } from './caliper-parts';
import { centerLine, detail } from './line-weights';
import { SectionHatching } from './SectionHatching';

/** Half the thickness of each step of the shaft. */
const radii = [52, 78, 66, 40] as const;

/** A step of the shaft: a phase, from its first to its last week. */
interface ShaftStep {
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
      aria-label={fill(drawingLabels.caliper, { weeks, shortest, steps: lengths.join(', ') })}
      className={clsx(className, 'md:stroke-[1.8px] stroke-4')}
      overflow="visible"
      role="img"
      height="356"
      viewBox="20 -14 1244 356"
      width="1244"
    >
      <defs>
        <SectionHatching id="shaft-half" />
      </defs>
      <g className="fill-ground stroke-fg">
        <Beam weeks={weeks} />
        <FixedJaw />
        {steps.map((step, index) => (
          <Step className={stepClass(index)} key={step.from} radius={radii[index] ?? 50} {...step} />
        ))}
        <path d={`M${zero - 30} ${axis}H${x(weeks) + 30}`} {...centerLine} />
        <path
          d={`M${x(shortest)} ${beam.bottom + 2}V318l22 18l22 -50V${beam.bottom + 2}`}
          fill="none"
          strokeDasharray="7 5"
          strokeWidth="1.4"
        />
        <Slider at={x(weeks)} label={fill(labels.weeks, { number: weeks })} />
      </g>
    </svg>
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
