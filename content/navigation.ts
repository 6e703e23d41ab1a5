import type { CertificationSlug } from './certifications/slugs';
import type { PageMenu } from './page-declaration';
import type { PagePath } from './pages';
import type { StationSlug } from './stations/slugs';

/** A link of a menu with words of its own. */
export interface NavLink {
  label: string;
  href: PagePath;
}

/** Overview of the platform, first entry of its menu. */
export const platformOverview: NavLink = { label: 'Platform overview', href: '/services/complytrain' };

/** Overview of all services. */
export const servicesOverview: NavLink = { label: 'Services overview', href: '/services' };

/** The comparison of the eight certifications. */
export const comparisonLink: NavLink = {
  label: 'Compare Certifications',
  href: '/certifications/comparison',
};

/** The five entries of the header's menu, by the names of their pages. */
export const mainPaths: readonly PagePath[] = ['/', platformOverview.href, '/about', '/services', '/contact'];

/** The planner, the first thing to do: in the bar of offices and at the top of the phone's group of tools. */
export const planRoute: NavLink = { label: 'Plan your route', href: '/planner' };

/** Quick Actions of the footer (specification, section 2); a bare page is listed by its name. */
export const quickActions: readonly (PagePath | NavLink)[] = [
  '/about',
  comparisonLink,
  { label: 'View All Services', href: '/services' },
];

/** Name of each group of pages that declare it as their `menu`: Services panel, mobile menu, map of the 404 page. */
export const menuGroupNames: Record<PageMenu, string> = { plan: 'Plan and look up' };

/** Routes of a station or certification. */
export const stationPath = (slug: StationSlug) => `/stations/${slug}` as const;
export const certificationPath = (slug: CertificationSlug) => `/certifications/${slug}` as const;

/** Words of the footer. */
export const footerCopy = {
  statement: 'Defense compliance, investment and partnership bridging for European defense technology.',
  stations: 'Stations',
  legal: 'Legal',
  quickActions: 'Quick Actions',
  markets: 'Target markets',
  offices: 'Offices',
  /** The button of the booking; on the phone its first word is seen alone, beside the mail address. */
  book: 'Book',
  consultation: 'a consultation',
  top: 'Back to Top',
};

/** Words of the header. */
export const headerCopy = {
  /** Name of the link around the logo. */
  home: '{site}, home' as const,
  platform: 'ComplyTrain platform',
  skip: 'Skip to content',
  /** Names of the bar's navigation: in its place, and while the bar sticks to the window. */
  mainNav: 'Main',
  stuckNav: 'Main, at the top of the window',
  booking: 'Book a consultation',
  platformStatement: 'Five stations, {=journey}, one repository for every document.',
  servicesStatement: 'Four services, and eight certifications to compare before you choose one.',
};

/** Words of the mobile menu. */
export const menuCopy = { button: 'Menu', label: 'Site menu', plainLabel: 'Main pages' };

/** Words of the side panel; its two shortcuts lead where the specification says. */
export const sidePanelCopy = {
  button: 'Open side panel',
  label: 'Consultation and journey',
  title: 'Free consultation',
  text: 'A free consultation on which certifications your buyers ask for, and in which order to take them.',
  booking: 'Book a consultation',
  links: [
    { label: 'Calculate ROI', href: platformOverview.href },
    { label: 'Assess Readiness', href: '/contact' },
  ] satisfies readonly NavLink[],
};
