import { centerLine, detail, outline } from './line-weights';

/** One pin of the lock as a list marker, as long as in the drawing of the page head. */
export function LockPin({ length, className }: { length: number; className?: string }) {
  const tip = 46 + length;
  return (
    <svg
      aria-hidden="true"
      className={className}
      overflow="visible"
      height="150"
      viewBox="0 0 60 150"
      width="60"
    >
      <g className="fill-ground stroke-fg" strokeWidth={outline}>
        <path d="M12 0V150M48 0V150" {...detail} />
        <path d="M15 46V16L19 10H41L45 16V46Z" />
        <path d={`M15 46H45V${tip - 12}L35 ${tip}H25L15 ${tip - 12}Z`} />
        <path d={`M15 ${tip - 12}H45`} {...detail} />
        <path d="M30 -4V150" {...centerLine} />
      </g>
    </svg>
  );
}
