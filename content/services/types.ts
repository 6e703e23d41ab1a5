import type { Meta, Text } from '../text';
import type { ServiceSlug } from './slugs';

/** A service as menus, sidebars, tiles, tabs and carousels show it. */
export interface ServiceEntry {
  slug: ServiceSlug | 'training';
  /** Full name: sidebar row, tile heading, carousel card. */
  title: string;
  /** One or two words where space is short, for example a tab. */
  label: string;
  /** One sentence: what the customer gets. */
  summary: Text;
  /** Route; absent while the service is not open, and then nothing links to it. */
  href?: `/services/${ServiceSlug}`;
  /** Printed beside a service that is not open. */
  status?: 'Coming Soon';
}

/** A service that is open: menus and tiles link to it. */
export type OpenService = ServiceEntry & { slug: ServiceSlug; href: `/services/${ServiceSlug}` };

/** Services whose page follows the shape banner, intro, two paragraphs, sidebar; the platform's page is its own. */
export type ServicePageSlug = Exclude<ServiceSlug, 'complytrain'>;

/** The page of one service; name and route come from its entry. */
export interface ServicePage {
  slug: ServicePageSlug;
  meta: Meta;
  /** Fact of the social card, at most 62 characters. */
  cardFact: string;
  /** H2 over the intro. */
  heading: string;
  /** Set large under the heading. */
  intro: Text;
  /** What only this company would say: how we work, and where we stop. */
  body: [Text, Text];
  /** Card under the sidebar list; its button leads to /contact. */
  contact: { title: string; text: Text; action: string };
  /** Words in the drawing of the banner: from, to, and what lies between (where the drawing marks it). */
  drawing: { from: string; to: string; between?: string };
}
