import type { CertificationSlug } from '@/content/certifications/slugs';
import { type Coordinates, roundedPath } from '@/lib/network/layout';
import type { NetworkProduct } from '@/lib/network/results';

type Side = -1 | 1;
type Anchors = Record<CertificationSlug, Coordinates>;

/** End of each leader on a drawing, relative to its center, in the drawing's units. A new product needs these eight. */
const anchors: Record<NetworkProduct, Anchors> = {
  drones: {
    itar: [0, -140],
    as9100d: [137, -240],
    iso9001: [-37, -20],
    aqap2110: [37, -20],
    'ce-marking': [-20, 20],
    cmmc: [26, 64],
    iso27001: [0, 92],
    'nato-clearance': [57, 146],
  },
  parts: {
    itar: [0, -160],
    as9100d: [154, -154],
    iso9001: [-160, -20],
    aqap2110: [160, -20],
    'ce-marking': [-120, 20],
    cmmc: [120, 20],
    iso27001: [0, 160],
    'nato-clearance': [57, 176],
  },
  electronics: {
    itar: [0, -120],
    as9100d: [110, -236],
    iso9001: [-176, -20],
    aqap2110: [176, -20],
    'ce-marking': [-144, 20],
    cmmc: [144, 20],
    iso27001: [0, 122],
    'nato-clearance': [57, 172],
  },
  software: {
    itar: [0, -182],
    as9100d: [146, -200],
    iso9001: [-156, -20],
    aqap2110: [156, -20],
    'ce-marking': [-142, 20],
    cmmc: [142, 20],
    iso27001: [0, 74],
    'nato-clearance': [57, 176],
  },
  vehicles: {
    itar: [0, -154],
    as9100d: [69, -157],
    iso9001: [-172, -20],
    aqap2110: [172, -20],
    'ce-marking': [-60, 20],
    cmmc: [60, 20],
    iso27001: [0, 154],
    'nato-clearance': [57, 134],
  },
};

/** Returns the URL of a product's drawing. Pages preload the drawing of the initial product; others load on selection. */
export const drawingUrl = (product: NetworkProduct): string =>
  product === 'drones' ? '/art/slides/journey.svg' : `/art/products/${product}.svg`;

/** Size of the drawings, and the offset of their top left corner from the center. */
export const drawing = { width: 660, height: 652, x: -330, y: -322 } as const;

/** Frame of the labeled drawing from the desktop width up, with the position of the drawing's center and its scale. */
export const largeFrame = { width: 690, height: 440, x: 342, y: 214, scale: 0.67 } as const;

/**
 * Position of each certification's stop sign, the same on all drawings: side, vertical offset from the center in the
 * drawing's units, horizontal distance from the center in the frame's units.
 */
const marks: Record<CertificationSlug, readonly [Side, row: number, inset: number]> = {
  itar: [-1, -278, 163],
  iso9001: [-1, -50, 192],
  'ce-marking': [-1, 50, 192],
  iso27001: [-1, 278, 163],
  as9100d: [1, -278, 163],
  aqap2110: [1, -50, 192],
  cmmc: [1, 50, 192],
  'nato-clearance': [1, 278, 163],
};
/** Vertical offset of the horizontal lanes between the rotors, in the drawing's units. */
const lane = 20;
/** Length before a leader turns, and radius of its bends, in the frame's units. */
const run = 14;
const curve = 5;

/** A line from a stop sign (`mark`) to the part of the product that the certification concerns (`end`). */
export interface Leader {
  side: Side;
  mark: Coordinates;
  end: Coordinates;
  d: string;
}

/** Returns the leader of a certification; its segments are horizontal, vertical or at 45 degrees. */
export function leaderOf(product: NetworkProduct, slug: CertificationSlug): Leader {
  const [side, row, inset] = marks[slug];
  const { x: cx, y: cy, scale } = largeFrame;
  const [ax, ay] = anchors[product][slug];
  const end: Coordinates = [cx + ax * scale, cy + ay * scale];
  const mark: Coordinates = [cx + side * inset, cy + row * scale];
  const points = [mark, ...bends(slug, mark, end, side), end];
  return { side, mark, end, d: roundedPath(points, curve) };
}

function bends(
  slug: CertificationSlug,
  [x, y]: Coordinates,
  [ex, ey]: Coordinates,
  side: Side,
): Coordinates[] {
  if (slug === 'as9100d') return [[ex + ey - y, y]];
  if (slug === 'itar' || slug === 'iso27001' || slug === 'nato-clearance') {
    const down = slug === 'itar' ? run : -run;
    return [
      [ex + side * run, y],
      [ex, y + down],
    ];
  }
  const above = slug === 'iso9001' || slug === 'aqap2110';
  const level = largeFrame.y + (above ? -lane : lane) * largeFrame.scale;
  const turned: Coordinates[] = [
    [x - side * run, y],
    [x - side * (run + Math.abs(level - y)), level],
  ];
  return slug === 'cmmc' && ey !== level ? [...turned, [ex + ey - level, level]] : turned;
}

/** Frame below the desktop width: a small drawing with a label in each corner. */
export const smallFrame = { width: 350, height: 140, x: 175, y: 70, scale: 0.285 } as const;

/** Returns the leader of a corner label; corners are numbered top left, top right, bottom left, bottom right. */
export function cornerLeader(product: NetworkProduct, corner: number): Leader {
  const side: Side = corner % 2 ? 1 : -1;
  const above = corner < 2;
  const mark: Coordinates = [smallFrame.x + side * 92, smallFrame.y + (above ? -62 : 62)];
  const level = smallFrame.y + (above ? -lane : lane) * smallFrame.scale;
  const [[left], [right]] = above
    ? [anchors[product].iso9001, anchors[product].aqap2110]
    : [anchors[product]['ce-marking'], anchors[product].cmmc];
  const reach = Math.min(-left, right, 100);
  const end: Coordinates = [smallFrame.x + side * reach * smallFrame.scale, level];
  const turned: Coordinates[] = [
    [mark[0] - side * 6, mark[1]],
    [mark[0] - side * (6 + Math.abs(level - mark[1])), level],
  ];
  return { side, mark, end, d: roundedPath([mark, ...turned, end], curve) };
}
