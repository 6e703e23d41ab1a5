/**
 * Facts about the site and the provider that the specification leaves to the owner; environment variables set them at
 * build time.
 */

/** Environment variables and their defaults; a value without a default is omitted from the pages until it is set. */
const defaults = {
  SITE_URL: 'https://complytrain.example',
  CONTACT_EMAIL: 'contact@complytrain.example',
  DATA_LICENSE: 'Creative Commons Attribution 4.0 International (CC BY 4.0)',
  SOCIAL_LINKEDIN: 'https://www.linkedin.com',
  SOCIAL_X: 'https://x.com',
  SOCIAL_YOUTUBE: 'https://www.youtube.com',
  SOCIAL_FACEBOOK: 'https://www.facebook.com',
  SOCIAL_INSTAGRAM: 'https://www.instagram.com',
  LEGAL_NAME: undefined,
  LEGAL_FORM: undefined,
  ADDRESS: undefined,
  CVR: undefined,
  DATA_PROTECTION_CONTACT: undefined,
  // Not HOST, because shells and containers set it to the machine name.
  HOSTING_PROVIDER: undefined,
} as const satisfies Record<string, string | undefined>;

type Setting = keyof typeof defaults;

const setting = <S extends Setting>(name: S): string | (typeof defaults)[S] =>
  process.env[name]?.trim() || defaults[name];

/** Returns the settings that are unset or equal to their default; the build prints one line for each. */
export const openSettings = (): Setting[] =>
  (Object.keys(defaults) as Setting[]).filter((name) => setting(name) === defaults[name]);

/** Name of the platform and of the provider. */
export const siteName = 'ComplyTrain';

/** Legal identity of the provider; unset parts are undefined and are not rendered. */
export const provider = {
  /** Registered name (LEGAL_NAME). */
  legalName: setting('LEGAL_NAME'),
  /** Legal form, for example "private limited company (anpartsselskab)" (LEGAL_FORM). */
  legalForm: setting('LEGAL_FORM'),
  /** Postal address in one line (ADDRESS). */
  address: setting('ADDRESS'),
  /** Number in the Danish business register (CVR). */
  cvr: setting('CVR'),
  /** Name or mailbox of the data protection contact (DATA_PROTECTION_CONTACT). */
  dataProtection: setting('DATA_PROTECTION_CONTACT'),
  /** Hosting company and its country (HOSTING_PROVIDER). */
  hosting: setting('HOSTING_PROVIDER'),
} as const;

/** Origin without a trailing slash (SITE_URL). */
export const siteUrl = setting('SITE_URL').replace(/\/+$/, '');

/** Mailbox of every contact link (CONTACT_EMAIL). */
export const contactEmail = setting('CONTACT_EMAIL');

/** License of the open data, in one line (DATA_LICENSE). */
export const dataLicense = setting('DATA_LICENSE');

/** Social profiles; the networks' front pages until the owner sets them. Excluded from structured data. */
export const socialLinks = [
  { name: 'LinkedIn', href: setting('SOCIAL_LINKEDIN') },
  { name: 'X', href: setting('SOCIAL_X') },
  { name: 'YouTube', href: setting('SOCIAL_YOUTUBE') },
  { name: 'Facebook', href: setting('SOCIAL_FACEBOOK') },
  { name: 'Instagram', href: setting('SOCIAL_INSTAGRAM') },
] as const;

/** Offices with their printed status; coordinates are decimal degrees of the city center. */
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

/** Target markets listed in the footer. */
export const targetMarkets = [
  'NATO Defense Contracts',
  'US DoD Suppliers',
  'EU Defense Agencies',
  'Commercial Aerospace',
] as const;

/** Year of the copyright line (specification, section 2, footer). */
export const copyrightYear = 2025;

/** ISO day of the last editorial change; used by sitemap, PDFs and security.txt. */
export const contentDate = '2026-11-28';

/** ISO month of the six legal texts (specification, section 2, legal pages). */
export const legalDate = '2025-09';
