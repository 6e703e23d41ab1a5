import type { NetworkResult } from './results';
import { routesOf, stopsOf, type WideDrawing, wideDrawings } from './wide';
import { markedStops } from './words';

/** A filled or stroked outline. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
}

/** Colors of a map that no style sheet reaches: a sheet of paper, a social card. */
export interface MapColors {
  ground: string;
  line: string;
  /** Lines and stops that are not lit. */
  faded: string;
  lit: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const bar = (x: number, y: number, width: number, height: number) =>
  `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`;
const capsule = (x: number, top: number, bottom: number) =>
  `M${x - 13} ${top + 13}a13 13 0 0 1 26 0V${bottom - 13}a13 13 0 0 1 -26 0z`;

/** The shapes of a map along the page in the order in which they lie; with a result, its route is lit. */
export function shapesOf(drawing: WideDrawing, colors: MapColors, result?: NetworkResult): Shape[] {
  const { ground, line, lit } = colors;
  const { columns, rows } = wideDrawings[drawing];
  const routes = routesOf(drawing);
  const stops = stopsOf(drawing);
  const route = routes.find(({ buyer }) => buyer === result?.buyer);
  const others = route ? colors.faded : line;
  const end = rows.apart < 28 ? 8 : 18;
  return [
    ...routes.map(({ d }) => ({ d, stroke: others, width: 8 })),
    ...(route ? [{ d: route.d, stroke: ground, width: 18 }] : []),
    ...stops.map(({ x, top, bottom }) => ({
      d: capsule(x, top, bottom),
      fill: ground,
      stroke: others,
      width: 5,
    })),
    { d: capsule(columns.start, 239, 321), fill: ground, stroke: line, width: 5 },
    ...routes.map(({ row }) => ({ d: bar(columns.bar, row, 6, end), fill: others })),
    ...(route && result
      ? [
          { d: route.d, stroke: lit, width: 12 },
          { d: circle(columns.start, route.track, 8), fill: lit },
          { d: bar(columns.bar, route.row, 10, 32), fill: lit },
          ...markedStops(result).flatMap(({ mark }, index) => {
            const { x = 0, row = route.track } = stops[index] ?? {};
            if (mark === 'planned') return { d: circle(x, row, 15), fill: lit, stroke: line, width: 6 };
            return mark === 'ask'
              ? { d: circle(x, row, 13), fill: ground, stroke: line, width: 4, dash: '5.2 4.4' }
              : [];
          }),
        ]
      : []),
  ];
}

/** A signal: an authority decides. */
export const signalShapes = (x: number, y: number, { ground, line }: MapColors): Shape[] => [
  { d: `M${x} ${y + 7}v9`, stroke: line, width: 3 },
  { d: circle(x, y, 7), fill: ground, stroke: line, width: 3 },
  { d: circle(x, y, 2.4), fill: line },
];
