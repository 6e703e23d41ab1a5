import { clsx } from 'clsx';

/** One row: a label, the range on the common axis and its printed value. */
export interface RangeRow {
  label: string;
  min: number;
  max: number;
  /** The range as text, with its unit. */
  value: string;
  /** Stands small below the row. */
  note?: string;
  /** Drawn in the line's color and larger. */
  total?: boolean;
}

interface RangeBarsProps {
  rows: readonly RangeRow[];
  /** End of the axis, in the rows' unit; six equal steps are drawn. */
  axisMax: number;
  /** The seven numbers under the axis, as text. */
  ticks: readonly string[];
}

const pct = (part: number, whole: number) => `${+((part / whole) * 100).toFixed(2)}%`;

/** Ranges on one axis that starts at zero: thin lead-in, solid from low to high, the figures beside each bar. */
export function RangeBars({ rows, axisMax, ticks }: RangeBarsProps) {
  return (
    <div className="border-fg border-t-2 tabular-nums">
      <dl>
        {rows.map(({ label, min, max, value, note, total }) => (
          <div
            className={clsx(
              'grid grid-cols-end items-center border-rule border-b md:grid-cols-bars',
              total ? 'text-h4' : 'font-bold',
            )}
            key={label}
          >
            <dt className="max-md:pt-3">{label}</dt>
            <dd className="contents">
              <span className="text-right max-md:pt-3 md:order-3 md:whitespace-nowrap">{value}</span>{' '}
              <svg
                aria-hidden="true"
                className="h-10 w-full max-md:col-span-2 md:h-16.5 print:h-10"
                preserveAspectRatio="none"
              >
                {ticks.map((tick, index) => (
                  <rect
                    className="fill-rule"
                    height="100%"
                    key={tick}
                    width="1"
                    x={pct(index, ticks.length - 1)}
                    y="0"
                  />
                ))}
                <rect className="fill-fg opacity-25" height="2" width={pct(min, axisMax)} x="0" y="50%" />
                <svg aria-hidden="true" overflow="visible" y="50%">
                  <rect
                    className={total ? 'fill-line' : 'fill-fg'}
                    height="18"
                    width={pct(max - min, axisMax)}
                    x={pct(min, axisMax)}
                    y="-9"
                  />
                </svg>
              </svg>
              {note && (
                <span className="col-span-full -mt-2 pb-3 text-caption font-normal text-muted max-md:mt-0 md:order-4">
                  {note}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div aria-hidden="true" className="grid grid-cols-1 text-caption text-muted md:grid-cols-bars">
        <svg aria-hidden="true" className="h-8 w-full overflow-visible md:col-start-2">
          <g className="fill-muted">
            {ticks.map((tick, index) => (
              <text
                className={index % 2 ? 'max-lg:hidden' : undefined}
                key={tick}
                textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
                x={pct(index, ticks.length - 1)}
                y="22"
              >
                {tick}
              </text>
            ))}
          </g>
        </svg>
      </div>
    </div>
  );
}
