import type { RuleLane } from '@/content/facts/types';
import { ruleLaneNames } from '@/content/page-copy/rules';
import { placeOf } from '@/lib/rules/calendar';
import type { CalendarRule } from '@/lib/rules/lanes';
import { nextRule, type RuleState } from '@/lib/rules/register';

interface CalendarLaneProps {
  lane: RuleLane;
  stops: readonly CalendarRule[];
  /** Height of the lane's line in rem. */
  y: number;
  /** Radius of a stop in px. */
  r: number;
  labels: boolean;
}

/** Distance of each row of labels from the lane, to its baseline, in rem. */
const rows = { '-2': -2.6, '-1': -1.3, '1': 2, '2': 3.3 } as const;

/** The stop of the next rule covers its neighbors. */
const nextLast = (a: CalendarRule, b: CalendarRule) =>
  Number(a.id === nextRule?.id) - Number(b.id === nextRule?.id);

/** A lane of the calendar: its name, its line, its stops with their labels on poles. */
export function CalendarLane({ lane, stops, y, r, labels }: CalendarLaneProps) {
  const center = `${y}rem`;
  return (
    <>
      <text className="fill-fg font-bold text-small" x="0" y={`${y + (labels ? rows['-2'] : -1)}rem`}>
        {ruleLaneNames[lane]}
      </text>
      <line
        className="stroke-rule forced-colors:stroke-[GrayText]"
        strokeWidth="4"
        x2="100%"
        y1={center}
        y2={center}
      />
      {[...stops].sort(nextLast).map(({ id, title, days, label, place, state }) => {
        const baseline = place ? rows[place.row] : 0;
        // Among labels the disc of a rule without one is smaller; a pointer on it names it, as the list below does.
        const small = labels && !(label && place) && state === 'in-force';
        return (
          <svg aria-hidden="true" className="overflow-visible" key={id} x={placeOf(days)} y={center}>
            {labels && !(label && place) && <title>{title}</title>}
            {/* A label on a pole above or below its stop. */}
            {labels && label && place && (
              <>
                <line
                  className="stroke-fg"
                  strokeWidth="2"
                  y2={`${place.row < 0 ? baseline - 0.75 : baseline}rem`}
                />
                <text
                  className="fill-fg text-small lg:max-table:text-caption"
                  textAnchor={place.side}
                  x={place.side === 'start' ? 8 : -8}
                  y={`${baseline}rem`}
                >
                  {label}
                </text>
              </>
            )}
            <RuleGlyph
              next={id === nextRule?.id}
              r={id === nextRule?.id ? r + 2 : small ? r - 4 : r}
              state={state}
            />
          </svg>
        );
      })}
    </>
  );
}

interface RuleGlyphProps {
  state: RuleState;
  /** The one that comes next. */
  next?: boolean;
  /** Radius in px; the glyph is drawn around the zero of its drawing. */
  r: number;
}

/** In a ring of radius one: paused, struck out. */
const signs = { open: 'M-.22-.36v.72M.22-.36v.72', superseded: 'M-.6 .6l1.2-1.2' } as const;

/** Status of a rule, as a stop: full, dashed, filled with the line's color, paused, struck. */
function RuleGlyph({ state, next = false, r }: RuleGlyphProps) {
  const ring = { r: r - 2, strokeWidth: 4 };
  if (next) return <circle className="fill-line stroke-fg" {...ring} />;
  if (state === 'in-force') return <circle className="fill-fg" r={r} />;
  if (state === 'coming')
    return <circle className="fill-surface stroke-fg" strokeDasharray={`${r * 0.6} ${r * 0.4}`} {...ring} />;
  return (
    <g className="fill-surface stroke-muted" strokeWidth={3}>
      <circle r={r - 2} />
      <path d={signs[state]} strokeWidth=".28" transform={`scale(${r})`} />
    </g>
  );
}
