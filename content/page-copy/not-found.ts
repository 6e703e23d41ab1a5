import { menuGroupNames } from '@/content/navigation';
import type { MapLine } from '@/content/page-declaration';
import type { Meta, Text } from '@/content/text';

/** Copy of the page for addresses that do not exist. */
export const notFoundPage = {
  meta: {
    title: 'Page not found | ComplyTrain',
    description:
      'No ComplyTrain page has this address. The map of the site lists its pages, from the platform and the stations to the legal texts.',
  } satisfies Meta,
  crumb: 'Page not found',
  title: 'Page not found',
  lead: 'Error 404: no page has this address. The page may have moved. The map below lists every page; what is not open yet is marked as such and has no link.' as Text,
  home: 'Back to Home',
  report: 'Report the link',
  /** Subject of the email that reports a dead link. */
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
      gaps: 'Gap tables',
      nations: 'Buyers, nations',
      agencies: 'Buyers, NATO agencies',
      glossary: 'Glossary by kind',
      company: 'Company and legal',
    } satisfies Record<MapLine, string>,
  },
};
