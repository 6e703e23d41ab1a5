import { Fragment } from 'react';
import { percentOf } from '@/lib/geometry/scale';

interface AxisProps {
  /** The end of the axis. */
  end: number;
  /** The labels, by position. */
  ticks: readonly { at: number; label: string | number }[];
}

/** Renders the ticks of an axis that starts at zero, below its bars, with the labels centered on them. */
export function Axis({ end, ticks }: AxisProps) {
  return (
    <svg aria-hidden="true" className="part-axis mt-0">
      {ticks.map(({ at, label }) => (
        <Fragment key={at}>
          <line className="stroke-muted" x1={percentOf(at, end)} x2={percentOf(at, end)} y2="8" />
          <text textAnchor="middle" x={percentOf(at, end)} y="24">
            {label}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
