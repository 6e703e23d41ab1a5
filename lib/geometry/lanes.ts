/** Lengths in px of a drawing in lanes. */
interface LaneSizes {
  /** Middle of the first lane. */
  start: number;
  /** Distance of two lanes. */
  gap: number;
  /** Height of a step's stop in its row. */
  stop: number;
}

/** Longer than any row is high: the row cuts the line off. */
const below = 9999;

/**
 * The line of steps that change lanes, a path for each row: from the lane of the step before at 45 degrees, then
 * straight down. The first begins at its stop, the last ends there.
 */
export function lanePaths(lanes: readonly number[], { start, gap, stop }: LaneSizes): string[] {
  const x = (lane: number) => start + lane * gap;
  return lanes.map((lane, index) => {
    const before = lanes[index - 1];
    const end = index === lanes.length - 1 ? stop : below;
    if (before === undefined) return `M${x(lane)} ${stop}V${end}`;
    return `M${x(before)} 0L${x(lane)} ${Math.abs(lane - before) * gap}V${end}`;
  });
}
