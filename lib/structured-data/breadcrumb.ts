import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '@/lib/pages/absolute-url';
import type { Crumb } from '@/lib/pages/registry';

/** Returns the breadcrumb as structured data: levels without a page are left out, the last one is the page itself. Undefined for home. */
export function breadcrumbList(crumbs: readonly Crumb[]): BreadcrumbList | undefined {
  const pages = crumbs.filter(({ href }, index) => href !== undefined || index === crumbs.length - 1);
  if (pages.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href && absoluteUrl(href),
    })),
  };
}
