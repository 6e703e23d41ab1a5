import { clsx } from 'clsx';
import { factLabels } from '@/content/facts/labels';
import { checkedMonth } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';

interface CheckedProps {
  /** Content whose facts count; nothing is shown if it prints none. */
  of: unknown;
  className?: string;
}

/** Says when the facts above it were last checked: the newest check counts. */
export function Checked({ of, className }: CheckedProps) {
  const month = checkedMonth(of);
  if (!month) return null;
  return (
    <p className={clsx('text-caption text-muted', className)}>
      {factLabels.checked} {formatDate(month)}
    </p>
  );
}
