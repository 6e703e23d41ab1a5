import { clsx } from 'clsx';

/** The bar at which a line ends; place and size it with the class. */
export function Terminal({ className = 'h-11.5 w-2.5' }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('absolute bg-fg', className)} />;
}
