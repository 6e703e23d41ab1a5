/** A point on the sheet, rounded to one decimal. */
type Point2 = readonly [x: number, y: number];

/** A point in space: x to the right, y toward the viewer, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Orthographic projection turned by `yaw` and tilted by `elevation` (degrees), with the origin at `origin`. */
export function orthographic(yaw: number, elevation: number, origin: Point2) {
  const turn = (yaw * Math.PI) / 180;
  const tilt = (elevation * Math.PI) / 180;
  const round = (n: number) => Math.round(n * 10) / 10;
  return ([x, y, z]: Point3): Point2 => {
    const across = x * Math.cos(turn) - y * Math.sin(turn);
    const back = x * Math.sin(turn) + y * Math.cos(turn);
    return [round(origin[0] + across), round(origin[1] + back * Math.sin(tilt) - z * Math.cos(tilt))];
  };
}

/** SVG path data through points; closed unless said otherwise. */
export function pathThrough(points: readonly Point2[], closed = true): string {
  return `M${points.map((point) => point.join(' ')).join('L')}${closed ? 'Z' : ''}`;
}
