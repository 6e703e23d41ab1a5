import { clsx } from 'clsx';

/** Renders the 8 px trunk on the rail, from 761 px up. By default it has the height of its positioned parent. */
export function Trunk({ className = 'inset-y-0' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'print:hidden! pointer-events-none absolute left-trunk z-1 hidden w-2 bg-line md:block',
        className,
      )}
    />
  );
}
