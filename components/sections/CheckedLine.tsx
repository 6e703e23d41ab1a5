import { clsx } from 'clsx';
import type { Certainty } from '@/content/certainty';
import { checkedLine } from '@/lib/certainty/words';

interface CheckedLineProps {
  /** ISO day of the check. */
  day: string;
  /** The statements of the page. */
  of: readonly { certainty: Certainty }[];
  className?: string;
}

/** Under a page's title: when its statements were checked, and how many were read, reported or are open. */
export function CheckedLine({ day, of, className }: CheckedLineProps) {
  return <p className={clsx('max-w-measure text-caption text-muted', className)}>{checkedLine(day, of)}</p>;
}
