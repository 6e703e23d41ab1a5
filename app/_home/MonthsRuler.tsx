import { certificationMonths } from '@/content/claims';
import { labels } from '@/content/labels';
import { home } from '@/content/page-copy/home';
import { traditionalRoute } from '@/content/platform';
import { formatRange } from '@/lib/figures/format';
import { groundworkMonths } from '@/lib/figures/groundwork';
import { journeyMonths, platformRoute, traditionalMonths } from '@/lib/figures/journey';
import { labelAnchor, percentOf, placeEndToEnd, rem, ticks } from '@/lib/geometry/scale';
import { fill } from '@/lib/text/fill';
import { plainText } from '@/lib/text/rich-text';

const { traditional, platform, ends, gap } = home.why;
const total = traditionalMonths.max;
const xOf = (month: number) => percentOf(month, total);

/** The milestones below the platform route: ready to bid, first certificates, and the route of our example. */
const brackets = [
  { months: journeyMonths, ...ends.bid },
  { months: certificationMonths, ...ends.first },
  { months: groundworkMonths('aqap2110').built, ...ends.example },
];
const monthsLabel = (months: number) =>
  fill(months === 1 ? labels.oneMonth : labels.months, { number: months });

/**
 * Renders both routes and three milestones on a ruler of months; as a list for screen readers and where text does not
 * fit.
 */
export function MonthsRuler() {
  return (
    <div className="ruler mt-4 break-inside-avoid numerals md:mt-6">
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
        {brackets.map(({ months, more }) => (
          <li key={more}>
            {formatRange(months)}: {more}
          </li>
        ))}
      </ul>
      <svg
        aria-hidden="true"
        className="block overflow-visible max-md:h-85 tight:hidden"
        height={rem(322)}
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
            <circle className="ruler-stop" cx={xOf(start)} cy={rem(176)} key={name} r={rem(11.5)} />
          ))}
          <rect
            className="-translate-x-2.5 fill-fg"
            height={rem(46)}
            width={rem(10)}
            x={xOf(journeyMonths.max)}
            y={rem(153)}
          />
          {brackets.map((bracket, index) => (
            <Bracket
              key={bracket.text}
              {...bracket}
              last={index === brackets.length - 1}
              y={222 + index * 36}
            />
          ))}
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
        <tspan className="ruler-note max-md:hidden" dx={rem(8)}>
          {summary}
        </tspan>
      </text>
      <text className="ruler-note md:hidden" y={rem(y + 20)}>
        {summary}
      </text>
    </>
  );
}

/**
 * Renders a range of months with its label on the right; the last label goes on the left, because it would overflow.
 */
function Bracket({
  months: { min, max },
  text,
  more,
  last,
  y,
}: (typeof brackets)[number] & { last: boolean; y: number }) {
  const from = min === max ? 0 : min;
  const note = (
    <>
      <tspan className="max-lg:hidden">{more}</tspan>
      <tspan className="lg:hidden">{text}</tspan>
    </>
  );
  return (
    <>
      <Span from={from} to={max} y={y} />
      <text className="font-bold" dx={rem(14)} x={xOf(max)} y={rem(y + 6)}>
        {min === max ? max : `${min}–${max}`}
        <tspan className="max-md:hidden"> {labels.monthsUnit}</tspan>
        {!last && (
          <tspan className="ruler-note" dx={rem(8)}>
            {note}
          </tspan>
        )}
      </text>
      {last && (
        <text className="ruler-note" dx={rem(-14)} textAnchor="end" x={xOf(from)} y={rem(y + 6)}>
          {note}
        </text>
      )}
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
