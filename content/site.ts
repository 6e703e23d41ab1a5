/** Facts about the site and the provider that the specification leaves to the owner: each may be set by the environment at build time. */

const env = (name: string, fallback: string): string => process.env[name] || fallback;

/** Name of the platform and of the provider. */
export const siteName = 'ComplyTrain';

/** Origin without a trailing slash (SITE_URL). */
export const siteUrl = env('SITE_URL', 'https://complytrain.example').replace(/\/+$/, '');

/** True while the owner has not set an origin: the build says so in one line. */
export const isExampleOrigin = siteUrl.endsWith('.example');

/** Mailbox for every contact on the site (CONTACT_EMAIL). */
export const contactEmail = env('CONTACT_EMAIL', 'contact@complytrain.example');

/** Social profiles; until the owner sets them, the networks' public front pages. Never used in structured data. */
export const socialLinks = [
  { name: 'LinkedIn', href: env('SOCIAL_LINKEDIN', 'https://www.linkedin.com') },
  { name: 'X', href: env('SOCIAL_X', 'https://x.com') },
  { name: 'YouTube', href: env('SOCIAL_YOUTUBE', 'https://www.youtube.com') },
  { name: 'Facebook', href: env('SOCIAL_FACEBOOK', 'https://www.facebook.com') },
  { name: 'Instagram', href: env('SOCIAL_INSTAGRAM', 'https://www.instagram.com') },
] as const;

/** Offices; `opening` is shown as the office's status. Coordinates are decimal degrees of the city centre. */
export const offices = [
  {
    city: 'Copenhagen',
    country: 'Denmark',
    status: 'Headquarters',
    open: true,
    latitude: 55.68,
    longitude: 12.57,
  },
  {
    city: 'Lviv',
    country: 'Ukraine',
    status: 'Opening Soon',
    open: false,
    latitude: 49.84,
    longitude: 24.03,
  },
] as const;

/** Target markets named in the footer. */
export const targetMarkets = [
  'NATO Defense Contracts',
  'US DoD Suppliers',
  'EU Defense Agencies',
  'Commercial Aerospace',
] as const;

/** Year of the copyright line (specification, section 2, footer). */
export const copyrightYear = 2025;

/** Date of the last editorial change, ISO; feeds sitemap, PDFs and security.txt. */
export const contentDate = '2026-11-20';

/** Date of the six legal texts (specification, section 2, legal pages). */
export const legalDate = '2025-09';
