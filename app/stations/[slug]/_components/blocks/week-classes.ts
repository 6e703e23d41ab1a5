import { startColumn } from '@/components/line/start-column';

/** Grid classes of a week scale; literal, because Tailwind reads them from the source and the pages carry no style attribute. */
const columns: Record<number, string> = {
  6: 'grid-cols-6',
  8: 'grid-cols-8',
  12: 'grid-cols-12',
};
const starts = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
  'col-start-7',
  'col-start-8',
  'col-start-9',
  'col-start-10',
  'col-start-11',
  'col-start-12',
];
const spans = ['col-span-1', 'col-span-2', 'col-span-3', 'col-span-4', 'col-span-5', 'col-span-6'];
const wideSpans = [
  'lg:col-span-1',
  'lg:col-span-2',
  'lg:col-span-3',
  'lg:col-span-4',
  'lg:col-span-5',
  'lg:col-span-6',
];

interface Weeks {
  from: number;
  to: number;
}

function pick(classes: readonly string[], index: number): string {
  const found = classes[index];
  if (!found) throw new Error(`weekClasses: no column class for ${index + 1}`);
  return found;
}

/** Class of a grid with one column per week. */
export function weekGrid(weeks: number): string {
  const found = columns[weeks];
  if (!found) throw new Error(`weekClasses: no grid of ${weeks} weeks`);
  return found;
}

/** Place of a phase on the scale at every width. */
export const weekBar = ({ from, to }: Weeks): string => `${pick(starts, from - 1)} ${pick(spans, to - from)}`;

/** Place of the words under a bar, on the desktop only. */
export const weekText = ({ from, to }: Weeks): string =>
  `${startColumn(from - 1)} ${pick(wideSpans, to - from)}`;

/** Half the scale beside the words of a phase: after it where there is room, before it otherwise. */
export function besideText({ from, to }: Weeks, weeks: number): Weeks {
  const half = weeks / 2;
  return to + half <= weeks ? { from: to + 1, to: to + half } : { from: from - half, to: from - 1 };
}
