/** A step on a line that changes lanes: lengths in px. */
export interface LaneStep {
  /** Place of the step's lane from the left. */
  x: number;
  /** The segment from the previous step's lane, at 45 degrees from the top of the row; none for the first step. */
  path?: string;
  /** Where that segment ends and the line goes straight down. */
  from: number;
}

/** Lays steps out in lanes `gap` px apart. */
export function laneSteps(lanes: readonly number[], gap: number): LaneStep[] {
  return lanes.map((lane, index) => {
    const x = lane * gap;
    const before = lanes[index - 1];
    if (before === undefined) return { x, from: 0 };
    const from = Math.abs(lane - before) * gap;
    return { x, from, path: `M${before * gap} 0L${x} ${from}` };
  });
}
