import { centerLine, detail, hatching, outline, round } from '@/components/art/line-weights';

/** Radius of the motors' circle and of one propeller disk. */
const motorCircle = 204;
const disk = 117;
const corner = round(motorCircle * Math.SQRT1_2);

/** Motors clockwise from the upper right, each with the angle at which its propeller has stopped. */
const motors = [
  { x: corner, y: -corner, arm: -45, stop: 22 },
  { x: corner, y: corner, arm: 45, stop: -38 },
  { x: -corner, y: corner, arm: 135, stop: 14 },
  { x: -corner, y: -corner, arm: 225, stop: -52 },
] as const;

/** A ring of `count` short radial strokes, drawn as the dashes of one wide circle. */
function Ticks({
  count,
  radius,
  length,
  width,
}: {
  count: number;
  radius: number;
  length: number;
  width: number;
}) {
  const gap = (2 * Math.PI * radius) / count - width;
  return <circle r={radius} strokeDasharray={`${width} ${gap.toFixed(3)}`} strokeWidth={length} />;
}

const screws = [-84, -52, 52, 86].flatMap((y) => [-36, 36].map((x) => ({ x, y })));

/** Quadcopter in plan view; `viewBox` -330 -322 660 652. Symbols are drawn once and placed by `use`. */
export function Quadcopter() {
  return (
    <g className="fill-none stroke-fg" strokeWidth={outline}>
      <defs>
        <path
          d="M7 -3.2C17 -9 38.1 -12.5 47 -12C69.4 -10.6 96.3 -6.6 109 -3.4Q112 -2.2 112 .2Q112 2 108 2.4C89.6 4 56 6.4 33.6 6.2C17 6 13 4.4 7 3.6Z"
          id="quad-blade"
        />
        <g id="quad-disk">
          <circle r={disk} strokeDasharray="5 4" strokeWidth="0.8" />
          <g opacity={hatching.opacity}>
            <Ticks count={72} length={3} radius={disk - 1.5} width={hatching.strokeWidth} />
            <Ticks count={12} length={7} radius={disk - 3.5} width={hatching.strokeWidth} />
          </g>
        </g>
        <g id="quad-arm">
          <path d="M34 -19L70 -14L178 -11.5A29 29 0 1 1 178 11.5L70 14L34 19Z" />
          <path d="M78 -6.5L160 -5A5 5 0 0 1 160 5L78 6.5A6.5 6.5 0 0 1 78 -6.5Z" {...detail} />
          <path d="M92 -5.8v11.6M104 -5.5v11M116 -5.3v10.6M128 -5.2v10.4M140 -5v10M152 -5v10" {...hatching} />
        </g>
        <g id="quad-propeller">
          {[0, 120, 240].map((angle) => (
            <g key={angle} transform={`rotate(${angle})`}>
              <use href="#quad-blade" />
              <path d="M16 -1Q60 -4 103 -1" {...hatching} />
            </g>
          ))}
        </g>
        <g id="quad-motor">
          <circle r="21" />
          <circle r="18" {...detail} />
          <Ticks count={12} length={6} radius={13} width={detail.strokeWidth} />
          <circle r="8" />
          <circle className="fill-fg" r="2.6" />
        </g>
      </defs>
      {motors.map(({ x, y }) => (
        <g key={`${x}${y}`} transform={`translate(${x} ${y})`}>
          <use href="#quad-disk" />
          <path d="M-133 0H133M0 -133V133" {...centerLine} />
        </g>
      ))}
      <path d="M0 -190V196" {...centerLine} />
      <g className="fill-ground">
        {motors.map(({ arm }) => (
          <use href="#quad-arm" key={arm} transform={`rotate(${arm})`} />
        ))}
        <Body />
        {motors.map(({ x, y, stop }, index) => (
          <g key={`${x}${y}`} transform={`translate(${x} ${y})`}>
            <use href="#quad-propeller" transform={`rotate(${stop}) scale(1 ${index % 2 ? 1 : -1})`} />
            <use href="#quad-motor" />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Frame, battery with straps, camera and antennas. */
function Body() {
  return (
    <>
      <path d="M-30 -112H30L48 -90V-44L40 -30V30L48 44V92L34 116H-34L-48 92V44L-40 30V-30L-48 -44V-90Z" />
      <path d="M-26 -104H26L41 -86M-26 -104L-41 -86M41 88L29 108H-29L-41 88" {...detail} />
      {screws.map(({ x, y }) => (
        <path
          d={`M${x - 4.2} ${y}a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0M${x - 2} ${y}h4M${x} ${y - 2}v4`}
          key={`${x}${y}`}
          {...detail}
        />
      ))}
      <rect height="122" rx="5" width="54" x="-27" y="-72" />
      <path d="M-27 -58H27M-27 36H27M-18 -72V-58M18 -72V-58" {...detail} />
      <path d="M-33 -38h66v15h-66zM-33 6h66v15h-66z" />
      <path d="M-29 -34.5h58M-29 -30.5h58M-29 -26.5h58M-29 9.5h58M-29 13.5h58M-29 17.5h58" {...hatching} />
      <path d="M-10 50C-10 62 -20 62 -20 74M-4 50C-4 66 -14 66 -14 74M-25 74h16v11h-16z" {...detail} />
      <circle cx="12" cy="76" r="18" />
      <path d="M-1.5 76a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0 -27 0M12 68v16M4 76h16" {...detail} />
      <path d="M-20 -112V-128L-13 -136H13L20 -128V-112ZM-10 -136V-147H10V-136Z" />
      <path d="M-10 -147Q0 -155 10 -147M-14 -120H14M-3 -124a3 3 0 1 0 6 0a3 3 0 1 0 -6 0" {...detail} />
      <path d="M-30 106L-52 146M30 106L52 146" fill="none" />
      <path d="M-49 138L-55.5 152Q-59 158 -63 156Q-67 153 -64 147L-55 134ZM49 138L55.5 152Q59 158 63 156Q67 153 64 147L55 134Z" />
    </>
  );
}
