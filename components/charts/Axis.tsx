import { labelAnchor, percentOf } from '@/lib/geometry/scale';

interface AxisProps {
  /** The end of the axis. */
  end: number;
  /** The labels, by position. */
  ticks: readonly { at: number; label: string | number }[];
}

/** Renders the labels of an axis that starts at zero, below its bars. */
export function Axis({ end, ticks }: AxisProps) {
  return (
    <svg aria-hidden="true" className="part-axis mt-2">
      {ticks.map(({ at, label }) => (
        <text key={at} textAnchor={labelAnchor(at, end)} x={percentOf(at, end)} y="16">
          {label}
        </text>
      ))}
    </svg>
  );
}
