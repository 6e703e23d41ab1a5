import { certificationMonths } from '@/content/claims';
import { labels } from '@/content/labels';
import { home } from '@/content/page-copy/home';
import { traditionalRoute } from '@/content/platform';
import { journeyMonths, platformRoute, traditionalMonths } from '@/lib/figures/journey';
import { labelAnchor, percentOf, placeEndToEnd, rem, ticks } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

const { traditional, platform, gap } = home.why;
const total = traditionalMonths.max;
const xOf = (month: number) => percentOf(month, total);

const monthsLabel = (months: number) =>
  fill(months === 1 ? labels.oneMonth : labels.months, { number: months });

/**
 * Renders both routes on a ruler of months; as a list for screen readers and where text does not fit.
 */
export function MonthsRuler() {
  return (
    <div className="ruler mt-6 break-inside-avoid numerals">
      <ul className="sr-only tight:not-sr-only">
        {[
          { ...traditionalRoute, summary: traditional },
          { ...platformRoute, summary: platform },
        ].map(({ name, summary, phases }) => (
          <li key={name}>
            {name}: {plainText(summary)}.{' '}
            {phases.map((phase) => `${phase.name}: ${monthsLabel(phase.months)}`).join('; ')}
          </li>
        ))}
      </ul>
      <svg
        aria-hidden="true"
        className="block overflow-visible max-md:h-59 tight:hidden"
        height={rem(206)}
        width="100%"
      >
        <pattern
          height="8"
          id="ruler-hatch"
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
          width="8"
        >
          <path className="stroke-rule" strokeWidth="1.6" d="M0 0V8" />
        </pattern>
        {ticks(total, 6).map((month) => (
          <g key={month}>
            <line className="stroke-rule" x1={xOf(month)} x2={xOf(month)} y1={rem(22)} y2="100%" />
            <text
              className="fill-muted text-caption"
              textAnchor={labelAnchor(month, total)}
              x={xOf(month)}
              y={rem(13)}
            >
              {month === 0 ? (
                labels.start
              ) : (
                <>
                  <tspan className="max-md:hidden">{fill(labels.month, { number: month })}</tspan>
                  <tspan className="md:hidden">{month}</tspan>
                </>
              )}
            </text>
          </g>
        ))}
        <RouteName name={traditionalRoute.name} summary={plainText(traditional)} y={52} />
        {/* On mobile the route name has a second line, so the bars move down. */}
        <g className="max-md:translate-y-4">
          {placeEndToEnd(traditionalRoute.phases).map(({ name, months, start }) => (
            <g key={name}>
              <rect
                className="stroke-2 stroke-fg"
                fill="url(#ruler-hatch)"
                height={rem(36)}
                width={xOf(months)}
                x={xOf(start)}
                y={rem(66)}
              />
              <text className="font-bold" dx={rem(12)} x={xOf(start)} y={rem(90)}>
                <tspan className="max-lg:hidden">{name}: </tspan>
                {months}
                <tspan className="max-lg:hidden"> {labels.monthsUnit}</tspan>
              </text>
            </g>
          ))}
        </g>
        <g className="max-md:translate-y-2.5">
          <RouteName name={platformRoute.name} summary={plainText(platform)} y={146} />
        </g>
        <g className="max-md:translate-y-6.5">
          <rect className="fill-line" height={rem(8)} width={xOf(journeyMonths.max)} y={rem(172)} />
          {placeEndToEnd(platformRoute.phases).map(({ name, start }) => (
            <circle
              className="translate-x-3.5 fill-surface stroke-5 stroke-fg max-md:hidden max-lg:translate-x-2 max-lg:stroke-3 max-lg:[r:0.375rem]"
              cx={xOf(start)}
              cy={rem(176)}
              key={name}
              r={rem(11.5)}
            />
          ))}
          <rect
            className="-translate-x-2.5 fill-fg"
            height={rem(46)}
            width={rem(10)}
            x={xOf(journeyMonths.max)}
            y={rem(153)}
          />
          <g className="max-md:hidden">
            <Span from={certificationMonths.max} quiet to={total} y={176} />
            <text
              className="stroke-14 font-bold"
              textAnchor="middle"
              x={xOf((certificationMonths.max + total) / 2)}
              y={rem(181)}
            >
              {plainText(gap[0])}
              <tspan className="font-normal">{plainText(gap[1])}</tspan>
            </text>
          </g>
        </g>
      </svg>
    </div>
  );
}

/** Renders the name of a route and its summary: on the same line, on mobile below it. */
function RouteName({ name, summary, y }: { name: string; summary: string; y: number }) {
  return (
    <>
      <text className="text-name" y={rem(y)}>
        {name}
        <tspan className="fill-muted font-normal text-caption max-md:hidden" dx={rem(8)}>
          {summary}
        </tspan>
      </text>
      <text className="fill-muted font-normal text-caption md:hidden" y={rem(y + 20)}>
        {summary}
      </text>
    </>
  );
}

/** Renders a horizontal bracket between two months. */
function Span({ from, to, y, quiet }: { from: number; to: number; y: number; quiet?: boolean }) {
  return (
    <g className={quiet ? 'stroke-muted' : 'stroke-fg'} strokeWidth={quiet ? 1.5 : 2}>
      <line x1={xOf(from)} x2={xOf(to)} y1={rem(y)} y2={rem(y)} />
      {[from, to].map((month) => (
        <line key={month} x1={xOf(month)} x2={xOf(month)} y1={rem(y - 7)} y2={rem(y + 7)} />
      ))}
    </g>
  );
}
