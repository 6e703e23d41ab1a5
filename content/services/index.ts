import { serviceEntries, trainingEntry } from './entries';
import { serviceSlugs } from './slugs';
import type { ServiceEntry } from './types';

/** The four open services in their one order (header, sidebars, home tabs). */
export const services: readonly ServiceEntry[] = serviceSlugs.map((slug) => serviceEntries[slug]);

/** The five tiles of the overview: the four services, then Training & Support without a link. */
export const serviceTiles: readonly ServiceEntry[] = [...services, trainingEntry];

/** The services carousel of the home page, in the order of the specification. */
export const serviceCarousel: readonly ServiceEntry[] = [
  serviceEntries.complytrain,
  serviceEntries.consultancy,
  trainingEntry,
  serviceEntries.investment,
];

/** The announcement page of Training & Support; only the home carousel leads to it. */
export const trainingPath = '/services/training';
