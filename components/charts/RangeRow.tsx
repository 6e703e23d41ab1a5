import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { percentOf } from '@/lib/geometry/scale';

/** A range on an axis that starts at zero. */
export interface AxisRange {
  /** The start of the bar; zero by default. */
  from?: number;
  /** The earliest end. */
  min: number;
  /** The latest end. */
  max: number;
  /** `others` (bills of third parties) is hatched; `ask` (only the office knows) is dashed. */
  kind?: 'others' | 'ask';
  /** Whether it is the total or determines the length, drawn in red. */
  decides?: boolean;
}

interface RangeRowProps extends AxisRange {
  name: ReactNode;
  /** A line below name and bar, in the full width. */
  note?: ReactNode;
  /** The range as text, with its unit. */
  value: ReactNode;
  /** The end of the axis in the unit of the range. */
  end: number;
  /** The id of the hatching; needed for the kind `others`. */
  hatchingId?: string;
  /** Whether the row defines the hatching of the list. */
  definesHatching?: boolean;
}

/**
 * Renders a row of a list with the class `part-bars`: name, bar, and the value directly after the end of the bar. The
 * drawing is therefore only as wide as its bar.
 */
export function RangeRow({ name, note, value, end, hatchingId, definesHatching, ...bar }: RangeRowProps) {
  return (
    <div>
      <dt className="text-name">{name}</dt>
      <dd>
        <svg aria-hidden="true" className="h-5 flex-none overflow-visible" width={percentOf(bar.max, end)}>
          {definesHatching && <Hatching id={hatchingId} />}
          <RangeBar {...bar} end={bar.max} hatching={`url(#${hatchingId})`} />
        </svg>
        <b>{value}</b>
      </dd>
      {note && <dd className="part-bar-note">{note}</dd>}
    </div>
  );
}

/** Renders the pattern of the kind `others`; the SVG around it must be rendered, not hidden. */
export const Hatching = ({ id }: { id: string | undefined }) => (
  <pattern height="6" id={id} patternTransform="rotate(45)" patternUnits="userSpaceOnUse" width="6">
    <path className="stroke-2 stroke-fg" d="M0 0V6" />
  </pattern>
);

interface RangeBarProps extends AxisRange {
  end: number;
  /** The paint of the hatching. */
  hatching: string;
}

/**
 * Renders the bar: solid up to the earliest end, hollow up to the latest. The rectangle is inset by half its stroke, so
 * that the stroke is not clipped.
 */
export function RangeBar({ from = 0, min, max, kind, decides, end, hatching }: RangeBarProps) {
  const [start, fullWidth] = [percentOf(from, end), percentOf(max - from, end)];
  if (kind === 'ask')
    return (
      <line
        className="stroke-3 stroke-muted"
        strokeDasharray="8 5"
        x1={start}
        x2={percentOf(max, end)}
        y1="10"
        y2="10"
      />
    );
  return (
    <>
      <rect
        className={clsx('stroke-2', decides ? 'stroke-line' : 'stroke-fg')}
        fill={kind === 'others' ? hatching : 'none'}
        height="18"
        width={fullWidth}
        x={start}
        y="1"
      />
      {!kind && (
        <rect
          className={decides ? 'fill-line' : 'fill-fg'}
          height="20"
          width={percentOf(min - from, end)}
          x={start}
        />
      )}
    </>
  );
}
