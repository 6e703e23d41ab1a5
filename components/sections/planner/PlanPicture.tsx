import { shortMonth } from '@/lib/planner/calendar-months';
import type { PlanDrawing } from '@/lib/planner/picture';
import { wide, wideFrame } from '@/lib/planner/wide-frame';
import type { PlannerWords } from '@/lib/planner/words';
import { fill } from '@/lib/text/fill';
import { CalendarAxis } from './CalendarAxis';
import { DeadlineMark } from './DeadlineMark';
import { DimensionLine } from './DimensionLine';
import { Hatchings } from './PlanBar';
import { PlanRun } from './PlanRun';
import { PlanTrunk } from './PlanTrunk';
import { ReadinessLane } from './ReadinessLane';
import { Signal } from './Signal';

interface PlanPictureProps {
  drawing: PlanDrawing;
  words: PlannerWords;
  /** Unique on the page: the hatchings carry it. */
  id: string;
}

/** Two runs on one line, from the desktop's width up: the shortest above the trunk, the longest below it, on one calendar. */
export function PlanPicture({ drawing, words, id }: PlanPictureProps) {
  const { runs, span, arrivals, deadline, gates, startMonth } = drawing;
  const text = words.copy.picture;
  const frame = wideFrame(drawing);
  const { x, trunk, under, end, height } = frame;
  const name = (month: number) => shortMonth(startMonth + month);
  const [short, long] = runs;

  return (
    <svg
      aria-hidden="true"
      className="plan-picture h-auto w-full overflow-visible tabular-nums [&_text]:fill-muted [&_text]:text-caption"
      viewBox={`0 0 ${wide.width} ${height}`}
    >
      <Hatchings id={id} />
      <CalendarAxis
        bottom={height - 6}
        span={span}
        startMonth={startMonth}
        top={wide.top - 8}
        trunk={trunk}
        x={x}
      />
      <ReadinessLane text={fill(text.readiness, { bid: 3 })} x={x} />
      <text className="!fill-fg font-bold !text-value" y={wide.top - 16}>
        {text.short}
      </text>
      <text className="!fill-fg font-bold !text-value" y={under - 14}>
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
      <PlanRun frame={frame} id={id} name={name} run={short} top={wide.top} words={words} />
      <PlanRun
        frame={frame}
        id={id}
        name={name}
        run={{ ...long, lanes: long.lanes.filter(({ state }) => state !== 'ask') }}
        top={under}
        words={words}
      />
      <PlanTrunk arrivals={arrivals} deadline={deadline} frame={frame} name={name} words={text} />
      {deadline !== null &&
        arrivals[1] > 0 &&
        arrivals.map((arrival, run) => (
          <DimensionLine
            arrival={x(arrival)}
            deadline={x(deadline)}
            key={run === 0 ? 'short' : 'long'}
            months={deadline - arrival}
            words={words}
            y={frame.dimension[run as 0 | 1]}
          />
        ))}
      {gates.length > 0 && (
        <Signal
          below={gates.map((gate) => words.gates[gate]?.name ?? '')}
          from={x(Math.max(arrivals[1], deadline ?? 0)) + 30}
          x={end}
          y={trunk}
        />
      )}
      {frame.gated && (
        <text className="!fill-fg font-extrabold" textAnchor="end" x={wide.width} y="26">
          {text.noDate}
          <tspan className="fill-muted font-normal" dy="20" x={wide.width}>
            {text.afterSignal}
          </tspan>
        </text>
      )}
    </svg>
  );
}
