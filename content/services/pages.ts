import { consultancy } from './consultancy';
import { investment } from './investment';
import { partnership } from './partnership';
import type { ServicePage, ServicePageSlug } from './types';

/** Pages of the three services with the same template; a slug without a page fails the type check. */
export const servicePages = { investment, consultancy, partnership } satisfies Record<
  ServicePageSlug,
  ServicePage
>;
