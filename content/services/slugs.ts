/** Slugs of the four services in the order of menus, sidebars and tabs; each has a page under /services. */
export const serviceSlugs = ['complytrain', 'investment', 'consultancy', 'partnership'] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
