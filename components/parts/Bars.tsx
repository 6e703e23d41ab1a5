import { useId } from 'react';
import { Axis, type AxisTick } from '@/components/charts/Axis';
import { type AxisRange, RangeRow } from '@/components/charts/RangeRow';
import type { Text } from '@/content/text';
import { percentOf } from '@/lib/geometry/scale';
import { RichContent } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';
import './data.css';

/** A row: name, range on the common axis, and the range as text. */
export interface Bar extends AxisRange {
  name: Text;
  note?: Text;
  /** The range as text, with its unit. */
  value: Text;
}

interface BarsProps extends Titled {
  rows: readonly Bar[];
  /** The end of the axis in the unit of the rows. */
  end: number;
  /** The labels below the axis, by position. */
  ticks: readonly AxisTick[];
  /** A moment that concerns every bar, drawn as a line; its label is a tick. */
  flag?: number;
}

/** Renders ranges on an axis that starts at zero: solid up to the earliest end, hollow up to the latest. */
export function Bars({ rows, end, ticks, flag, ...title }: BarsProps) {
  const hatchingId = useId();
  return (
    <div className={flag === undefined ? undefined : 'part-flagged'}>
      <SubsectionTitle {...title} />
      <dl className="part-bars">
        {rows.map(({ name, note, value, ...bar }, index) => (
          <RangeRow
            {...bar}
            definesHatching={index === 0}
            end={end}
            hatchingId={hatchingId}
            key={index}
            name={<RichContent content={name} terms={false} />}
            note={note && <RichContent content={note} terms={false} />}
            value={<RichContent content={value} terms={false} />}
          />
        ))}
      </dl>
      <Axis end={end} ticks={ticks} />
      {flag !== undefined && (
        <svg aria-hidden="true" className="part-axis">
          <line
            className="stroke-2 stroke-line"
            strokeDasharray="6 4"
            x1={percentOf(flag, end)}
            x2={percentOf(flag, end)}
            y2="100%"
          />
        </svg>
      )}
    </div>
  );
}
