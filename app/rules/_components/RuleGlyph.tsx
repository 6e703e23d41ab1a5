import type { RuleState } from '@/lib/rules/register';

interface RuleGlyphProps {
  state: RuleState;
  /** The one that comes next. */
  next?: boolean;
  /** Radius in px; the glyph is drawn around the zero of its drawing. */
  r: number;
}

/** Status of a rule, as a stop: full, dashed, filled with the line's color, paused, struck. Always beside its word. */
export function RuleGlyph({ state, next = false, r }: RuleGlyphProps) {
  const ring = { r: r - 2, strokeWidth: 4 };
  const half = r * 0.36;
  if (next) return <circle className="fill-line stroke-fg" {...ring} />;
  switch (state) {
    case 'in-force':
      return <circle className="fill-fg" r={r} />;
    case 'coming':
      return <circle className="fill-ground stroke-fg" strokeDasharray={`${r * 0.6} ${r * 0.4}`} {...ring} />;
    case 'open':
      return (
        <>
          <circle className="fill-ground stroke-muted" {...ring} strokeWidth={3} />
          <path
            className="stroke-muted"
            d={`M${-r * 0.22} ${-half}V${half}M${r * 0.22} ${-half}V${half}`}
            strokeWidth={2.5}
          />
        </>
      );
    case 'superseded':
      return (
        <>
          <circle className="fill-ground stroke-muted" {...ring} strokeWidth={3} />
          <path
            className="stroke-muted"
            d={`M${-r * 0.6} ${r * 0.6}L${r * 0.6} ${-r * 0.6}`}
            strokeWidth={3}
          />
        </>
      );
  }
}
