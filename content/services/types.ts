import type { PageSummary, Text } from '../text';
import type { ServiceSlug } from './slugs';

/** Service as listed in menus, sidebars, tiles, tabs and carousels. */
export interface ServiceEntry {
  slug: ServiceSlug | 'training';
  /** Full name: sidebar row, tile heading, carousel card. */
  title: string;
  /** What the customer gets, in one sentence. */
  summary: Text;
  /** Route; absent for a service that is not open, which nothing links to. */
  href?: `/services/${ServiceSlug}`;
  /** Status of a service that is not open. */
  status?: 'Coming Soon';
}

/**
 * Services with the standard page template (banner, intro, two paragraphs, sidebar); the platform has a different one.
 */
export type ServicePageSlug = Exclude<ServiceSlug, 'complytrain'>;

/** Page of one service; name and route come from its entry. */
export interface ServicePage extends PageSummary {
  slug: ServicePageSlug;
  /** H2 above the intro. */
  heading: string;
  /** Paragraph in large type below the heading. */
  intro: Text;
  /** Two paragraphs specific to this company: how we work, and what we do not do. */
  body: [Text, Text];
  /** Card below the sidebar list; its button links to /contact. */
  contact: { title: string; text: Text; action: string };
  /** Labels in the banner drawing: start, end and, in some drawings, the part between them. */
  drawing: { from: string; to: string; between?: string };
}
