interface HandoverBranchProps {
  /** The line comes from the trunk. */
  first: boolean;
  /** The line ends in its terminal. */
  last: boolean;
  /** The document is handed over only at certain security markings. */
  dashed: boolean;
  /** The next document goes to the same office: the branches are tied from here on. */
  joined: boolean;
  /** The document before went to the same office. */
  joins: boolean;
}

/**
 * One stop on the line of documents: the capsule of the document, the branch down to the ring of the office; desktop
 * only.
 */
export function HandoverBranch({ first, last, dashed, joined, joins }: HandoverBranchProps) {
  return (
    <svg aria-hidden="true" className="h-33 w-full overflow-visible max-lg:hidden" fill="none">
      {first && (
        <path className="stroke-line" d="M-46 -120V-46Q-46 -39 -41 -34L7 14Q15 24 24 24" strokeWidth="8" />
      )}
      <line className="stroke-line" strokeWidth="12" x1={first ? 16 : 0} x2="100%" y1="24" y2="24" />
      {last && (
        <svg aria-hidden="true" overflow="visible" x="100%">
          <rect className="fill-fg" height="46" width="10" x="-10" y="1" />
        </svg>
      )}
      {joined && <line className="stroke-slate" strokeWidth="8" x1="46" x2="100%" y1="120" y2="120" />}
      {joins && <line className="stroke-slate" strokeWidth="8" x1="0" x2="46" y1="120" y2="120" />}
      <path className="stroke-slate" d="M15 24V64Q15 70 19 74L41 96Q46 101 46 108V120" strokeWidth="8" />
      <circle className="fill-ground stroke-slate" cx="46" cy="120" r="10" strokeWidth="6" />
      <rect
        className="fill-ground stroke-fg"
        height="62"
        rx="14"
        strokeDasharray={dashed ? '8 6' : undefined}
        strokeWidth="6"
        width="28"
        x="1"
        y="3"
      />
    </svg>
  );
}
