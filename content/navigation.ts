import type { CertificationSlug } from './certifications/slugs';
import { atStart, count } from './counts';
import type { Locale } from './locales';
import type { PagePath } from './pages';
import type { StationSlug } from './stations/slugs';

/** Menu link whose label differs from the label of its page. */
export interface NavLink {
  label: string;
  href: PagePath;
  /** Language of the label if it is not English. */
  lang?: Locale;
}

/** Platform overview, first link of the platform menu. */
export const platformOverview: NavLink = { label: 'Platform overview', href: '/services/complytrain' };

/** Overview of all services. */
export const servicesOverview: NavLink = { label: 'Services overview', href: '/services' };

/** Comparison of the eight certifications. */
export const comparisonLink: NavLink = {
  label: 'Compare Certifications',
  href: '/certifications/comparison',
};

/** The five links of the main navigation, in order; each is labeled with the label of its page. */
export const mainPaths: readonly PagePath[] = ['/', platformOverview.href, '/about', '/services', '/contact'];

/** Planner link in the offices bar and at the top of the tools group in the mobile menu. */
export const planRoute: NavLink = { label: 'Plan your route', href: '/planner' };

/** Link to the page in Ukrainian: in the offices bar, the mobile menu, the footer and the about section of home. */
export const ukrainianLink: NavLink = { label: 'Українською', href: '/uk', lang: 'uk' };

/** Quick Actions of the footer (specification, section 2); a path without a label uses the label of its page. */
export const quickActions: readonly (PagePath | NavLink)[] = [
  '/about',
  comparisonLink,
  { label: 'View All Services', href: '/services' },
];

/** Returns the route of a station. */
export const stationPath = (slug: StationSlug) => `/stations/${slug}` as const;
/** Returns the route of a certification. */
export const certificationPath = (slug: CertificationSlug) => `/certifications/${slug}` as const;

/** Copy of the footer. */
export const footerCopy = {
  statement:
    'We offer defense compliance, investment introductions and partnership bridging for European defense technology.',
  stations: 'Stations',
  legal: 'Legal',
  quickActions: 'Quick Actions',
  markets: 'Target markets',
  offices: 'Offices',
  /**
   * Text of the booking button; `consultation` is hidden below 761 px, where the mail address is next to the button.
   */
  book: 'Book',
  consultation: 'a consultation',
  top: 'Back to Top',
};

/** Copy of the header. */
export const headerCopy = {
  /** Accessible name of the logo link. */
  home: '{site}, home' as const,
  platform: 'ComplyTrain platform',
  /** By the language of the page. */
  skip: { en: 'Skip to content', uk: 'Перейти до змісту' } satisfies Record<Locale, string>,
  /** Accessible names of the main navigation: in its normal position, and while it is sticky. */
  mainNav: 'Main',
  stuckNav: 'Main, at the top of the window',
  booking: 'Book a consultation',
  platformStatement: `${atStart.stations} stations take {figure:journey}, with one repository for all documents.`,
  servicesStatement: `We offer ${count.services} services. Compare ${count.certifications} certifications before you choose one.`,
};
