/** Lengths in px of a diagram with lanes. */
interface LaneSizes {
  /** X of the middle of the first lane. */
  start: number;
  /** Distance between two lanes. */
  gap: number;
  /** Y of a step's stop within its row. */
  stop: number;
}

/** Larger than any row is high: the row clips the line. */
const below = 9999;

/**
 * Returns the line through steps that change lanes, one SVG path per row: from the previous lane at 45 degrees, then
 * straight down. The first path begins at its stop, the last one ends there.
 */
export function lanePaths(lanes: readonly number[], { start, gap, stop }: LaneSizes): string[] {
  const x = (lane: number) => start + lane * gap;
  return lanes.map((lane, index) => {
    const previous = lanes[index - 1];
    const end = index === lanes.length - 1 ? stop : below;
    if (previous === undefined) return `M${x(lane)} ${stop}V${end}`;
    return `M${x(previous)} 0L${x(lane)} ${Math.abs(lane - previous) * gap}V${end}`;
  });
}
