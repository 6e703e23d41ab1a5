/** The signal of a gate: mast, arm, lamp, and the dashed line behind it. */
export function SignalIcon({ className = 'h-8 w-11' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`fill-none stroke-fg ${className}`}
      height="32"
      viewBox="0 0 44 32"
      width="44"
    >
      <path d="M6 30V2" strokeWidth="3" />
      <path d="M6 7h16" strokeWidth="7" />
      <circle className="fill-ground" cx="6" cy="20" r="5" strokeWidth="3" />
      <path d="M14 20h28" strokeDasharray="8 5" strokeWidth="4" />
    </svg>
  );
}
