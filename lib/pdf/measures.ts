import path from 'node:path';
import { colors } from '@/tailwind.config';
import { over } from './over';

/** The design is drawn on an A4 page of 794 CSS px; PDFs measure in points. */
const px = (n: number): number => n * 0.75;

/** A4 and the frame on it, in points: trunk, content axis, right edge, first and last line of the text. */
export const page = {
  width: 595.28,
  height: 841.89,
  top: px(62),
  bottom: px(1058),
  foot: px(1070),
} as const;
export const frame = { rail: px(86), axis: px(132), right: page.width - px(56), head: px(65) } as const;
export const contentWidth = frame.right - frame.axis;
export const columnGap = 20;
export const columnWidth = (contentWidth - columnGap) / 2;

/** Colors of the site on white paper. */
export const ink = colors.ink;
export const quiet = colors['ink-2'];
export const line = colors.signal;
export const ground = colors.white;
export const rule = over(colors.ink, 0.22);

const font = (weight: number): string => path.join(process.cwd(), `lib/pdf/fonts/archivo-${weight}.ttf`);

/** Static instances of the site's face: PDFKit cannot subset the variable file. */
export const fonts = { regular: font(400), semibold: font(600) } as const;

/** A style of type: size and leading in points, tracking in thousandths of the size. */
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

/** Type of the guides and checklists. */
export const type = {
  brand: style('semibold', 16, 20, ink, -20),
  kind: style('regular', 11, 14, quiet),
  title: style('semibold', 78, 78, ink, -46),
  titleSmall: style('semibold', 39, 42, ink, -40),
  subtitle: style('regular', 15.5, 20),
  h2: style('semibold', 15, 18, ink, -16),
  h3: style('semibold', 9, 12),
  lead: style('regular', 10.4, 13.8),
  text: style('regular', 8.7, 11.4),
  small: style('regular', 8.5, 10.2, quiet),
  strong: style('semibold', 8.7, 11.4),
  label: style('regular', 9.6, 12, quiet),
  fact: style('semibold', 12, 15),
  entry: style('regular', 11.5, 15),
  entryNumber: style('semibold', 11.5, 15),
  item: style('regular', 10.4, 13.4),
  foot: style('regular', 9.4, 12, quiet),
} as const;
