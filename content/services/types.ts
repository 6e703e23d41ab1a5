import type { Text } from '../text';
import type { ServiceSlug } from './slugs';

/** A service as menus, sidebars, tiles, tabs and carousels show it. */
export interface ServiceEntry {
  slug: ServiceSlug | 'training';
  /** Full name: sidebar row, tile heading, carousel card. */
  title: string;
  /** One or two words where room is short, for example a tab. */
  label: string;
  /** One sentence: what the customer gets. */
  summary: Text;
  /** Route; absent while the service is not open, and then nothing links to it. */
  href?: `/services/${ServiceSlug}`;
  /** Printed beside a service that is not open. */
  status?: 'Coming Soon';
}
