import type { BuyerCertainty } from '@/content/buyers/types';

const glyphs = {
  seen: <circle className="fill-fg" cx="9" cy="9" r="8" />,
  reports: (
    <>
      <path className="fill-fg" d="M9 1a8 8 0 0 0 0 16z" />
      <circle className="fill-none stroke-fg" cx="9" cy="9" r="7" strokeWidth="2" />
    </>
  ),
  known: <circle className="fill-none stroke-fg" cx="9" cy="9" r="7" strokeWidth="2" />,
  open: (
    <circle className="fill-none stroke-fg" cx="9" cy="9" r="7" strokeDasharray="3.2 2.3" strokeWidth="2.4" />
  ),
} satisfies Record<BuyerCertainty, React.ReactNode>;

/** How certain a line is, as a glyph: the fuller, the more certain. Its word is beside it. */
export function EvidenceMark({ certainty }: { certainty: BuyerCertainty }) {
  return (
    <svg aria-hidden="true" className="size-4 flex-none translate-y-0.5" viewBox="0 0 18 18">
      {glyphs[certainty]}
    </svg>
  );
}
