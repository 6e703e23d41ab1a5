import type { NavLink } from '../navigation';

/** Name of the button that closes a dialog or the preloader. */
export const closeLabel = 'Close';

/**
 * Heading of each group of pages with that `menu`, in the Services panel, the mobile menu and the map of the 404 page.
 */
export const menuGroupNames = { plan: 'Plan and look up' };

/** Copy of the mobile menu. */
export const menuCopy = { button: 'Menu', label: 'Site menu', plainLabel: 'Main pages' };

/** Copy of the side panel; the specification sets the targets of its two shortcuts. */
export const sidePanelCopy = {
  button: 'Open side panel',
  label: 'Consultation and journey',
  title: 'Free consultation',
  text: 'In a free consultation we tell you which certifications your buyers ask for, and in which order to take them.',
  booking: 'Book a consultation',
  links: [
    { label: 'Calculate ROI', href: '/services/complytrain' },
    { label: 'Assess Readiness', href: '/contact' },
  ] satisfies readonly NavLink[],
};
