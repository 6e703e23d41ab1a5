import type { MapLine } from '@/content/page-declaration';
import type { Meta, Text } from '@/content/text';
import { menuGroupNames } from './menus';

/** Copy of the 404 page. */
export const notFoundPage = {
  meta: {
    title: 'Page not found | ComplyTrain',
    description:
      'No ComplyTrain page has this address. The map of the site lists the pages to start from: the platform and its stations, services, certifications, the planner.',
  } satisfies Meta,
  crumb: 'Page not found',
  title: 'Page not found',
  lead: 'Error 404: no page has this address. The page may have moved. The map lists the pages from which you can start.' as Text,
  home: 'Back to Home',
  report: 'Report the link',
  /** Subject of the email that reports a dead link. */
  reportSubject: 'Dead link on the website',
  /** Label below the barred ring in the drawing. */
  closed: 'Closed',
  map: {
    title: 'Map of the site',
    /** Names of the lines on the map. */
    lines: {
      platform: 'Platform and stations',
      services: 'Services',
      certifications: 'Certifications',
      plan: menuGroupNames.plan,
    } satisfies Record<MapLine, string>,
  },
};
