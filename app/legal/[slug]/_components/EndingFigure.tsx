import { Stop } from '@/components/line/Stop';
import { terms } from '@/content/legal/figures';
import { legalLabels } from '@/content/legal/labels';
import { share } from '@/lib/geometry/scale';
import { plainText } from '@/lib/text/rich-text';

const { ending } = legalLabels;
const before = terms.cancellation.max;
const after = terms.dataExport.max;
/** Ends of the axis in days from the end of the term, and its step. */
const axis = { from: -90, to: 120, step: 30 };
const days = Array.from(
  { length: (axis.to - axis.from) / axis.step + 1 },
  (_, i) => axis.from + i * axis.step,
);
const at = (day: number) => share(day - axis.from, axis.to - axis.from);

const events = [
  { day: -before, title: ending.cancel.title, when: plainText(ending.cancel.when) },
  { day: 0, ...ending.end },
  { day: after, title: ending.dataExport.title, when: plainText(ending.dataExport.when) },
];

/** The end of a contract to scale in days; on the phone three stops, one below another. */
export function EndingFigure() {
  return (
    <figure className="mt-6 break-inside-avoid">
      <figcaption className="mb-4 font-bold">{ending.caption}</figcaption>
      <svg
        aria-hidden="true"
        className="hidden h-35 w-full overflow-visible text-small md:block print:h-48"
        fill="none"
      >
        {days.map((day) => (
          <g key={day}>
            <line className="stroke-rule" x1={at(day)} x2={at(day)} y1="74" y2={day === 0 ? 114 : 92} />
            <text
              className="fill-muted"
              textAnchor={day === axis.from ? 'start' : day === axis.to ? 'end' : 'middle'}
              x={at(day)}
              y="132"
            >
              {day > 0 ? `+${day}` : String(day).replace('-', '−')}
            </text>
          </g>
        ))}
        <line className="stroke-line" strokeWidth="8" x1="0" x2={at(0)} y1="70" y2="70" />
        <line className="stroke-fg" strokeWidth="8" x1={at(0)} x2={at(after)} y1="70" y2="70" />
        <line
          className="stroke-fg"
          strokeDasharray="10 8"
          strokeWidth="8"
          x1={at(after)}
          x2="100%"
          y1="70"
          y2="70"
        />
        {events.map(({ day, title, when }) => (
          <g key={title}>
            {day === 0 ? (
              <line className="stroke-fg" strokeWidth="10" x1={at(day)} x2={at(day)} y1="48" y2="92" />
            ) : (
              <circle className="fill-ground stroke-fg" cx={at(day)} cy="70" r="14" strokeWidth="6" />
            )}
            <EventText className="fill-fg font-bold" day={day} y={22}>
              {title}
            </EventText>
            <EventText className="fill-muted" day={day} y={42}>
              {when}
            </EventText>
          </g>
        ))}
      </svg>
      <ol className="relative md:sr-only">
        {events.map(({ title, when }, index) => (
          <li className="relative flex gap-4 pb-4 last:pb-0" key={title}>
            {index < events.length - 1 && (
              <span
                aria-hidden="true"
                className={`absolute top-4 bottom-0 left-2 h-full w-2 ${index === 0 ? 'bg-line' : 'bg-fg'}`}
              />
            )}
            <Stop className="relative" size="xs" />
            <span>
              <b className="block text-balance font-bold">{when}</b>
              <span className="text-muted text-small">{title}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Words over an event: from its mark to the right, the last ones up to the edge of the figure. */
function EventText({
  day,
  y,
  className,
  children,
}: {
  day: number;
  y: number;
  className: string;
  children: string;
}) {
  const last = day === after;
  return (
    <text
      className={className}
      dx={last ? 0 : -14}
      textAnchor={last ? 'end' : 'start'}
      x={last ? '100%' : at(day)}
      y={y}
    >
      {children}
    </text>
  );
}
