import type { CertificationSlug } from './certifications/slugs';
import { responseHours } from './constants';
import type { StationSlug } from './stations/slugs';

/** A link of a menu. */
export interface NavLink {
  label: string;
  href: string;
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

/** The five entries of the header's menu as plain links. */
export const mainLinks: readonly NavLink[] = [
  { label: 'Home', href: '/' },
  { label: 'ComplyTrain', href: platformOverview.href },
  { label: 'About', href: '/about' },
  { label: 'Services', href: servicesOverview.href },
  { label: 'Contact', href: '/contact' },
];

/** Quick Actions of the footer (specification, section 2). */
export const quickActions: readonly NavLink[] = [
  { label: 'About', href: '/about' },
  comparisonLink,
  { label: 'View All Services', href: '/services' },
];

/** Short labels of the six legal links. */
export const legalLinks: readonly NavLink[] = [
  { label: 'Privacy', href: '/legal/privacy' },
  { label: 'Terms', href: '/legal/terms' },
  { label: 'Cookies', href: '/legal/cookies' },
  { label: 'GDPR', href: '/legal/gdpr' },
  { label: 'Security', href: '/legal/security' },
  { label: 'Export control', href: '/legal/export-control' },
];

/** Routes of a station or certification. */
export const stationPath = (slug: StationSlug) => `/stations/${slug}` as const;
export const certificationPath = (slug: CertificationSlug) => `/certifications/${slug}` as const;

/** Words of the footer. */
export const footerCopy = {
  statement: 'Defense compliance, investment and partnership bridging for European defense technology.',
  stations: 'Stations',
  quickActions: 'Quick Actions',
  markets: 'Target markets',
  offices: 'Offices',
  booking: 'Book a consultation',
  top: 'Back to Top',
};

/** Words of the header. */
export const headerCopy = {
  skip: 'Skip to content',
  booking: 'Book a consultation',
  response: `We’ll respond within ${responseHours} hours`,
  platformStatement: 'Five stations, {=journey}, one repository for every document.',
  servicesStatement: 'Four services, and eight certifications to compare before you choose one.',
};

/** Words of the mobile menu. */
export const menuCopy = { button: 'Menu', label: 'Site menu', plainLabel: 'Main pages' };

/** Words of the side panel; its two shortcuts lead where the specification says. */
export const sidePanelCopy = {
  button: 'Open side panel',
  label: 'Consultation and journey',
  title: 'Talk to us before you board',
  text: 'A free consultation on which certifications your buyers ask for, and in which order to take them.',
  booking: 'Book a consultation',
  links: [
    { label: 'Calculate ROI', href: platformOverview.href },
    { label: 'Assess Readiness', href: '/contact' },
  ],
};
