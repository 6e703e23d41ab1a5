/** Slugs of the legal texts in the order of the footer; each has a page under /legal. */
export const legalSlugs = ['privacy', 'terms', 'cookies', 'gdpr', 'security', 'export-control'] as const;

export type LegalSlug = (typeof legalSlugs)[number];
