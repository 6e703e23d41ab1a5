import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FoldSummary } from '@/components/ui/FoldSummary';

interface FoldRowProps {
  title: string;
  /** What the row holds, in a few words. */
  hint?: string;
  /** The first child carries the fragment that leads into the row and opens it. */
  children: ReactNode;
}

/**
 * A section as a row that stays closed until opened, at every width: by hand, by a fragment, by find-in-page. It stands
 * open in print and without scripts (styles/folds.css), where its row is a heading alone. The fragment names what is folded,
 * because a browser opens the details around its target and not the target itself.
 */
export function FoldRow({ title, hint, children }: FoldRowProps) {
  return (
    // A fragment may have opened it before the scripts start.
    <details className="fold-row border-fg border-t-2" suppressHydrationWarning>
      <FoldSummary className="min-h-14 md:min-h-20 print:min-h-0 print:pt-2 print:pb-1">
        <h2
          className={clsx(
            'text-sub',
            hint &&
              'after:mt-1 after:hidden after:text-small after:text-muted after:content-[attr(data-hint)] md:after:block print:after:hidden',
          )}
          data-hint={hint}
        >
          {title}
        </h2>
      </FoldSummary>
      {children}
    </details>
  );
}
