import type { DrawingLabel } from '@/content/certifications/drawings';
import { colors } from '@/tailwind.config';
import { fonts, ink, over, quiet } from './measures';
import type { Doc } from './pdf-writer';

type Attributes = Record<string, string>;

/** Colors for print: the drawings have a dark background, so the palette is inverted. */
const printColors: Record<string, string> = {
  [colors.paper]: colors.ink,
  [colors.white]: colors.ink,
  [colors.ink]: colors.white,
  [colors['ink-1']]: colors.white,
  [colors.lit]: colors.signal,
  [colors.mist]: colors['ink-2'],
};

const number = (value: string | undefined, fallback = 0): number =>
  value === undefined ? fallback : Number.parseFloat(value);

function paint(doc: Doc, style: Attributes): void {
  const opacity = number(style.opacity, 1);
  const color = (name: string | undefined, ownOpacity: string | undefined) =>
    name && name !== 'none'
      ? over(printColors[name.toUpperCase()] ?? name, opacity * number(ownOpacity, 1))
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
    const [a = 0, b] = values.split(/[ ,]+/).map(Number);
    if (name === 'translate') doc.translate(a, b ?? 0);
    else if (name === 'scale') doc.scale(a, b ?? a);
    else if (name === 'rotate') doc.rotate(a);
    else throw new Error(`drawing: transform ${name} is not supported`);
  }
}

/**
 * Draws a static SVG of public/art with PDFKit, fitted into a box: groups, paths and circles, with labels in SVG units.
 * @throws Error for any other element or transform, so that a drawing is never printed incomplete.
 */
export function drawSvg(
  doc: Doc,
  svg: string,
  box: { x: number; y: number; width: number; height: number },
  labels: readonly DrawingLabel[] = [],
): void {
  const [left = 0, top = 0, width = 1, height = 1] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(/[ ,]+/).map(Number) ?? [];
  const scale = Math.min(box.width / width, box.height / height);
  doc
    .save()
    .translate(box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2)
    .scale(scale)
    .translate(-left, -top);
  const groups: Attributes[] = [];
  for (const [, close, name, source = ''] of svg.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    if (name === 'svg') continue;
    if (close) {
      groups.pop();
      doc.restore();
      continue;
    }
    // Children inherit the properties of their group; opacities multiply.
    const pairs = [...source.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    const { transform: transformSource, ...attributes }: Attributes = Object.fromEntries(pairs);
    const parentStyle = groups.at(-1);
    const opacity = String(number(parentStyle?.opacity, 1) * number(attributes.opacity, 1));
    const style = { ...parentStyle, ...attributes, opacity };
    doc.save();
    transform(doc, transformSource);
    if (name === 'g') {
      groups.push(style);
      continue;
    }
    if (name === 'path') doc.path(attributes.d ?? '');
    else if (name === 'circle')
      doc.circle(number(attributes.cx), number(attributes.cy), number(attributes.r));
    else throw new Error(`drawing: <${name}> is not supported`);
    paint(doc, style);
    doc.restore();
  }
  for (const label of labels) drawLabel(doc, label);
  doc.restore();
}

const labelStyles = {
  strong: { size: 21, color: ink, spacing: 0 },
  quiet: { size: 20, color: quiet, spacing: 0 },
  figure: { size: 84, color: ink, spacing: -3.8 },
} as const;

function drawLabel(doc: Doc, { x, y, text, anchor, variant = 'strong' }: DrawingLabel): void {
  const { size, color, spacing } = labelStyles[variant];
  doc.font(fonts.semibold).fontSize(size).fillColor(color);
  const width = doc.widthOfString(text, { characterSpacing: spacing });
  const shift = anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0;
  doc.text(text, x - shift, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
}
