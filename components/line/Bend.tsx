import { clsx } from 'clsx';

/**
 * Renders the 45-degree branch from the trunk to a line that starts on the content axis, on tablet and desktop only.
 * Place it inside a Frame: its top meets the trunk; its end (8 px thick) is centered 56 px lower on the axis.
 */
export function Bend({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={clsx(
        'print:hidden! pointer-events-none absolute -left-to-trunk z-1 hidden h-17.5 w-15 md:block',
        className,
      )}
      fill="none"
      height="70"
      viewBox="0 0 60 70"
      width="60"
    >
      <path className="stroke-line" d="M4 0V10Q4 17 9 22L38 51Q43 56 50 56H60" strokeWidth="8" />
    </svg>
  );
}
