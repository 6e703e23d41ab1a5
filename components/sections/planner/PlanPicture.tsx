import type { ReactNode } from 'react';
import { shortMonth } from '@/lib/planner/calendar-months';
import type { PlanDrawing, RunDrawing } from '@/lib/planner/picture';
import type { PlannerWords } from '@/lib/planner/words';
import { fill } from '@/lib/text/fill';
import { DeadlineMark } from './DeadlineMark';
import { Hatchings, PlanBar } from './PlanBar';
import { SignalMark } from './SignalMark';

const width = 1000;
const label = 190;
const row = 46;
const thickness = 16;
/** Room behind the calendar: a siding with a signal, or the words of the last date. */
const siding = { gates: 170, none: 24 };
const top = 86;
const middle = 156;

interface PlanPictureProps {
  drawing: PlanDrawing;
  words: PlannerWords;
  id: string;
}

/** Two runs on one line, from the desktop's width up: the shortest above the trunk, the longest below it, on one calendar. */
export function PlanPicture({ drawing, words, id }: PlanPictureProps) {
  const { runs, span, arrivals, deadline, startMonth } = drawing;
  const text = words.copy.picture;
  const gated = runs[0].lanes.some(({ gate }) => gate);
  const end = width - (gated ? siding.gates : siding.none);
  const x = (month: number) => +(label + (month * (end - 30 - label)) / span).toFixed(1);
  const upper = runs[0].lanes.length;
  const lower = runs[1].lanes.filter(({ state }) => state !== 'ask').length;
  const trunk = top + upper * row + 62;
  const under = trunk + middle - 62;
  const height = under + lower * row + 14;
  const months = Array.from({ length: span + 1 }, (_, month) => month);
  const quarter = (month: number) => (startMonth + month) % 3 === 0;
  const name = (month: number) => shortMonth(startMonth + month);
  const [first, last] = arrivals;
  /** The deadline would run through the words of the first arrival: they go under the trunk. */
  const crossed = deadline !== null && x(deadline) < x(first) && x(first) - x(deadline) < 220;

  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full overflow-visible tabular-nums [&_text]:fill-muted [&_text]:text-caption"
      viewBox={`0 0 ${width} ${height}`}
    >
      <Hatchings id={id} />
      <path
        className="stroke-rule"
        d={months
          .filter(quarter)
          .map((month) => `M${x(month)} ${top - 8}V${height - 6}`)
          .join('')}
        fill="none"
      />
      <ReadinessLane text={fill(text.readiness, { bid: 3 })} x={x} />
      <text className="!fill-fg font-bold !text-value" y={top - 18}>
        {text.short}
      </text>
      <text className="!fill-fg font-bold !text-value" y={under - 18}>
        {text.long}
      </text>
      {deadline !== null && (
        <DeadlineMark
          bottom={height}
          label={text.deadline}
          month={name(deadline - 1)}
          top={52}
          trunk={trunk}
          x={x(deadline)}
        />
      )}
      {runs.map((run, index) => (
        <Run
          end={end}
          id={id}
          key={index === 0 ? 'short' : 'long'}
          name={name}
          run={index === 0 ? run : { ...run, lanes: run.lanes.filter(({ state }) => state !== 'ask') }}
          top={index === 0 ? top : under}
          trunk={trunk}
          words={words}
          x={x}
        />
      ))}
      {/* The trunk: full to the first arrival, hollow to the last; past the deadline it is cut. */}
      <path className="stroke-line" d={`M0 ${trunk}H${x(0)}`} fill="none" strokeWidth="8" />
      <path className="stroke-line" d={`M${x(0)} ${trunk}H${x(first)}`} fill="none" strokeWidth="12" />
      <path className="stroke-line" d={`M${x(first)} ${trunk}H${x(last)}`} fill="none" strokeWidth="14" />
      <path className="stroke-ground" d={`M${x(first)} ${trunk}H${x(last)}`} fill="none" strokeWidth="7" />
      {deadline !== null && deadline < last && (
        <path
          className="stroke-ground"
          d={`M${x(Math.max(deadline, first))} ${trunk}H${x(last)}`}
          fill="none"
          strokeDasharray="6 10"
          strokeWidth="16"
        />
      )}
      <path
        className="stroke-muted"
        d={months.map((month) => `M${x(month)} ${trunk + 14}v${quarter(month) ? 10 : 5}`).join('')}
        fill="none"
      />
      {months.filter(quarter).map((month) => {
        const year = (startMonth + month) % 12 === 0;
        return (
          <text
            className={year ? '!fill-fg font-extrabold' : undefined}
            key={month}
            x={x(month) + 7}
            y={trunk + 36}
          >
            {year ? name(month).slice(-4) : name(month).slice(0, 3)}
          </text>
        );
      })}
      <g className="fill-ground stroke-fg" strokeWidth="6">
        <circle cx={x(0)} cy={trunk} r="17" />
        {last > 0 && <circle cx={x(first)} cy={trunk} r="13" />}
        {last > first && <circle cx={x(last)} cy={trunk} r="13" />}
      </g>
      <text className="!fill-fg font-extrabold" y={trunk - 18}>
        {text.start}
      </text>
      <text y={trunk + 34}>{name(0)}</text>
      {last > 0 && (
        <>
          <text
            className="!fill-fg font-extrabold"
            textAnchor="end"
            x={x(first) - 20}
            y={crossed ? trunk + 58 : trunk - 16}
          >
            {fill(text.earliest, { month: name(Math.ceil(first) - 1) })}
          </text>
          <text
            className="!fill-fg font-extrabold"
            textAnchor={x(last) > width - 220 ? 'end' : 'start'}
            x={x(last) > width - 220 ? x(last) - 20 : x(last) + 20}
            y={x(last) > width - 220 ? trunk + 56 : trunk - 16}
          >
            {fill(text.latest, { month: name(Math.ceil(last) - 1) })}
          </text>
        </>
      )}
      {gated && (
        <text className="!fill-fg font-extrabold" x={end} y="26">
          {text.noDate}
          <tspan className="fill-muted font-normal" dy="20" x={end}>
            {text.afterSignal}
          </tspan>
        </text>
      )}
    </svg>
  );
}

