import { round } from './line-weights';

/** Renders the hours 6, 12, 18 and 24 of the station clock, in the coordinates of the clock. */
export function ClockHours() {
  return (
    <g className="fill-fg lg:text-drawn-22 font-bold text-drawn-27" textAnchor="middle">
      {[6, 12, 18, 24].map((hour) => {
        const angle = (hour * Math.PI) / 12 - Math.PI / 2;
        return (
          <text key={hour} x={round(166 * Math.cos(angle))} y={round(166 * Math.sin(angle) + 7)}>
            {hour}
          </text>
        );
      })}
    </g>
  );
}
