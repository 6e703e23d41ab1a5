import type { Verdict } from '@/content/planner/types';

const glyphs = {
  needed: <circle className="fill-line" cx="9" cy="9" r="8" />,
  usual: <circle className="fill-fg" cx="9" cy="9" r="8" />,
  gate: (
    <circle
      className="fill-none stroke-line"
      cx="9"
      cy="9"
      r="7"
      strokeDasharray="3.2 2.3"
      strokeWidth="2.4"
    />
  ),
  held: <circle className="fill-none stroke-fg" cx="9" cy="9" r="7" strokeWidth="2" />,
  ask: (
    <circle className="fill-none stroke-fg" cx="9" cy="9" r="7" strokeDasharray="3.2 2.3" strokeWidth="2.4" />
  ),
  'not-needed': <path className="stroke-muted" d="M2 9h14" strokeWidth="2" />,
} satisfies Record<Verdict, React.ReactNode>;

/** What the rules say about a certification, as a glyph; its word is beside it. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      aria-hidden="true"
      className="size-4 flex-none translate-y-0.75"
      height="18"
      viewBox="0 0 18 18"
      width="18"
    >
      {glyphs[verdict]}
    </svg>
  );
}
