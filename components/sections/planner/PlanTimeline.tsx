import { clsx } from 'clsx';
import { shortMonth } from '@/lib/planner/engine/calendar-months';
import type { PlannerData } from '@/lib/planner/engine/data';
import type { OpenQuestion } from '@/lib/planner/engine/open-questions';
import type { Plan } from '@/lib/planner/engine/types';
import { yearlyObligation } from '@/lib/planner/engine/upkeep';
import { type Timeline, type TimelineRow, timelineOf } from '@/lib/planner/timeline/timeline';
import { decisionsText, monthsText, phaseMonths, possibleLengthText } from '@/lib/planner/words/figures';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';

interface PlanPictureProps {
  plan: Plan;
  data: PlannerData;
  words: PlannerWords;
  /** The open questions whose answers can still add certifications to the plan. */
  open?: readonly OpenQuestion[];
}

/**
 * Renders the plan on a calendar with a row per certification, on screen and in print; the list below is the text
 * version.
 */
export function PlanTimeline({ plan, data, words, open }: PlanPictureProps) {
  const picture = timelineOf(data, plan, words.gates, open);
  const { rows, span, dates, startMonth } = picture;
  const { copy } = words;
  if (rows.length === 0) return null;
  const has = (state: TimelineRow['state']) => rows.some((row) => row.state === state);
  const text = (row: TimelineRow) => rowText(row, plan, words);
  return (
    <figure aria-label={copy.picture.title} className="plan-picture break-inside-avoid">
      {dates.map(({ id, month }, index) => (
        <div className="picture-row picture-words" key={id ?? 'deadline'}>
          <svg aria-hidden="true" className="h-6 stroke-surface" paintOrder="stroke" strokeWidth="4">
            <DateLines dates={dates.slice(0, index)} span={span} />
            <DateLines from="50%" dates={[{ id, month }]} span={span} />
            <text
              {...(month > span / 2 ? { dx: -6, textAnchor: 'end' } : { dx: 6 })}
              x={position(month, span)}
              y="1em"
            >
              {(id && words.dates[id]?.label) ?? copy.picture.deadline}
              <tspan className="max-lg:hidden print:inline">
                {`, ${shortMonth(startMonth + Math.ceil(month) - 1)}`}
              </tspan>
            </text>
          </svg>
        </div>
      ))}
      <ol>
        {rows.map((row) => (
          <li className="picture-row" key={row.certification}>
            <b className="text-name max-md:pt-2">{words.certifications[row.certification]?.name}</b>{' '}
            <div className={row.state === 'held' ? 'hidden' : undefined}>
              <svg aria-hidden="true" className="md:absolute md:inset-0">
                <PlanBar row={row} span={span} />
                <DateLines dates={dates} span={span} />
              </svg>
            </div>
            <span
              className={clsx('text-right max-md:pt-2 md:col-3', row.state !== 'planned' && 'text-muted')}
            >
              {text(row)}
            </span>
          </li>
        ))}
      </ol>
      <div className="picture-row picture-words">
        <svg
          aria-hidden="true"
          className="h-7 ink-t fill-muted stroke-surface"
          paintOrder="stroke"
          strokeWidth="4"
        >
          {picture.ticks.map((month, index) => (
            <text
              className={
                index % 2 === 1 && picture.ticks.length > 2 ? 'max-lg:hidden print:inline' : undefined
              }
              key={month}
              textAnchor={month > span * 0.8 ? 'end' : 'start'}
              x={position(month, span)}
              y="1.2em"
            >
              {shortMonth(startMonth + month)}
            </text>
          ))}
        </svg>
      </div>
      <figcaption className="mt-2 flex flex-wrap gap-x-4 text-caption text-muted">
        {[
          ...(has('planned') ? [copy.picture.solid, copy.picture.hollow, copy.picture.chain] : []),
          ...(rows.some(({ gates }) => gates.length > 0) ? [copy.picture.gate] : []),
          ...(has('asked') ? [copy.picture.dashed] : []),
        ].map((text) => (
          <span key={text}>{`${text} `}</span>
        ))}
      </figcaption>
    </figure>
  );
}

const position = (month: number, span: number) => `${+((month / span) * 100).toFixed(2)}%`;

/**
 * Returns the text at the end of a row: months and decisions, the yearly date of a held certificate, or a condition.
 */
function rowText(
  { certification, state, gates, question }: TimelineRow,
  plan: Plan,
  words: PlannerWords,
): string {
  const { picture } = words.copy;
  if (state === 'held') {
    const held = plan.held.find((item) => item.certification === certification);
    const yearly = held && yearlyObligation(held, words.upkeep);
    return yearly ? fill(picture.heldYearly, { name: yearly }) : picture.held;
  }
  if (state === 'asked') {
    const asked = plan.ask.find((item) => item.certification === certification);
    if (question) return picture.if[question];
    return asked ? possibleLengthText(asked, words) : '';
  }
  const item = plan.items.find((planned) => planned.certification === certification);
  const months = item ? monthsText(phaseMonths(item)) : '';
  const [gate, ...more] = gates;
  if (!gate) return months;
  const names =
    more.length > 0 ? decisionsText(gates.length, words, 'inSentence') : (words.gates[gate]?.name ?? '');
  return fill(picture.gated, { months, names });
}

/**
 * Renders a bar that is solid to the earliest end and hollow to the latest, or a dashed line for an open requirement.
 */
function PlanBar({ row: { state, begin, ends, chain, late }, span }: { row: TimelineRow; span: number }) {
  const [earliest, latest] = ends;
  const segment = (from: number, to: number) => ({
    x: position(from, span),
    width: position(to - from, span),
  });
  if (state === 'held') return null;
  if (state === 'asked')
    return (
      <line
        className="stroke-3 stroke-muted"
        strokeDasharray="8 5"
        x1="0"
        x2={position(latest, span)}
        y1="50%"
        y2="50%"
      />
    );
  return (
    <>
      {latest > earliest && (
        <rect
          className={clsx('fill-none stroke-2', late ? 'stroke-line' : 'stroke-fg')}
          {...segment(earliest, latest)}
        />
      )}
      <rect {...segment(begin, earliest)} />
      {chain.map(([from, to]) => (
        <rect className="fill-line" key={from} {...segment(from, to)} />
      ))}
    </>
  );
}

interface DateLinesProps {
  dates: Timeline['dates'];
  span: number;
  /** The distance of the start of the lines from the top. */
  from?: string;
}

/** Renders the lines of the dates over one row. */
function DateLines({ dates, span, from = '0' }: DateLinesProps) {
  return dates.map(({ id, month }) => (
    <line
      className={id ? 'stroke-muted' : 'stroke-fg'}
      key={id ?? 'deadline'}
      strokeDasharray={id && '6 4'}
      strokeWidth={id ? 1.5 : 4}
      x1={position(month, span)}
      x2={position(month, span)}
      y1={from}
      y2="100%"
    />
  ));
}
