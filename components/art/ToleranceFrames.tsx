import type { Target } from '@/content/stations/blocks/targets';

type Aim = Target['aim'];

/** A target in its frame: the symbol follows from the aim. */
export interface ToleranceFrame {
  aim: Aim;
  figure: string;
  label: string;
}

/** Symbols of geometric tolerances: position, concentricity, flatness, perpendicularity. */
const symbols: Record<Aim, string> = {
  'at-least': 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M-13 0H13M0 -13V13',
  improvement: 'M-11 0a11 11 0 1 0 22 0a11 11 0 1 0 -22 0M-5.5 0a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0',
  reduction: 'M-13 7H5L13 -7H-5Z',
  none: 'M-12 9H12M0 9V-11',
};

/** Where each frame stands, how wide it is, and the leader from the part to it. */
const places: Record<
  Aim,
  { x: number; y: number; width: number; from: readonly [number, number]; path: string }
> = {
  'at-least': { x: 150, y: -284, width: 352, from: [113, -113], path: 'V-262H150' },
  improvement: { x: -214, y: -306, width: 304, from: [-113, -113], path: 'V-262' },
  reduction: { x: -214, y: 272, width: 296, from: [-32, 32], path: 'L-150 272' },
  none: { x: 150, y: 272, width: 292, from: [404, 75], path: 'V272' },
};

/** The frames over the motor mount, in coordinates around its center; below the desktop their list stands instead. */
export function ToleranceFrames({ frames }: { frames: readonly ToleranceFrame[] }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 hidden size-full lg:block"
      viewBox="-250 -330 790 668"
    >
      {frames.map((frame) => (
        <Frame key={frame.aim} {...frame} />
      ))}
    </svg>
  );
}

function Frame({ aim, figure, label }: ToleranceFrame) {
  const { x, y, width, from, path } = places[aim];
  const split = 44 + figure.length * 13 + 26;
  return (
    <>
      <path className="fill-none stroke-line" d={`M${from.join(' ')}${path}`} strokeWidth="1.75" />
      <circle className="fill-line" cx={from[0]} cy={from[1]} r="4" />
      <g transform={`translate(${x} ${y})`}>
        <path
          className="fill-ground stroke-fg"
          d={`M0 0H${width}V44H0ZM44 0V44M${split} 0V44`}
          strokeWidth="1.8"
        />
        <path className="fill-none stroke-fg" d={symbols[aim]} strokeWidth="2" transform="translate(22 22)" />
        <text className="fill-muted text-[19px]" x={split + 12} y="29">
          {label}
        </text>
        <text className="fill-fg font-heavy text-[19px]" x="55" y="29">
          {figure}
        </text>
      </g>
    </>
  );
}
