import { clsx } from 'clsx';
import { factLabels } from '@/content/facts/labels';
import { formatDate, oneWord } from '@/lib/figures/format';
import { changesIn, rulePath } from '@/lib/rules/register';

interface LastChangeProps {
  /** Content whose rules count; nothing is shown if none of them has changed. */
  of: unknown;
  className?: string;
}

/** The latest change among the rules that a content prints, as a way into the register. */
export function LastChange({ of, className }: LastChangeProps) {
  const [last] = changesIn(of);
  if (!last?.effective) return null;
  return (
    <p className={clsx('text-small', className)}>
      {factLabels.lastChange} {oneWord(formatDate(last.effective))},{' '}
      <a className="word-link" href={rulePath(last.id)}>
        {last.title}
      </a>
    </p>
  );
}