/** The readiness plan, thin and apart: another end point, never one of the lanes. */
function ReadinessLane({ text, x }: { text: string; x: (month: number) => number }) {
  return (
    <g>
      <path
        className="stroke-muted"
        d={`M${x(0)} 34H${x(6)}M${x(3)} 28v12M${x(6)} 28v12`}
        fill="none"
        strokeWidth="3"
      />
      <text x={x(0)} y="20">
        {text}
      </text>
    </g>
  );
}

interface RunProps {
  run: RunDrawing;
  top: number;
  trunk: number;
  /** Left edge of the siding. */
  end: number;
  x: (month: number) => number;
  name: (month: number) => string;
  words: PlannerWords;
  id: string;
}

function Run({ run: { lanes, links, last }, top: start, trunk, end, x, name, words, id }: RunProps) {
  const y = (lane: number) => start + (lane + 0.5) * row;
  const begins = lanes.flatMap(({ bars }, index) => (bars[0]?.from === 0 ? [y(index)] : []));
  const ends: ReactNode[] = [];
  return (
    <g>
      <path
        className="stroke-faint"
        d={lanes.map((_, index) => `M0 ${start + index * row}H${end - 30}`).join('')}
        fill="none"
      />
      {begins.length > 0 && (
        <path
          className="stroke-line"
          d={`M${x(0)} ${trunk}V${trunk > start ? Math.min(...begins) : Math.max(...begins)}`}
          fill="none"
          strokeWidth="5"
        />
      )}
      {lanes.map(({ certification, state, bars, end: done, last: isLast, gate }, index) => {
        const at = y(index);
        if (done !== null)
          ends.push(
            <g key={certification}>
              <circle
                className={isLast ? 'fill-line stroke-fg' : 'fill-ground stroke-fg'}
                cx={x(done)}
                cy={at}
                r="9"
                strokeWidth="5"
              />
              <text
                className="!fill-fg stroke-ground [paint-order:stroke]"
                strokeWidth="5"
                x={x(done) + 17}
                y={at + 5}
              >
                {name(Math.ceil(done) - 1)}
              </text>
            </g>,
          );
        return (
          <g key={certification}>
            <text className={state === 'ask' ? undefined : '!fill-fg font-extrabold'} y={at - 2}>
              {words.certifications[certification]?.name}
            </text>
            <text y={at + 15}>
              {state === 'held'
                ? words.copy.picture.held
                : state === 'ask'
                  ? words.copy.picture.ask
                  : lengthOf(bars, words)}
            </text>
            {state === 'ask' && (
              <g className="fill-ground stroke-muted" strokeDasharray="7 5" strokeWidth="4">
                <path d={`M${x(0) + 14} ${at}h${x(3) - x(0)}`} fill="none" />
                <circle cx={x(0)} cy={at} r="8" strokeDasharray="5 4" strokeWidth="3" />
              </g>
            )}
            {state === 'held' && <HeldStop x={x(0)} y={at} />}
            {bars.map((bar) => (
              <PlanBar
                bar={bar}
                height={thickness}
                id={id}
                key={bar.from}
                width={x(bar.to) - x(bar.from) - 2}
                x={x(bar.from) + 1}
                y={at - thickness / 2}
              />
            ))}
            {gate && done !== null && (
              <SignalMark from={x(done) + 92} label={words.gates[gate]?.name ?? ''} x={end} y={at} />
            )}
          </g>
        );
      })}
      {links.map(({ from, to, month }) => (
        <g key={`${from}-${to}-${month}`}>
          <path className="stroke-ground" d={`M${x(month)} ${y(from)}V${y(to)}`} strokeWidth="9" />
          <path className="stroke-fg" d={`M${x(month)} ${y(from)}V${y(to)}`} strokeWidth="4" />
          <g className="fill-ground stroke-fg" strokeWidth="4">
            <circle cx={x(month)} cy={y(from)} r="7" />
            <circle cx={x(month)} cy={y(to)} r="7" />
          </g>
        </g>
      ))}
      {last >= 0 && (
        <path
          className="stroke-line"
          d={`M${x(lanes[last]?.end ?? 0)} ${y(last)}V${trunk}`}
          strokeWidth="5"
        />
      )}
      {ends}
    </g>
  );
}

/** Months of a lane’s own work, waiting left out. */
function lengthOf(bars: RunDrawing['lanes'][number]['bars'], { copy }: PlannerWords): string {
  const months = bars.reduce((sum, { from, to }) => sum + to - from, 0);
  return fill(months === 1 ? copy.months.one : copy.months.many, { n: months });
}

/** A filled stop with a check: held. */
export function HeldStop({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <circle className="fill-fg" cx={x} cy={y} r="11" />
      <path className="stroke-ground" d={`M${x - 5} ${y}l3.6 4 6.6-7.4`} fill="none" strokeWidth="3" />
    </g>
  );
}
