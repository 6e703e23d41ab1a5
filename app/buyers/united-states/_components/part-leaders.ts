import { drawing, largeFrame } from '@/components/interactive/marked/leaders';
import type { DronePart } from '@/content/buyers/united-states';
import { type Coordinates, roundedPath } from '@/lib/network/layout';

type PartId = DronePart['id'];

/** Each part on the drawing of the drone, relative to its center, in the drawing's units. */
const anchors: Record<PartId, Coordinates> = {
  motors: [-144, -144],
  battery: [-20, -12],
  boards: [-24, 72],
  radio: [-54, 148],
  camera: [0, -140],
  metal: [36, -52],
  controller: [27, 72],
  drone: [0, 120],
};

/** Frame of the drawing with its leaders, which start in the middle of the four rows of labels on each side. */
export const partsFrame = { width: 620, height: 440, x: 310, y: 214, scale: largeFrame.scale } as const;
/** Frame below the desktop width: the drawing with numbers. */
export const numbersFrame = { width: 350, height: 330, x: 175, y: 163, scale: 0.5 } as const;

/** Place of the drawing's image in a frame. */
export const imagePlace = ({ x, y, scale }: { x: number; y: number; scale: number }) => ({
  x: x + drawing.x * scale,
  y: y + drawing.y * scale,
  width: drawing.width * scale,
  height: drawing.height * scale,
});

/** Returns the position of a part in a frame. */
export const placeOf = (
  id: PartId,
  { x, y, scale }: { x: number; y: number; scale: number },
): Coordinates => {
  const [ax, ay] = anchors[id];
  return [x + ax * scale, y + ay * scale];
};

const labelRow = partsFrame.height / 4;
/** Length before a leader turns, height of the lanes between the rotors, and of the lanes above and below them. */
const run = 14;
const lane = 13;
const outer = { top: 27, bottom: 402 } as const;

/** Returns the leader of a part from its label, the `index`-th of four on its side, to the part. */
export function partLeader(id: PartId, side: -1 | 1, index: number): { d: string; end: Coordinates } {
  const end = placeOf(id, partsFrame);
  const y = (index + 0.5) * labelRow;
  const edge = side < 0 ? 0 : partsFrame.width;
  const points: Coordinates[] = [[edge, y], ...bends(id, end, edge, y, -side), end];
  return { d: roundedPath(points, 5), end };
}

/** Returns the bends; `inward` is the direction from the label to the drone. Segments are horizontal, vertical or at 45 degrees. */
function bends(id: PartId, [ex, ey]: Coordinates, edge: number, y: number, inward: number): Coordinates[] {
  /** The points of a change of height after the first run. */
  const changed = (to: number): Coordinates[] => [
    [edge + inward * run, y],
    [edge + inward * (run + Math.abs(to - y)), to],
  ];
  if (id === 'motors') return changed(ey);
  if (id === 'camera' || id === 'radio' || id === 'drone') {
    const level = id === 'camera' ? outer.top : outer.bottom;
    return [...changed(level), [ex - inward * run, level], [ex, level + Math.sign(ey - level) * run]];
  }
  const level = partsFrame.y + (id === 'battery' || id === 'metal' ? -lane : lane);
  return [...changed(level), [ex - inward * Math.abs(ey - level), level]];
}
