import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Plus where the details are closed, minus where they are open: two bars of the text's color, no elements. */
const sign =
  'after:size-4.5 after:flex-none after:bg-center after:bg-no-repeat after:[background-image:linear-gradient(currentColor,currentColor),linear-gradient(currentColor,currentColor)] after:[background-size:100%_2.5px,2.5px_100%] [details[open]>&]:after:[background-size:100%_2.5px,0_0]';

interface FoldSummaryProps {
  /** A lower row, for folds within a part. */
  compact?: boolean;
  className?: string;
  children: ReactNode;
}

/** The row that opens and closes a details element: words left, plus or minus right. */
export function FoldSummary({ compact, className, children }: FoldSummaryProps) {
  return (
    <summary
      className={clsx(
        'flex cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden',
        compact ? 'min-h-11 py-2' : 'min-h-15 py-3',
        sign,
        className,
      )}
    >
      {children}
    </summary>
  );
}
