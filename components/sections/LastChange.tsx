import { clsx } from 'clsx';
import { factLabels } from '@/content/facts/labels';
import { formatDate, withNoBreakSpaces } from '@/lib/figures/format';
import { latestChange, rulePath } from '@/lib/rules/register';

interface LastChangeProps {
  /** Content whose rules count; nothing is shown if none of them came into force in the last two years. */
  of: unknown;
  className?: string;
}

/** The newest rule in force among those that a content prints or links to, as a way into the register. */
export function LastChange({ of, className }: LastChangeProps) {
  const last = latestChange(of);
  if (!last?.effective) return null;
  return (
    <p className={clsx('text-small', className)}>
      {factLabels.lastChange} {withNoBreakSpaces(formatDate(last.effective))},{' '}
      <a className="word-link" href={rulePath(last.id)}>
        {last.title}
      </a>
    </p>
  );
}
