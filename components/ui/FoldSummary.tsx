import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** The row that opens and closes a details element of class "group": words left, plus or minus right. */
export function FoldSummary({ className, children }: { className: string; children: ReactNode }) {
  return (
    <summary
      className={clsx(
        'flex min-h-15 cursor-pointer list-none items-center py-3 justify-between gap-4',
        className,
      )}
    >
      {children}
      <Icon className="flex-none group-open:hidden" name="plus" />
      <Icon className="hidden flex-none group-open:block" name="minus" />
    </summary>
  );
}
