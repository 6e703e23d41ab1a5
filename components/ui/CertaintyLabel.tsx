import { clsx } from 'clsx';
import { certaintyLabels, type Certainty as Sureness } from '@/content/certainty';
import { hasCertaintyLabel } from '@/lib/certainty/certainty-labels';
import { registerCertainty } from '@/lib/certainty/certainty-registry';

interface CertaintyProps {
  certainty: Sureness;
  className?: string;
}

/**
 * The one small word after a statement that was not read at its source, with its space; nothing after others. The key at
 * the end of the page's sources says what it means.
 */
export function CertaintyLabel({ certainty, className }: CertaintyProps) {
  if (!hasCertaintyLabel(certainty)) return null;
  registerCertainty(certainty);
  return (
    <>
      {' '}
      <span className={clsx('text-caption text-muted', className)} data-certainty={certainty}>
        {certaintyLabels[certainty]}
      </span>
    </>
  );
}
