import { Fragment } from 'react';
import type { Target } from '@/content/stations/blocks';
import { Leaders } from './Leaders';

type Aim = Target['aim'];

/** A target in its frame: the symbol follows from the aim. */
interface ToleranceFrame {
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
  { x: number; y: number; width: number; from: readonly [number, number]; to: string }
> = {
  'at-least': { x: 150, y: -284, width: 352, from: [113, -113], to: 'V-262H150' },
  improvement: { x: -214, y: -306, width: 304, from: [-113, -113], to: 'V-262' },
  reduction: { x: -214, y: 272, width: 296, from: [-32, 32], to: 'L-150 272' },
  none: { x: 150, y: 272, width: 292, from: [404, 75], to: 'V272' },
};

/** Where the figure of a frame ends and its label begins. */
const splitOf = (figure: string) => 44 + figure.length * 13 + 26;

/** The frames over the motor mount, in coordinates around its center; below the desktop a list replaces them. */
export function ToleranceFrames({ frames }: { frames: readonly ToleranceFrame[] }) {
  const placed = frames.map((frame) => ({ ...frame, ...places[frame.aim], split: splitOf(frame.figure) }));
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 hidden size-full text-drawn-19 lg:block"
      viewBox="-250 -330 790 668"
    >
      <Leaders dot={8} lines={placed} />
      <path
        className="fill-ground stroke-fg"
        d={placed
          .map(({ x, y, width, split }) => `M${x} ${y}h${width}v44h${-width}zm44 0v44m${split - 44} 0v-44`)
          .join('')}
        strokeWidth="1.8"
      />
      {placed.map(({ aim, figure, label, x, y, split }) => (
        <Fragment key={aim}>
          <path
            className="fill-none stroke-fg"
            d={symbols[aim]}
            strokeWidth="2"
            transform={`translate(${x + 22} ${y + 22})`}
          />
          <text className="fill-muted" x={x + split + 12} y={y + 29}>
            {label}
          </text>
          <text className="fill-fg font-bold" x={x + 55} y={y + 29}>
            {figure}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}
