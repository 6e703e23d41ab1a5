import type { ScoringBlock } from '@/content/certifications/types';
import { share } from '@/lib/geometry/scale';

/** Typographic minus, as printed on the ruler. */
const signed = (score: number) => (score < 0 ? `−${-score}` : String(score));

/** Every fiftieth score between the ends. */
function marks(min: number, max: number): number[] {
  const first = Math.ceil(min / 50) * 50;
  return Array.from({ length: Math.floor((max - first) / 50) + 1 }, (_, index) => first + index * 50);
}

/** The whole range of the score on one axis: hatched below zero, ink up to the threshold, the line's color above it. */
export function ScoreRuler({ ruler }: { ruler: ScoringBlock['ruler'] }) {
  const { min, threshold, max, labels } = ruler;
  const x = (score: number) => share(score - min, max - min);
  const rows = (['min', 'threshold', 'max'] as const).map((key) => ({
    score: ruler[key],
    label: labels[key],
  }));
  return (
    <figure className="mt-14 tabular-nums lg:mt-21">
      <svg aria-hidden="true" className="h-18.5 w-full overflow-visible">
        <defs>
          <pattern
            height="10"
            id="score-hatch"
            patternTransform="rotate(45)"
            patternUnits="userSpaceOnUse"
            width="8"
          >
            <rect className="fill-rule" height="10" width="1" />
          </pattern>
        </defs>
        {marks(min, max).map((score) => (
          <g className={score % 100 ? 'max-md:hidden' : undefined} key={score}>
            <rect className="fill-fg" height="10" width="1" x={x(score)} y="20" />
            <text
              className="fill-muted text-caption"
              textAnchor={score - min < 20 ? 'start' : max - score < 20 ? 'end' : 'middle'}
              x={x(score)}
              y="13"
            >
              {signed(score)}
            </text>
          </g>
        ))}
        <rect fill="url(#score-hatch)" height="44" width={x(0)} y="30" />
        <rect className="fill-none stroke-2 stroke-fg" height="42" width={x(0)} x="1" y="31" />
        <rect className="fill-fg" height="44" width={share(threshold, max - min)} x={x(0)} y="30" />
        <rect
          className="fill-line"
          height="44"
          width={share(max - threshold, max - min)}
          x={x(threshold)}
          y="30"
        />
      </svg>
      <dl className="mt-3 grid gap-x-8 md:grid-cols-[1fr_auto_auto]">
        {rows.map(({ score, label }) => (
          <div
            className="flex flex-row-reverse items-baseline justify-end gap-4 border-rule py-2 max-md:border-b md:flex-col-reverse md:items-start md:gap-0 md:border-fg md:py-0 md:not-first:border-l-2 md:not-first:pl-4"
            key={label}
          >
            <dt className="text-label text-muted">{label}</dt>
            <dd className="min-w-16 text-tally">{signed(score)}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
