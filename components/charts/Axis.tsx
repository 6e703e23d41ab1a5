import { clsx } from 'clsx';
import { Fragment } from 'react';
import { percentOf } from '@/lib/geometry/scale';

interface AxisProps {
  /** The end of the axis. */
  end: number;
  /** The labels, by position. */
  ticks: readonly AxisTick[];
}

/** A position on an axis with its label; a long label is `low`: it starts at the position, below the other labels. */
export interface AxisTick {
  at: number;
  label: string | number;
  low?: true;
}

/** Renders the ticks of an axis that starts at zero, below its bars, with the labels centered on them. */
export function Axis({ end, ticks }: AxisProps) {
  return (
    <svg aria-hidden="true" className={clsx('part-axis mt-0', ticks.some(({ low }) => low) && 'mb-9')}>
      {ticks.map(({ at, label, low }) => (
        <Fragment key={at}>
          <line className="stroke-muted" x1={percentOf(at, end)} x2={percentOf(at, end)} y2={low ? 30 : 8} />
          <text textAnchor={low ? 'start' : 'middle'} x={percentOf(at, end)} y={low ? 44 : 24}>
            {label}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
