import { serviceEntries, trainingEntry } from './entries';
import { serviceSlugs } from './slugs';
import type { ServiceEntry } from './types';

/** The four open services in the order of header, sidebars and home tabs. */
export const services = serviceSlugs.map((slug) => serviceEntries[slug]);

/** The same services as sidebar links. */
export const serviceLinks = services.map(({ title, href }) => ({ label: title, href }));

/** Tiles of the overview in grid order; Training & Support is last and has no link. */
export const serviceTiles: readonly ServiceEntry[] = [
  serviceEntries.complytrain,
  serviceEntries.consultancy,
  serviceEntries.investment,
  serviceEntries.partnership,
  trainingEntry,
];

/** Services carousel of the home page, in the order of the specification. */
export const serviceCarousel: readonly ServiceEntry[] = [
  serviceEntries.complytrain,
  serviceEntries.consultancy,
  trainingEntry,
  serviceEntries.investment,
];

/** Path of the announcement page for Training & Support; only the home carousel links to it. */
export const trainingPath = '/services/training';
