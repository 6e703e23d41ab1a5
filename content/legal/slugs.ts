/** The six legal texts in the order of the footer; each is a page under /legal. */
export const legalSlugs = ['privacy', 'terms', 'cookies', 'gdpr', 'security', 'export-control'] as const;

export type LegalSlug = (typeof legalSlugs)[number];
