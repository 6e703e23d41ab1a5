import { serviceEntries, trainingEntry } from './entries';
import { serviceSlugs } from './slugs';
import type { OpenService, ServiceEntry } from './types';

/** The four open services in their one order (header, sidebars, home tabs). */
export const services: readonly OpenService[] = serviceSlugs.map((slug) => serviceEntries[slug]);

/** The same four as entries of a sidebar list. */
export const serviceLinks = services.map(({ title, href }) => ({ label: title, href }));

/** The five tiles of the overview in the order of its grid; Training & Support comes last, without a link. */
export const serviceTiles: readonly ServiceEntry[] = [
  serviceEntries.complytrain,
  serviceEntries.consultancy,
  serviceEntries.investment,
  serviceEntries.partnership,
  trainingEntry,
];

/** The services carousel of the home page, in the order of the specification. */
export const serviceCarousel: readonly ServiceEntry[] = [
  serviceEntries.complytrain,
  serviceEntries.consultancy,
  trainingEntry,
  serviceEntries.investment,
];

/** The announcement page of Training & Support; only the home carousel leads to it. */
export const trainingPath = '/services/training';
