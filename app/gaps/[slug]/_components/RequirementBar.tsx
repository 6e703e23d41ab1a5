import type { RequirementRow } from '@/content/gaps/types';

/** In px: height per point, width of a bar, distance between two, and where they stand. */
export const barSize = { point: 10, width: 19, pitch: 30, base: 56 } as const;

interface RequirementBarProps {
  row: Pick<RequirementRow, 'state' | 'points'>;
  /** Its left edge. */
  x: number;
}

/** One requirement as a bar, full, half or empty by its state; without points it is a ring. */
export function RequirementBar({ row: { state, points }, x }: RequirementBarProps) {
  const { base, width } = barSize;
  const height = points * barSize.point;
  const y = base - height;
  if (!points)
    return (
      <circle className="fill-none stroke-line" cx={x + width / 2} cy={base - 9} r="7" strokeWidth="3" />
    );
  if (state === 'reuse') return <rect className="fill-fg" height={height} width={width} x={x} y={y} />;
  if (state === 'new')
    return (
      <rect
        className="fill-none stroke-line"
        height={height - 3}
        strokeWidth="3"
        width={width - 3}
        x={x + 1.5}
        y={y + 1.5}
      />
    );
  return (
    <>
      <rect
        className="fill-none stroke-fg"
        height={height - 1}
        strokeWidth="2"
        width={width - 2}
        x={x + 1}
        y={y + 1}
      />
      <rect className="fill-fg" height={height / 2} width={width} x={x} y={base - height / 2} />
    </>
  );
}
