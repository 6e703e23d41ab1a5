import { clsx } from 'clsx';
import { type Certainty, certaintyLabels } from '@/content/certainty';
import { hasCertaintyLabel } from '@/lib/certainty/certainty-labels';
import { registerCertainty } from '@/lib/certainty/certainty-registry';

interface CertaintyLabelProps {
  certainty: Certainty;
  className?: string;
}

/**
 * Renders the certainty of a statement in brackets, with the space before it; renders nothing for a verified statement
 * or an open question. The key at the end of the page's sources explains the labels.
 */
export function CertaintyLabel({ certainty, className }: CertaintyLabelProps) {
  if (!hasCertaintyLabel(certainty)) return null;
  registerCertainty(certainty);
  return (
    <>
      {' '}
      <span className={clsx('text-caption text-muted', className)} data-certainty={certainty}>
        ({certaintyLabels[certainty]})
      </span>
    </>
  );
}
