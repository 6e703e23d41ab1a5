import { detail, outline, round } from './line-weights';

interface TargetGaugeProps {
  /** Accepted zone on a scale of 0 to 100. */
  from: number;
  to: number;
  /** Where the pointer stands. */
  pointer: number;
  className?: string;
}

const x = (value: number) => round(6 + (value / 100) * 388);

/** Gauge from 0 to 100 with the accepted zone under it and a pointer at its edge. */
export function TargetGauge({ from, to, pointer, className }: TargetGaugeProps) {
  const ticks = Array.from({ length: 21 }, (_, tick) => tick * 5);
  // A zone of no width (zero findings) still has to be seen.
  const right = Math.max(x(to), x(from) + 5);
  return (
    <svg aria-hidden="true" className={className} overflow="visible" viewBox="0 12 400 46">
      <g className="fill-none stroke-fg" strokeWidth={outline}>
        <path
          d={ticks.map((tick) => `M${x(tick)} 40v${tick % 50 ? (tick % 25 ? -7 : -12) : -16}`).join('')}
          {...detail}
        />
        <path d="M6 40H394" />
      </g>
      <path className="fill-fg" d={`M${x(from)} 40H${right}V54H${x(from)}Z`} />
      <path className="fill-line" d={`M${x(pointer)} 40l-7 -20h14Z`} />
    </svg>
  );
}
