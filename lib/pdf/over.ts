/** A color over white at an opacity: PDFs stay free of transparency. */
export function over(color: string, opacity: number): string {
  const channel = (i: number) => Number.parseInt(color.slice(1 + 2 * i, 3 + 2 * i), 16);
  const mixed = [0, 1, 2].map((i) => Math.round(255 - (255 - channel(i)) * opacity));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}
