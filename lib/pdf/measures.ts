import path from 'node:path';
import { colors } from '@/tailwind.config';

/** Converts CSS px to points: the design is drawn on an A4 page of 794 CSS px. */
const px = (n: number): number => n * 0.75;

/** A4 page and its frame, in points: trunk (`rail`), content axis, right edge, first and last line of text, footer. */
export const page = {
  width: 595.28,
  height: 841.89,
  top: px(48),
  bottom: px(1058),
  foot: px(1070),
} as const;
/** Left edges of the line and of the text, right edge, and height of the page header. */
export const frame = { rail: px(86), axis: px(132), right: page.width - px(56), head: px(65) } as const;
/** Width of the text, in points. */
export const contentWidth = frame.right - frame.axis;

/** Returns a color blended over white at an opacity, because the PDFs do not use transparency. */
export function over(color: string, opacity: number): string {
  const channel = (i: number) => Number.parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(255 - (255 - channel(i)) * opacity));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

/** Color of text. */
export const ink = colors.ink;
/** Color of captions and notes. */
export const quiet = colors['ink-2'];
/** Color of the metro line. */
export const line = colors.signal;
/** Color of the page, also inside boxes. */
export const pageBackground = colors.white;
/** Color of hairlines. */
export const rule = over(colors.ink, 0.22);

const font = (weight: number): string => path.join(process.cwd(), `lib/pdf/fonts/archivo-${weight}.ttf`);

/** Static instances of the site's typeface: PDFKit cannot subset the variable font. */
export const fonts = { regular: font(400), semibold: font(600) } as const;

/** A text style: size and leading in points, tracking in thousandths of the size. */
export interface TypeStyle {
  font: keyof typeof fonts;
  size: number;
  leading: number;
  color: string;
  tracking?: number;
}

const style = (
  font: TypeStyle['font'],
  size: number,
  leading: number,
  color: string = ink,
  tracking = 0,
): TypeStyle => ({ font, size, leading, color, tracking });

/** Text styles of the documents. */
export const type = {
  brand: style('semibold', 16, 20, ink, -20),
  kind: style('regular', 11, 14, quiet),
  cover: style('semibold', 78, 78, ink, -46),
  title: style('semibold', 34, 38, ink, -36),
  subtitle: style('regular', 15.5, 20),
  section: style('semibold', 15, 18, ink, -16),
  name: style('semibold', 9, 12),
  lead: style('regular', 10, 13),
  text: style('regular', 8.5, 10.7),
  small: style('regular', 8, 9.6, quiet),
  strong: style('semibold', 8.5, 10.7),
  fact: style('semibold', 12, 15),
  entry: style('regular', 11.5, 15),
  foot: style('regular', 9.4, 12, quiet),
} as const;
