import { menuGroupNames } from '@/content/navigation';
import type { MapLine } from '@/content/page-declaration';
import type { Meta, Text } from '@/content/text';

/** Copy of the page for addresses that do not exist. */
export const notFoundPage = {
  meta: {
    title: 'Page not found | ComplyTrain',
    description:
      'No page of ComplyTrain answers to this address. The map of the site lists every page that exists, from the platform and the stations to the legal texts.',
  } satisfies Meta,
  crumb: 'Page not found',
  title: 'No stop at this address',
  lead: 'Page not found (error 404). It may have moved, or it was never there. Every page that exists is on the map below.' as Text,
  home: 'Back to Home',
  report: 'Report the link',
  /** Subject of the mail that reports a dead link. */
  reportSubject: 'Dead link on the website',
  /** Word under the barred ring of the drawing. */
  closed: 'Closed',
  map: {
    title: 'Map of the site',
    /** Names of the lines; one without a page is not drawn. */
    lines: {
      platform: 'Platform and stations',
      services: 'Services',
      certifications: 'Certifications',
      plan: menuGroupNames.plan,
      company: 'Company and legal',
    } satisfies Record<MapLine, string>,
  },
};
