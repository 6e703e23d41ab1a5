import { clsx } from 'clsx';
import { useId } from 'react';
import type { Text } from '@/content/text';
import { percentOf } from '@/lib/geometry/scale';
import { RichContent } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';
import './data.css';

/** A row: name, range on the common axis, and the range as text. */
export interface Bar {
  name: Text;
  note?: Text;
  /** The start of the bar; zero by default. */
  from?: number;
  /** The earliest end. */
  min: number;
  /** The latest end. */
  max: number;
  /** The range as text, with its unit. */
  value: Text;
  /** `others` (bills of third parties) is hatched; `ask` (only the office knows) is dashed. */
  kind?: 'others' | 'ask';
  /** Whether it is the total or determines the length, drawn in red. */
  decides?: boolean;
}

interface BarsProps extends Titled {
  rows: readonly Bar[];
  /** The end of the axis in the unit of the rows. */
  end: number;
  /** The labels below the axis, by position. */
  ticks: readonly { at: number; label: string }[];
}

/** Renders ranges on an axis that starts at zero: solid up to the earliest end, hollow up to the latest. */
export function Bars({ rows, end, ticks, ...title }: BarsProps) {
  const hatchingId = useId();
  return (
    <>
      <SubsectionTitle {...title} />
      <dl className="part-bars">
        {rows.map(({ name, note, value, ...bar }, index) => (
          <div key={index}>
            <dt className="text-name">
              <RichContent content={name} terms={false} />{' '}
              {note && (
                <small className="block font-normal text-muted text-small">
                  <RichContent content={note} terms={false} />
                </small>
              )}
            </dt>
            <dd>
              <svg aria-hidden="true" className="h-4 w-full">
                {index === 0 && (
                  <pattern
                    height="6"
                    id={hatchingId}
                    patternTransform="rotate(45)"
                    patternUnits="userSpaceOnUse"
                    width="6"
                  >
                    <path className="stroke-2 stroke-fg" d="M0 0V6" />
                  </pattern>
                )}
                <RangeBar {...bar} end={end} hatching={`url(#${hatchingId})`} />
              </svg>
              <b>
                <RichContent content={value} terms={false} />
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <svg aria-hidden="true" className="part-axis mt-2">
        {ticks.map(({ at, label }, index) => (
          <text
            key={index}
            textAnchor={at === 0 ? 'start' : at === end ? 'end' : 'middle'}
            x={percentOf(at, end)}
            y="16"
          >
            {label}
          </text>
        ))}
      </svg>
    </>
  );
}

interface RangeBarProps extends Pick<Bar, 'from' | 'min' | 'max' | 'kind' | 'decides'> {
  end: number;
  /** The paint of the hatching. */
  hatching: string;
}

/** Renders the bar. The rectangle is inset by half its stroke, so that the stroke is not clipped. */
function RangeBar({ from = 0, min, max, kind, decides, end, hatching }: RangeBarProps) {
  const [start, fullWidth] = [percentOf(from, end), percentOf(max - from, end)];
  if (kind === 'ask')
    return (
      <line
        className="stroke-3 stroke-muted"
        strokeDasharray="8 5"
        x1={start}
        x2={percentOf(max, end)}
        y1="8"
        y2="8"
      />
    );
  return (
    <>
      <rect
        className={clsx('stroke-2', decides ? 'stroke-line' : 'stroke-fg')}
        fill={kind === 'others' ? hatching : 'none'}
        height="14"
        width={fullWidth}
        x={start}
        y="1"
      />
      {!kind && (
        <rect
          className={decides ? 'fill-line' : 'fill-fg'}
          height="16"
          width={percentOf(min - from, end)}
          x={start}
        />
      )}
    </>
  );
}
