import { clsx } from 'clsx';
import type { Bar } from '@/lib/planner/picture/picture';

interface PlanBarProps {
  bar: Bar;
  /** Left and top edge, length along the time and thickness across it, in px. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** id of the picture, which its hatchings carry. */
  id: string;
}

/** One phase: hollow while it is prepared, solid while it is built, hatched while somebody else decides. */
export function PlanBar({ bar: { kind, critical }, x, y, width, height, id }: PlanBarProps) {
  const paint = critical ? 'stroke-line' : 'stroke-fg';
  if (kind === 'building')
    return (
      <rect
        className={clsx('plan-bar', critical ? 'fill-line' : 'fill-fg')}
        height={height}
        width={width}
        x={x}
        y={y}
      />
    );
  return (
    <rect
      className={clsx('plan-bar', paint, kind === 'preparation' && 'fill-ground')}
      fill={kind === 'others' ? `url(#${id}-${critical ? 'line' : 'fg'})` : undefined}
      height={height - 2}
      strokeWidth="2"
      width={Math.max(1, width - 2)}
      x={x + 1}
      y={y + 1}
    />
  );
}

/** The two hatchings of a picture. */
export function Hatchings({ id }: { id: string }) {
  return (
    <defs>
      {(['line', 'fg'] as const).map((paint) => (
        <pattern
          height="7"
          id={`${id}-${paint}`}
          key={paint}
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
          width="7"
        >
          <path className={paint === 'line' ? 'stroke-line' : 'stroke-fg'} d="M0 3.5H7" strokeWidth="2.4" />
        </pattern>
      ))}
    </defs>
  );
}
