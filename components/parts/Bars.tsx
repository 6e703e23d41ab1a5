import { clsx } from 'clsx';
import { useId } from 'react';
import type { Text } from '@/content/text';
import { percentOf } from '@/lib/geometry/scale';
import { RichContent } from './RichContent';
import { SubsectionTitle, type Titled } from './SubsectionTitle';
import './data.css';

/** A row: its name, the range on the common axis and what it says in words. */
export interface Bar {
  name: Text;
  note?: Text;
  /** Where the bar starts, if not at zero. */
  from?: number;
  /** Its earliest and its latest end. */
  min: number;
  max: number;
  /** The range in words, with its unit. */
  value: Text;
  /** Other people's bill is hatched; what only the office can tell is dashed. */
  kind?: 'others' | 'ask';
  /** The total, or what decides the length: red. */
  decides?: boolean;
}

interface BarsProps extends Titled {
  rows: readonly Bar[];
  /** End of the axis in the unit of the rows. */
  end: number;
  /** Words under the axis, each at its place. */
  ticks: readonly { at: number; label: string }[];
}

/** Ranges on one axis that starts at zero: solid up to the earliest, hollow up to the latest. */
export function Bars({ rows, end, ticks, ...title }: BarsProps) {
  const hatch = useId();
  return (
    <>
      <SubsectionTitle {...title} />
      <dl className="part-bars">
        {rows.map(({ name, note, value, ...bar }, index) => (
          <div key={index}>
            <dt className="text-name">
              <RichContent of={name} terms={false} />{' '}
              {note && (
                <small className="block font-normal text-muted text-small">
                  <RichContent of={note} terms={false} />
                </small>
              )}
            </dt>
            <dd>
              <svg aria-hidden="true" className="h-4 w-full">
                {index === 0 && (
                  <pattern
                    height="6"
                    id={hatch}
                    patternTransform="rotate(45)"
                    patternUnits="userSpaceOnUse"
                    width="6"
                  >
                    <path className="stroke-2 stroke-fg" d="M0 0V6" />
                  </pattern>
                )}
                <Drawn {...bar} end={end} fill={`url(#${hatch})`} />
              </svg>
              <b>
                <RichContent of={value} terms={false} />
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

interface DrawnProps extends Pick<Bar, 'from' | 'min' | 'max' | 'kind' | 'decides'> {
  end: number;
  /** Paint of the hatching. */
  fill: string;
}

/** The bar itself: outlines keep their stroke inside the box. */
function Drawn({ from = 0, min, max, kind, decides, end, fill }: DrawnProps) {
  const [start, whole] = [percentOf(from, end), percentOf(max - from, end)];
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
        fill={kind === 'others' ? fill : 'none'}
        height="14"
        width={whole}
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
