import { clsx } from 'clsx';
import { checkedOn } from '@/content/certainty';
import { formatDate, oneWord } from '@/lib/figures/format';
import { fill } from '@/lib/text/fill';

interface CheckedLineProps {
  /** ISO day of the newest check on the page. */
  day: string;
  className?: string;
}

/** Under a page's title: when its statements were last checked. */
export function CheckedLine({ day, className }: CheckedLineProps) {
  return (
    <p className={clsx('max-w-measure text-caption text-muted', className)}>
      {fill(checkedOn, { day: oneWord(formatDate(day)) })}
    </p>
  );
}
