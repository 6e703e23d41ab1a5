import { factLabels } from '@/content/facts/labels';
import { checkedMonth } from '@/lib/facts/facts';
import { formatDate } from '@/lib/figures/format';

interface CheckedProps {
  /** The content with the facts; nothing is rendered if it has none. */
  content: unknown;
}

/** Renders the month of the newest check of the facts in some content. */
export function Checked({ content }: CheckedProps) {
  const month = checkedMonth(content);
  if (!month) return null;
  return (
    <p className="text-caption text-muted">
      {factLabels.checked} {formatDate(month)}
    </p>
  );
}
