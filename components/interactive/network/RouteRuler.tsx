'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { networkCopy } from '@/content/page-copy/network';
import { labelAnchor, percentOf, rem } from '@/lib/geometry/scale';
import { formatSpan } from '@/lib/network/format-span';
import { fill } from '@/lib/text/fill';
import { useRouteChoice } from './RouteProvider';
import './route.css';

const copy = networkCopy.marked;

/** The end of the ruler in months, and the months with a label. */
const end = 24;
const labeledMonths = [0, 6, 12, 18, end];
const xOf = (month: number) => percentOf(month, end);

/** A span in months; both ends are equal if it is one month. */
interface Months {
  min: number;
  max: number;
}

interface RouteRulerProps {
  /** Months until ready to bid. */
  ready: Months;
  /** Months until the first certificates. */
  first: Months;
  /** First month of each station, counted from zero. */
  stations: readonly number[];
  /** The links to the stations, above the line from the tablet width up. */
  children: ReactNode;
}

/**
 * Renders journey, first certificates and the chosen buyer's certification on one ruler of months. The drawing is hidden
 * from assistive technology; a list has its content, and replaces it where text does not fit.
 */
export function RouteRuler({ ready, first, stations, children }: RouteRulerProps) {
  const { chosenBuyer, answer } = useRouteChoice();
  const span = answer.figures?.span;
  const certified = fill(copy.certified, { buyer: chosenBuyer.inText ?? copy.thisBuyer });
  return (
    <div className="route-ruler">
      <svg aria-hidden="true" className="route-scale" height="100%" width="100%">
        {labeledMonths.map((month) => (
          <g key={month}>
            <rect className="route-grid" width="1" x={xOf(month)} />
            <text
              // The label before the last one would touch it on mobile.
              className={
                month < end && month > end / 2
                  ? 'fill-muted text-caption max-md:hidden'
                  : 'fill-muted text-caption'
              }
              textAnchor={labelAnchor(month, end)}
              x={xOf(month)}
              y="100%"
            >
              {month}
              {month === end && ` ${networkCopy.figures.months}`}
            </text>
          </g>
        ))}
        <g className="route-lane-journey">
          <rect className="route-entry" />
          <rect className="route-journey" width={xOf(ready.max)} />
          {stations.map((month) => (
            <circle
              className="translate-x-1.5 fill-surface stroke-2 stroke-fg md:hidden"
              cx={xOf(month)}
              key={month}
              r="4.5"
            />
          ))}
          <rect className="route-terminal" x={xOf(ready.max)} />
          <Value at={ready.max} label={copy.ready} months={ready} />
        </g>
        <g className="route-lane-first">
          <line className="stroke-2 stroke-fg" x1={xOf(first.min)} x2={xOf(first.max)} />
          {[first.min, first.max].map((month) => (
            <line
              className="stroke-2 stroke-fg"
              key={month}
              x1={xOf(month)}
              x2={xOf(month)}
              y1={rem(-7)}
              y2={rem(7)}
            />
          ))}
          <Value at={first.max} label={copy.first} months={first} />
        </g>
        <g className="route-lane-buyer">
          {span ? (
            <>
              {/* In narrow windows above the bar, which covers the outline of the text. */}
              <Value
                at={span[0] > end / 3 ? end : 0}
                before={span[0] > end / 3}
                className="route-above"
                key={`above ${span.join()}`}
                label={certified}
                months={{ min: span[0], max: span[1] }}
              />
              <rect className="route-bar" width={xOf(span[1] - span[0])} x={xOf(span[0])} />
              <Value
                at={span[0] > end / 3 ? span[0] : span[1]}
                before={span[0] > end / 3}
                // Invisible, because Chrome keeps boxes for the text of a group that is not displayed.
                className="max-table:invisible"
                key={`inline ${span.join()}`}
                label={certified}
                months={{ min: span[0], max: span[1] }}
              />
            </>
          ) : (
            <Value at={first.max} label={copy.ask} />
          )}
        </g>
      </svg>
      {children}
      <ul className="sr-only tight:not-sr-only">
        {(
          [
            [ready, copy.ready],
            [first, copy.first],
            [span && { min: span[0], max: span[1] }, span ? certified : copy.ask],
          ] as const
        ).map(([months, label]) => (
          <li key={label}>
            {months && <b>{`${formatSpan(months.min, months.max)} ${networkCopy.figures.months} `}</b>}
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ValueProps {
  /** Month at which the text starts, or ends if it is before its bar. */
  at: number;
  before?: boolean;
  months?: Months;
  label: string;
  className?: string;
}

/** Renders months in large type and what they lead to, next to a bar. */
function Value({ at, before, months, label, className }: ValueProps) {
  return (
    <g className={className}>
      <text
        className={before ? 'route-value route-before' : 'route-value'}
        dy="0.35em"
        textAnchor={before ? 'end' : 'start'}
        x={xOf(at)}
      >
        {/* Each changing text has an element of its own, so that a translated page can be updated. */}
        {months && <tspan>{formatSpan(months.min, months.max)}</tspan>}
        {months && <tspan className="text-name max-md:hidden">{` ${networkCopy.figures.months}`}</tspan>}
        <tspan className="route-label" dx={months && '0.5em'}>
          {label}
        </tspan>
      </text>
    </g>
  );
}

/** Renders the link to the planner with the chosen product and buyer. */
export function PlanLink({ children }: { children: string }) {
  return (
    <ButtonLink arrow href={useRouteChoice().plan}>
      {children}
    </ButtonLink>
  );
}
