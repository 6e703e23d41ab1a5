import { clsx } from 'clsx';

/** Renders the bar at the end of a line. The class sets its position and size. */
export function Terminal({ className = 'h-11.5 w-2.5' }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('absolute bg-fg', className)} />;
}
