import type { Requirement } from '@/content/certifications/types';

/**
 * A requirement as glyph and word, so that neither color nor shape carries it alone: full disc, half disc, ring or
 * dash, drawn before the word by styles/marks.css.
 */
export function RequirementMark({ requirement }: { requirement: Requirement }) {
  return <span data-requirement={requirement}>{requirement}</span>;
}
