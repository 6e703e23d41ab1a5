import type { Requirement } from '@/content/certifications/types';

/**
 * Renders a requirement as text. styles/marks.css draws a glyph before it (full disc, half disc, ring or dash), so that
 * the meaning does not depend on color or shape only.
 */
export function RequirementLabel({ requirement }: { requirement: Requirement }) {
  return <span data-requirement={requirement}>{requirement}</span>;
}
