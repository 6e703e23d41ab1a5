import { clsx } from 'clsx';
import { shortMonth } from '@/lib/planner/engine/calendar-months';
import { moves, type PlanDrawing } from '@/lib/planner/picture/picture';
import { isPlaced, wideFrame } from '@/lib/planner/picture/wide-frame';
import { paper, screen } from '@/lib/planner/picture/wide-measures';
import type { PlannerWords } from '@/lib/planner/words/words';
import { fill } from '@/lib/text/fill';
import { CalendarAxis } from './CalendarAxis';
import { DeadlineMark, DeadlineStop } from './DeadlineMark';
import { DimensionLine } from './DimensionLine';
import { LegalDate, LegalLine } from './LegalDate';
import { Hatchings } from './PlanBar';
import { PlanRun } from './PlanRun';
import { PlanTrunk } from './PlanTrunk';
import { PublishedLane } from './PublishedLane';
import { ReadinessLane } from './ReadinessLane';
import { RunHeads } from './RunHeads';
import { Signal } from './Signal';

interface PlanPictureProps {
  drawing: PlanDrawing;
  words: PlannerWords;
  /** Unique on the page: the hatchings carry it. */
  id: string;
  /** Drawn for the printed sheet: lower lanes, text as large as there. */
  onPaper?: boolean;
}

/** Two runs on one line, from the desktop's width up: the shortest above the trunk, the longest below it, on one calendar. */
export function PlanPicture({ drawing, words, id, onPaper = false }: PlanPictureProps) {
  const { runs, span, arrivals, deadline, gates, startMonth, legal, published } = drawing;
  const text = words.copy.picture;
  const frame = wideFrame(drawing, onPaper ? paper : screen);
  const { x, measures, top, trunk, under, bottom, end, height } = frame;
  const { width } = measures;
  const name = (month: number) => shortMonth(startMonth + month);
  const [short, long] = runs;
  /** Places of the dates on which law changes, their names one below another. */
  const days = legal.map((day, index) => ({ ...day, at: x(day.month), y: bottom + 14 + index * 18 }));
  /** Heights of a certification’s lanes: on both runs, or where it is only asked. */
  const lanesOf = (slug: string) =>
    runs.flatMap(({ lanes }, run) => {
      const at = lanes.findIndex(({ certification }) => certification === slug);
      const lane = lanes[at];
      const isLeftOut = !lane || (run === 1 && !isPlaced(lane)) || (onPaper && frame.crossed(lane));
      return isLeftOut ? [] : [(run === 0 ? top : under) + frame.lane(at)];
    });

  return (
    <svg
      aria-hidden="true"
      className={clsx(
        'plan-picture h-auto w-full overflow-visible tabular-nums [&_text]:fill-muted',
        moves(drawing) && 'plan-moves',
      )}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
    >
      <Hatchings id={id} />
      <CalendarAxis
        bottom={bottom + 6}
        crossed={[x(arrivals[1]), ...(deadline === null ? [] : [x(deadline)])]}
        labeled={gates.length > 0 ? span - 1 : span}
        span={span}
        startMonth={startMonth}
        top={top - 8}
        trunk={trunk}
        x={x}
      />
      <ReadinessLane text={fill(text.readiness, { bid: 3 })} x={x} />
      {days.map(({ id: day, at, y }) => (
        <LegalLine bottom={y} key={day} top={top - 8} x={at} />
      ))}
      {published && (
        <PublishedLane
          from={x(published.months[0])}
          text={fill(text.published, { name: words.pathways[published.id]?.name ?? '' })}
          to={x(published.months[1])}
        />
      )}
      <RunHeads bid={onPaper ? undefined : drawing.bid} frame={frame} words={words} />
      {deadline !== null && (
        <DeadlineMark
          bottom={bottom + 12}
          text={`${text.deadline}, ${name(deadline - 1)}`}
          top={top - 26}
          words={frame.due}
          x={x(deadline)}
        />
      )}
      <PlanRun frame={frame} id={id} name={name} run={short} top={top} words={words} />
      <PlanRun
        frame={frame}
        id={id}
        name={name}
        run={{ ...long, lanes: long.lanes.filter(isPlaced) }}
        top={under}
        words={words}
      />
      <PlanTrunk arrivals={arrivals} deadline={deadline} frame={frame} name={name} words={text} />
      {deadline !== null && <DeadlineStop trunk={trunk} x={x(deadline)} />}
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
      {days.map(({ id: day, certification, at, y }) => (
        <LegalDate
          bottom={y}
          flipped={at + 200 > end}
          key={day}
          lanes={lanesOf(certification)}
          text={`${words.dates[day]?.day}, ${words.dates[day]?.label}`}
          x={at}
        />
      ))}
      {gates.length > 0 && (
        <Signal
          from={x(Math.max(arrivals[1], deadline ?? 0)) + 30}
          id={id}
          measures={measures}
          // On the printed sheet they stand in the line over the picture.
          names={onPaper ? [] : gates.map((gate) => words.gates[gate]?.name ?? '')}
          x={end}
          y={trunk}
        />
      )}
      {frame.gated && (
        <text className="!fill-fg font-bold" textAnchor="end" x={width} y="26">
          {text.noDate}
          <tspan className="fill-muted font-normal" dy="20" x={width}>
            {text.afterSignal}
          </tspan>
        </text>
      )}
    </svg>
  );
}
