import type { DrawingLabel } from '@/content/certifications/drawings';
import { colors } from '@/tailwind.config';
import { fonts, ink, over, quiet } from './measures';
import type { Box } from './sheet';

type Doc = PDFKit.PDFDocument;
type Attributes = Record<string, string>;

/** Drawings are made for a dark background; on paper the palette is inverted. */
const paperColors: Record<string, string> = {
  [colors.paper]: colors.ink,
  [colors.white]: colors.ink,
  [colors.ink]: colors.white,
  [colors['ink-1']]: colors.white,
  [colors.lit]: colors.signal,
  [colors.mist]: colors['ink-2'],
};

function attributesOf(source: string): Attributes {
  return Object.fromEntries(
    [...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

const number = (value: string | undefined, fallback = 0): number =>
  value === undefined ? fallback : Number.parseFloat(value);

function paint(doc: Doc, style: Attributes): void {
  const opacity = number(style.opacity, 1);
  const color = (name: string | undefined, own: string | undefined) =>
    name && name !== 'none'
      ? over(paperColors[name.toUpperCase()] ?? name, opacity * number(own, 1))
      : undefined;
  const fill = color(style.fill, style['fill-opacity']);
  const stroke = color(style.stroke, style['stroke-opacity']);
  const dash = style['stroke-dasharray']?.split(/[ ,]+/).map(Number);
  doc.lineWidth(number(style['stroke-width'], 1));
  if (dash) doc.dash(dash as unknown as number, {});
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  if (dash) doc.undash();
}

function transform(doc: Doc, source = ''): void {
  for (const [, name, values = ''] of source.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = values.split(/[ ,]+/).map(Number);
    if (name === 'translate') doc.translate(a, b ?? 0);
    else if (name === 'scale') doc.scale(a, b ?? a);
    else if (name === 'rotate') doc.rotate(a, { origin: [b ?? 0, c] });
    else throw new Error(`drawing: transform ${name} is not understood`);
  }
}

const shapes: Record<string, (doc: Doc, a: Attributes) => void> = {
  path: (doc, a) => void doc.path(a.d ?? ''),
  circle: (doc, a) => void doc.circle(number(a.cx), number(a.cy), number(a.r)),
  ellipse: (doc, a) => void doc.ellipse(number(a.cx), number(a.cy), number(a.rx), number(a.ry)),
  line: (doc, a) => void doc.moveTo(number(a.x1), number(a.y1)).lineTo(number(a.x2), number(a.y2)),
  rect: (doc, a) => {
    const box = [number(a.x), number(a.y), number(a.width), number(a.height)] as const;
    if (a.rx) doc.roundedRect(...box, number(a.rx));
    else doc.rect(...box);
  },
};

/** Properties that a group passes down to its shapes. */
function inherit(parent: Attributes, { transform: _, id: __, ...own }: Attributes): Attributes {
  const opacity = String(number(parent.opacity, 1) * number(own.opacity, 1));
  return { ...parent, ...own, opacity };
}

/**
 * Draws a static SVG of public/art with PDFKit: groups, paths, circles, ellipses, lines, rectangles and uses.
 * The words on it stand in its units. Anything else is an error, so that a drawing never arrives with parts missing.
 */
export function drawSvg(doc: Doc, svg: string, box: Box, labels: readonly DrawingLabel[] = []): void {
  const [left, top, width, height] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1')
    .split(/[ ,]+/)
    .map(Number) as [number, number, number, number];
  const scale = Math.min(box.width / width, box.height / height);
  doc
    .save()
    .translate(box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2)
    .scale(scale)
    .translate(-left, -top);
  const body = svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>[\s\S]*$/g, '');
  const symbols = new Map<string, string>();
  const rest = body.replace(/<defs>([\s\S]*?)<\/defs>/g, (_, defs: string) => {
    for (const [whole, id = ''] of defs.matchAll(/<g id="([^"]+)"[\s\S]*?<\/g>/g)) symbols.set(id, whole);
    return '';
  });
  drawNodes(doc, rest, symbols, {});
  drawLabels(doc, labels);
  doc.restore();
}

function drawNodes(doc: Doc, source: string, symbols: Map<string, string>, base: Attributes): void {
  const stack = [base];
  for (const [, close, name = '', attributes = ''] of source.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    const current = stack.at(-1) ?? base;
    if (name === 'g') {
      if (close) {
        stack.pop();
        doc.restore();
      } else {
        const own = attributesOf(attributes);
        doc.save();
        transform(doc, own.transform);
        stack.push(inherit(current, own));
      }
    } else if (!close) drawShape(doc, name, attributesOf(attributes), symbols, current);
  }
}

function drawShape(
  doc: Doc,
  name: string,
  own: Attributes,
  symbols: Map<string, string>,
  current: Attributes,
): void {
  const draw = shapes[name];
  if (name !== 'use' && !draw) throw new Error(`drawing: <${name}> is not understood`);
  doc.save();
  transform(doc, own.transform);
  const style = inherit(current, own);
  if (draw) {
    draw(doc, own);
    paint(doc, style);
  } else {
    const { href = '', x, y, ...handed } = style;
    doc.translate(number(x), number(y));
    drawNodes(doc, symbols.get(href.slice(1)) ?? '', symbols, handed);
  }
  doc.restore();
}

const looks = {
  strong: { size: 21, color: ink, spacing: 0 },
  quiet: { size: 20, color: quiet, spacing: 0 },
  figure: { size: 84, color: ink, spacing: -3.8 },
} as const;

function drawLabels(doc: Doc, labels: readonly DrawingLabel[]): void {
  for (const { x, y, text, anchor, look = 'strong' } of labels) {
    const { size, color, spacing } = looks[look];
    doc.font(fonts.semibold).fontSize(size).fillColor(color);
    const width = doc.widthOfString(text, { characterSpacing: spacing });
    const shift = anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0;
    doc.text(text, x - shift, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
  }
}
