/** Renders the logo: an octagonal C in the text color with a stop in the color of the line at its center. */
export function Logo({ className = 'size-11 flex-none' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} height="44" viewBox="0 0 44 44" width="44">
      <path
        d="M39.5 14.5L31 6H13L5 14.2V29.8L13 38H31L39.5 29.5"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        strokeWidth="8"
      />
      <circle className="fill-line" cx="22" cy="22" r="6.5" />
    </svg>
  );
}
