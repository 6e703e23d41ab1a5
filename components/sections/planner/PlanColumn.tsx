import { shortMonth } from '@/lib/planner/calendar-months';
import type { PlanDrawing } from '@/lib/planner/picture';
import type { PlannerWords } from '@/lib/planner/words';
import { Hatchings, PlanBar } from './PlanBar';

const width = 290;
const monthHeight = 26;
const top = 64;
const middle = 162;
const labels = 40;
const thickness = 11;

/** The same picture for small windows: time runs down, the shortest run left of the trunk, the longest right of it. */
export function PlanColumn({
  drawing,
  words,
  id,
}: {
  drawing: PlanDrawing;
  words: PlannerWords;
  id: string;
}) {
  const { runs, span, arrivals, deadline, startMonth } = drawing;
  const text = words.copy.picture;
  const planned = runs.map(({ lanes }) => lanes.filter(({ state }) => state === 'planned'));
  const count = planned[0]?.length ?? 0;
  const pitch = Math.min(
    28,
    (width - middle - 24) / Math.max(1, count),
    (middle - 24 - labels) / Math.max(1, count),
  );
  const y = (month: number) => +(top + month * monthHeight).toFixed(1);
  const x = (run: number, lane: number) =>
    +(run ? middle + 24 + (lane + 0.5) * pitch : middle - 24 - (count - lane - 0.5) * pitch).toFixed(1);
  const [first, last] = arrivals;
  const gated = planned[0]?.some(({ gate }) => gate) ?? false;
  const end = y(span);
  const height = end + (gated ? 92 : 16);
  const months = Array.from({ length: span + 1 }, (_, month) => month);
  const quarters = months.filter((month) => (startMonth + month) % 3 === 0);
  const laneOf = (run: number, index: number) =>
    planned[run]?.findIndex(
      ({ certification }) => certification === runs[run]?.lanes[index]?.certification,
    ) ?? -1;

  return (
    <svg
      aria-hidden="true"
      className="mx-auto h-auto w-full max-w-[420px] overflow-visible tabular-nums [&_text]:fill-muted [&_text]:text-caption"
      viewBox={`0 0 ${width} ${height}`}
    >
      <Hatchings id={id} />
      <text className="!fill-fg font-extrabold" textAnchor="end" x={middle - 22} y="14">
        {text.short}
      </text>
      <text className="!fill-fg font-extrabold" x={middle + 22} y="14">
        {text.long}
      </text>
      <path
        className="stroke-rule"
        d={quarters.map((month) => `M${labels} ${y(month)}H${width}`).join('')}
        fill="none"
      />
      {quarters
        .filter((month) => deadline === null || Math.abs(deadline - month) > 1.6)
        .map((month) => {
          const year = (startMonth + month) % 12 === 0;
          const name = shortMonth(startMonth + month);
          return (
            <text className={year ? '!fill-fg font-extrabold' : undefined} key={month} y={y(month) + 5}>
              {year ? name.slice(-4) : name.slice(0, 3)}
            </text>
          );
        })}
      {deadline !== null && (
        <g>
          <path
            className="stroke-fg opacity-35 forced-colors:opacity-100"
            d={`M0 ${y(deadline)}H${width}`}
            strokeWidth="7"
          />
          <path className="stroke-fg" d={`M${middle - 18} ${y(deadline)}H${middle + 18}`} strokeWidth="10" />
          <text className="!fill-fg font-extrabold" y={y(deadline) - 9}>
            {text.deadline}
          </text>
          <text y={y(deadline) + 20}>{shortMonth(startMonth + deadline - 1)}</text>
        </g>
      )}
      {planned.map((lanes, run) => (
        <g key={run === 0 ? 'short' : 'long'}>
          {lanes.some(({ bars }) => bars[0]?.from === 0) && (
            <path
              className="stroke-line"
              d={`M${middle} ${y(0)}H${run ? Math.max(...lanes.map((_, lane) => x(run, lane))) : x(run, 0)}`}
              fill="none"
              strokeWidth="5"
            />
          )}
          {lanes.map(({ certification, bars, end: done, last: isLast, gate }, lane) => (
            <g key={certification}>
              <text className="!fill-fg font-extrabold" textAnchor="middle" x={x(run, lane)} y={top - 22}>
                {lane + 1}
              </text>
              {bars.map((bar) => (
                <PlanBar
                  bar={bar}
                  height={y(bar.to) - y(bar.from) - 2}
                  id={id}
                  key={bar.from}
                  width={thickness}
                  x={x(run, lane) - thickness / 2}
                  y={y(bar.from) + 1}
                />
              ))}
              {done !== null && isLast && (
                <path className="stroke-line" d={`M${x(run, lane)} ${y(done)}H${middle}`} strokeWidth="5" />
              )}
              {done !== null && gate && (
                <g className="fill-none stroke-fg">
                  <path
                    className="stroke-muted"
                    d={`M${x(run, lane)} ${y(done) + 10}V${end + 18}`}
                    strokeDasharray="2 7"
                    strokeWidth="2"
                  />
                  <path d={`M${x(run, lane) - 8} ${end + 22}h16`} strokeWidth="7" />
                  <path d={`M${x(run, lane)} ${end + 32}v32`} strokeDasharray="9 6" strokeWidth="4" />
                  <circle className="fill-ground" cx={x(run, lane)} cy={end + 34} r="5" strokeWidth="3" />
                  <circle
                    className="fill-ground"
                    cx={x(run, lane)}
                    cy={end + 74}
                    r="7"
                    strokeDasharray="5 3"
                    strokeWidth="3"
                  />
                </g>
              )}
              {done !== null && (
                <circle
                  className={isLast ? 'fill-line stroke-fg' : 'fill-ground stroke-fg'}
                  cx={x(run, lane)}
                  cy={y(done)}
                  r="7"
                  strokeWidth="4"
                />
              )}
            </g>
          ))}
          {runs[run]?.links.map(({ from, to, month }) => (
            <path
              className="stroke-fg"
              d={`M${x(run, laneOf(run, from))} ${y(month)}H${x(run, laneOf(run, to))}`}
              key={`${from}-${to}-${month}`}
              strokeWidth="4"
            />
          ))}
        </g>
      ))}
      <path className="stroke-line" d={`M${middle} ${y(0) - 30}V${y(first)}`} strokeWidth="12" />
      <path className="stroke-line" d={`M${middle} ${y(first)}V${y(last)}`} strokeWidth="14" />
      <path className="stroke-ground" d={`M${middle} ${y(first)}V${y(last)}`} strokeWidth="7" />
      <g className="fill-ground stroke-fg" strokeWidth="6">
        <circle cx={middle} cy={y(0)} r="14" />
        {last > 0 && <circle cx={middle} cy={y(first)} r="11" />}
        {last > first && <circle cx={middle} cy={y(last)} r="11" />}
      </g>
      {gated && (
        <text className="!fill-fg font-extrabold" y={end + 38}>
          {text.noDate}
        </text>
      )}
    </svg>
  );
}
