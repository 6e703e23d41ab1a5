import { clsx } from 'clsx';
import { labelAnchor, percentOf } from '@/lib/geometry/scale';
import './data.css';

/** An event on the line. */
export interface TimeStop {
  /** The position in the unit of the axis. */
  at: number;
  title: string;
  /** When, or what happens, as a short text. */
  note: string;
  /** Whether it is not certain yet; the ring and the line up to the next stop are then dashed. */
  planned?: boolean;
  /** Whether it is a terminal, drawn as a bar across the line. */
  end?: boolean;
  /** Whether its label is below the line and ends at the stop, because another stop follows closely. */
  before?: boolean;
}

interface TimeLineProps {
  /** The visible caption. */
  caption: string;
  /** The events in chronological order. */
  stops: readonly TimeStop[];
  /** The start of the axis. */
  from: number;
  /** The end of the axis. */
  to: number;
  /** The labels below the axis. */
  ticks: readonly { at: number; label: string }[];
}

/** Renders events on a line to scale; below 1181 px as a list of stops. */
export function TimeLine({ caption, stops, from, to, ticks }: TimeLineProps) {
  const x = (at: number) => percentOf(at - from, to - from);
  return (
    <figure>
      <figcaption className="part-title mb-3">{caption}</figcaption>
      <svg
        aria-hidden="true"
        className="hidden h-31 w-full overflow-visible fill-muted stroke-8 text-small lg:block lg:max-xl:text-caption print:block print:h-[124px]"
      >
        {ticks.map(({ at, label }, index) => (
          <g key={index}>
            <line className="stroke-1 stroke-rule" x1={x(at)} x2={x(at)} y1="74" y2="92" />
            <text textAnchor={labelAnchor(at, to, from)} x={x(at)} y="116">
              {label}
            </text>
          </g>
        ))}
        {stops.map(({ at, planned }, index) => (
          <line
            className="stroke-line"
            key={index}
            strokeDasharray={planned ? '8 6' : undefined}
            x1={x(at)}
            x2={x(stops[index + 1]?.at ?? to)}
            y1="62"
            y2="62"
          />
        ))}
        {stops[0] && stops[0].at > from && (
          <line className="stroke-line" x1="0" x2={x(stops[0].at)} y1="62" y2="62" />
        )}
        {stops.map(({ at, title, note, planned, end, before }, index) => {
          const isLast = index > 0 && index === stops.length - 1;
          const anchor = {
            textAnchor: isLast || before ? 'end' : 'start',
            x: isLast ? '100%' : x(at),
            dx: isLast ? 0 : before ? 14 : -14,
          } as const;
          return (
            <g key={index}>
              {end ? (
                <line className="stroke-fg" x1={x(at)} x2={x(at)} y1="45" y2="79" />
              ) : (
                <circle
                  className="fill-surface stroke-5 stroke-fg"
                  cx={x(at)}
                  cy="62"
                  r="11.5"
                  strokeDasharray={planned ? '8 6' : undefined}
                />
              )}
              <text {...anchor} className="fill-fg font-bold" y={before ? 100 : 14}>
                {title}
              </text>
              <text {...anchor} y={before ? 120 : 34}>
                {note}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className="part-steps part-in-time *:before:content-empty lg:sr-only print:sr-only">
        {stops.map(({ title, note, planned }, index) => (
          <li className={clsx(planned && 'before:border-dashed')} key={index}>
            <b className="part-name">{title}</b> {note}
          </li>
        ))}
      </ol>
    </figure>
  );
}
