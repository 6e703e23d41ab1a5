import { clsx } from 'clsx';

/** A straight line from the trunk to the right edge of the content; place it with the class. */
export function BranchLine({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('absolute right-0 -left-gutter h-2 bg-line md:-left-to-rail', className)}
    />
  );
}
