import { Fragment } from 'react';
import type { CertificationSectionOf } from '@/content/certifications/types';
import { percentOf, rem } from '@/lib/geometry/scale';

/** Returns the score with a typographic minus sign. */
const signed = (score: number) => (score < 0 ? `−${-score}` : String(score));

/** Returns the multiples of 100 between the ends. */
function ticks(min: number, max: number): number[] {
  const first = Math.ceil(min / 100) * 100;
  return Array.from({ length: Math.floor((max - first) / 100) + 1 }, (_, index) => first + index * 100);
}

/**
 * The labeled scores, from top to bottom. Each label is one row below the previous one, so that no leader line crosses
 * a label.
 */
const labeledScores = ['threshold', 'max', 'min'] as const;
/** Heights in px at the default text size. */
const [barTop, bar, row] = [26, 40, 30] as const;

/** Renders the range of the score: hatched below zero, dark up to the threshold, in the color of the line above it. */
export function ScoreRuler({ ruler }: Pick<CertificationSectionOf<'scoring'>, 'ruler'>) {
  const { min, threshold, max, labels } = ruler;
  const x = (score: number) => percentOf(score - min, max - min);
  const width = (from: number, to: number) => percentOf(to - from, max - min);
  const scores = labeledScores.map((key) => ({ key, score: ruler[key], label: labels[key] }));
  return (
    <figure className="numerals">
      <svg aria-hidden="true" className="h-46 w-full overflow-visible">
        <pattern
          height="10"
          id="score-hatch"
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
          width="8"
        >
          <rect className="fill-muted" height="10" width="1" />
        </pattern>
        {ticks(min, max).map((score) => (
          <text
            className="fill-muted text-caption"
            key={score}
            textAnchor={score - min < 20 ? 'start' : 'middle'}
            x={x(score)}
            y={rem(16)}
          >
            {signed(score)}
          </text>
        ))}
        <rect
          className="stroke-2 stroke-fg"
          fill="url(#score-hatch)"
          height={rem(bar)}
          width={x(0)}
          y={rem(barTop)}
        />
        <rect className="fill-fg" height={rem(bar)} width={width(0, threshold)} x={x(0)} y={rem(barTop)} />
        <rect
          className="fill-line"
          height={rem(bar)}
          width={width(threshold, max)}
          x={x(threshold)}
          y={rem(barTop)}
        />
        {scores.map(({ key, score, label }, index) => (
          <Fragment key={key}>
            <line
              className="stroke-2 stroke-fg"
              data-score={score}
              x1={x(score)}
              x2={x(score)}
              y1={rem(barTop)}
              y2={rem(barTop + bar + row * (index + 1))}
            />
            <text
              className={
                key === 'min' ? 'translate-x-2 fill-fg text-small' : '-translate-x-2 fill-fg text-small'
              }
              textAnchor={key === 'min' ? 'start' : 'end'}
              x={x(score)}
              y={rem(barTop + bar + row * (index + 1) - 4)}
            >
              <tspan className="text-name">{signed(score)}</tspan>{' '}
              <tspan className="tight:hidden">{label}</tspan>
            </text>
          </Fragment>
        ))}
      </svg>
      {/* On the narrowest screens, labels in enlarged text do not fit next to their leader lines. */}
      <figcaption className="sr-only tight:not-sr-only">
        {scores.map(({ score, label }) => `${signed(score)}: ${label}`).join('; ')}
      </figcaption>
    </figure>
  );
}
