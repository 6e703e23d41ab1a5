import { type Point, roundedPath } from './paths';
import { type FamilyId, families, type NetworkStop, networkStops } from './topology';

/** Where the lines of the standing map run, the first of them outermost. */
const tracks = [58, 46, 34, 22, 10] as const;
/** Platform bar of each family: where it begins, and how long it is. */
const platforms: Record<FamilyId, { top: number; length: number }> = {
  civil: { top: 312, length: 28 },
  planned: { top: 468, length: 188 },
  ask: { top: 684, length: 188 },
  aerospace: { top: 894, length: 28 },
  us: { top: 1034, length: 28 },
};
/** Heights of the stops: 50 apart where nothing branches off between them. */
const heights = [74, 124, 174, 224, 274, 382, 432, 958] as const;
/** Where the words stand. */
export const tallText = 88;
/** Left edge of the platform bars. */
export const tallBar = 96;
export const tallView = { left: -4, width: 262, height: 1072 } as const;

/** The line of a family down to its platform. */
export function tallLines(): { id: FamilyId; points: Point[]; d: string; top: number; length: number }[] {
  return families.map(({ id }, line) => {
    const x = tracks[line] as number;
    const { top, length } = platforms[id];
    const end = length > 28 ? top + 48 : top + 14;
    const corner = tallBar - 8;
    const points: Point[] = [
      [x, 16],
      [x, end - (corner - x)],
      [corner, end],
      [tallBar, end],
    ];
    return { id, points, d: roundedPath(points), top, length };
  });
}

/** The stops of the standing map: capsules across the lines that can call there. */
export function tallStops(): (NetworkStop & { x: number; y: number; width: number })[] {
  return networkStops.map((stop: NetworkStop, index) => {
    const [first, last] = stop.lines;
    const left = (tracks[last] as number) - 12;
    const right = (tracks[first] as number) + 12;
    return { ...stop, x: left, y: heights[index] as number, width: right - left };
  });
}
