/** Facts about the site and the provider that the specification leaves to the owner: each may be set by the environment at build time. */

/** Environment variables with their defaults; what has no default is left out of the pages until it is set. */
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
  // Not HOST, which shells and containers set to a machine's name.
  HOSTING_PROVIDER: undefined,
} as const satisfies Record<string, string | undefined>;

type Setting = keyof typeof defaults;

const setting = <S extends Setting>(name: S): string | (typeof defaults)[S] =>
  process.env[name]?.trim() || defaults[name];

/** Settings that are unset or still have their default: the build prints one line for each. */
export const openSettings = (): Setting[] =>
  (Object.keys(defaults) as Setting[]).filter((name) => setting(name) === defaults[name]);

/** Name of the platform and of the provider. */
export const siteName = 'ComplyTrain';

/** The provider's legal identity; a part that the owner has not set is absent and shown nowhere. */
export const provider = {
  /** Name as registered (LEGAL_NAME). */
  legalName: setting('LEGAL_NAME'),
  /** Kind of company in words, for example "private limited company (anpartsselskab)" (LEGAL_FORM). */
  legalForm: setting('LEGAL_FORM'),
  /** Postal address in one line (ADDRESS). */
  address: setting('ADDRESS'),
  /** Number in the Danish business register (CVR). */
  cvr: setting('CVR'),
  /** Name or mailbox of the person to ask about personal data (DATA_PROTECTION_CONTACT). */
  dataProtection: setting('DATA_PROTECTION_CONTACT'),
  /** Company that runs the web server, and its country (HOSTING_PROVIDER). */
  hosting: setting('HOSTING_PROVIDER'),
} as const;

/** Origin without a trailing slash (SITE_URL). */
export const siteUrl = setting('SITE_URL').replace(/\/+$/, '');

/** Mailbox for every contact on the site (CONTACT_EMAIL). */
export const contactEmail = setting('CONTACT_EMAIL');

/** Terms on which the open data may be used, as one line (DATA_LICENSE). */
export const dataLicense = setting('DATA_LICENSE');

/** Social profiles; until the owner sets them, the networks' public front pages. Never used in structured data. */
export const socialLinks = [
  { name: 'LinkedIn', href: setting('SOCIAL_LINKEDIN') },
  { name: 'X', href: setting('SOCIAL_X') },
  { name: 'YouTube', href: setting('SOCIAL_YOUTUBE') },
  { name: 'Facebook', href: setting('SOCIAL_FACEBOOK') },
  { name: 'Instagram', href: setting('SOCIAL_INSTAGRAM') },
] as const;

/** Offices; `opening` is shown as the office's status. Coordinates are decimal degrees of the city center. */
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
export const contentDate = '2026-11-28';

/** Date of the six legal texts (specification, section 2, legal pages). */
export const legalDate = '2025-09';
