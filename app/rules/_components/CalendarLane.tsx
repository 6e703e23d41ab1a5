import type { RuleLane } from '@/content/facts/types';
import { ruleLaneNames } from '@/content/page-copy/rules';
import { placeOf } from '@/lib/rules/calendar';
import type { CalendarRule } from '@/lib/rules/lanes';
import { nextRule, type RuleState } from '@/lib/rules/register';

interface CalendarLaneProps {
  lane: RuleLane;
  stops: readonly CalendarRule[];
  /** The y coordinate of the line of the lane in rem. */
  y: number;
  /** The radius of a stop in px. */
  r: number;
  labels: boolean;
}

/** The distance of the baseline of each row of labels from the lane in rem. */
const labelRows = { '-2': -2.6, '-1': -1.3, '1': 2, '2': 3.3 } as const;

/** Sorts the next rule last, so that its stop is drawn over its neighbors. */
const nextRuleLast = (a: CalendarRule, b: CalendarRule) =>
  Number(a.id === nextRule?.id) - Number(b.id === nextRule?.id);

/** Renders a lane of the calendar: name, line, and stops with labels. */
export function CalendarLane({ lane, stops, y, r, labels }: CalendarLaneProps) {
  const center = `${y}rem`;
  return (
    <>
      <text className="fill-fg font-bold text-small" x="0" y={`${y + (labels ? labelRows['-2'] : -1)}rem`}>
        {ruleLaneNames[lane]}
      </text>
      <line
        className="stroke-rule forced-colors:stroke-[GrayText]"
        strokeWidth="4"
        x2="100%"
        y1={center}
        y2={center}
      />
      {[...stops].sort(nextRuleLast).map(({ id, title, days, label, place, state }) => {
        const baseline = place ? labelRows[place.row] : 0;
        // Where labels are shown, a rule without a label gets a smaller disc; a pointer on it shows its title, as the list below does.
        const small = labels && !(label && place) && state === 'in-force';
        return (
          <svg aria-hidden="true" className="overflow-visible" key={id} x={placeOf(days)} y={center}>
            {labels && !(label && place) && <title>{title}</title>}
            {/* The label and its leader line above or below the stop. */}
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
  /** Whether this rule is the next one to come into force. */
  next?: boolean;
  /** The radius in px; the glyph is centered on the origin. */
  r: number;
}

/** Paths inside a ring of radius 1: a pause sign, a diagonal stroke. */
const stateSigns = { open: 'M-.22-.36v.72M.22-.36v.72', superseded: 'M-.6 .6l1.2-1.2' } as const;

/**
 * Renders the state of a rule as a stop: full, dashed, in the color of the line, with a pause sign, or struck
 * through.
 */
function RuleGlyph({ state, next = false, r }: RuleGlyphProps) {
  const ring = { r: r - 2, strokeWidth: 4 };
  if (next) return <circle className="fill-line stroke-fg" {...ring} />;
  if (state === 'in-force') return <circle className="fill-fg" r={r} />;
  if (state === 'coming')
    return <circle className="fill-surface stroke-fg" strokeDasharray={`${r * 0.6} ${r * 0.4}`} {...ring} />;
  return (
    <g className="fill-surface stroke-muted" strokeWidth={3}>
      <circle r={r - 2} />
      <path d={stateSigns[state]} strokeWidth=".28" transform={`scale(${r})`} />
    </g>
  );
}
