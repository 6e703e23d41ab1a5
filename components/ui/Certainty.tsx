import { clsx } from 'clsx';
import { certaintyWords, type Certainty as Sureness } from '@/content/certainty';
import { noteWord } from '@/lib/certainty/page-words';
import { isWorded } from '@/lib/certainty/words';

interface CertaintyProps {
  of: Sureness;
  className?: string;
}

/**
 * The one small word after a statement that was not read at its source, with its space; nothing after others. The key at
 * the end of the page's sources says what it means.
 */
export function Certainty({ of, className }: CertaintyProps) {
  if (!isWorded(of)) return null;
  noteWord(of);
  return (
    <>
      {' '}
      <span className={clsx('text-caption text-muted', className)} data-certainty={of}>
        {certaintyWords[of]}
      </span>
    </>
  );
}
