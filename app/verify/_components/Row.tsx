import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FoldSummary } from '@/components/ui/FoldSummary';

interface RowProps {
  /** The fragment that leads into the row and opens it: it names what is folded, as in FoldRow. */
  id: string;
  /** The heading, with what stands in its row. */
  heading: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a section that is folded at every width; open on paper and without scripts (styles/folds.css). */
export function Row({ id, heading, className, children }: RowProps) {
  return (
    // A fragment may have opened it before the scripts start.
    <details className={clsx('fold-row border-rule border-b', className)} suppressHydrationWarning>
      {/* On paper a heading keeps room for the lines below it, which are not in its own fragment. */}
      <FoldSummary className="print:-mb-24 print:break-inside-avoid print:pb-24" compact>
        {heading}
      </FoldSummary>
      <div id={id}>{children}</div>
    </details>
  );
}
