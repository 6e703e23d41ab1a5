import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** One row: a label, the range on the common axis and its printed value. */
export interface RangeRow {
  label: string;
  min: number;
  max: number;
  /** The range as text, with its unit. */
  value: string;
  /** Printed small below the row. */
  note?: string;
  /** Drawn in the line's color and larger. */
  total?: boolean;
  /** Drawn in the line's color: a total among totals. */
  sum?: boolean;
  /** Stands beside what is added: its bar is an outline. */
  beside?: boolean;
  /** Below the row, over its whole width. */
  more?: ReactNode;
}

interface RangeBarsProps {
  rows: readonly RangeRow[];
  /** End of the axis, in the rows' unit; six equal steps are drawn. */
  axisMax: number;
  /** The seven numbers of the axis, as text; every second one is printed. */
  ticks: readonly string[];
}

const pct = (part: number, whole: number) => `${+((part / whole) * 100).toFixed(2)}%`;

interface BarProps extends Pick<RangeRow, 'min' | 'max' | 'total' | 'beside'> {
  axisMax: number;
  /** Steps of the axis. */
  steps: number;
}

/** Height of an outline in the bar's own units: 18 px, as thick as the other bars. */
const outline =
  'fill-none stroke-2 stroke-fg [height:1.286px] [y:0.357px] md:[height:0.643px] md:[y:0.679px] print:[height:1.125px] print:[y:0.438px]';

/** The axis' steps, a thin lead-in from zero, and the range. */
function Bar({ min, max, total, beside, axisMax, steps }: BarProps) {
  // An amount without a range is a mark of its own.
  const width = Math.max(max - min, axisMax / 160);
  const lines = Array.from({ length: steps + 1 }, (_, index) => `M${(index * axisMax) / steps} 0V2`);
  return (
    <svg
      aria-hidden="true"
      className="h-7 w-full max-md:col-span-2 md:col-start-2 md:row-start-1 md:h-14 print:h-8"
      preserveAspectRatio="none"
      viewBox={`0 0 ${axisMax} 2`}
    >
      <path className="stroke-rule" d={`${lines.join('')}M0 1H${min}`} vectorEffect="non-scaling-stroke" />
      {beside ? (
        <rect className={outline} vectorEffect="non-scaling-stroke" width={width} x={min} />
      ) : (
        <path
          className={clsx('stroke-18', total ? 'stroke-line' : 'stroke-fg')}
          d={`M${min} 1h${width}`}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

/** Ranges on one axis that starts at zero: thin lead-in, solid from low to high, the figures beside each bar. */
export function RangeBars({ rows, axisMax, ticks }: RangeBarsProps) {
  return (
    <>
      <dl className="border-fg border-t-2 tabular-nums">
        {rows.map(({ label, min, max, value, note, total, sum, beside, more }) => (
          <div
            className={clsx(
              'grid grid-cols-end items-center border-rule border-b text-right max-md:pt-3 md:grid-cols-bars',
              total ? 'text-name' : 'font-bold',
            )}
            key={label}
          >
            <dt className="text-left md:row-start-1 md:py-2 print:py-0">{label}</dt>
            {/* The figure is the first of its boxes: in the second column, or in the third where the bar has the second. */}
            <dd className="contents md:whitespace-nowrap">
              {value}{' '}
              <Bar
                axisMax={axisMax}
                beside={beside}
                max={max}
                min={min}
                steps={ticks.length - 1}
                total={total || sum}
              />
              {note && (
                <span className="col-span-full md:-mt-2 pb-3 text-left text-caption whitespace-normal text-muted mt-0 print:mt-0 print:pb-1">
                  {note}
                </span>
              )}
              {more && <div className="col-span-full pb-2 text-left font-normal">{more}</div>}
            </dd>
          </div>
        ))}
      </dl>
      {/* In the column of the bars. */}
      <svg
        aria-hidden="true"
        className="h-8 w-full overflow-visible text-caption tabular-nums relative md:left-51.5 md:w-[calc(100%-23.875rem)]"
      >
        {ticks.map(
          (tick, index) =>
            index % 2 === 0 && (
              <text
                className={clsx('fill-muted', index === ticks.length - 3 && 'enlarged:hidden')}
                key={tick}
                textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
                x={pct(index, ticks.length - 1)}
                y="22"
              >
                {tick}
              </text>
            ),
        )}
      </svg>
    </>
  );
}
