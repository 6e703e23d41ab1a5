import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl, type Path } from '@/lib/metadata';

/** A level of the breadcrumb as the page shows it. */
interface Level {
  label: string;
  href?: string;
}

/** The breadcrumb as data: levels without a page are left out, the last one is the page itself. Undefined on home. */
export function breadcrumbList(levels: readonly Level[]): WithContext<BreadcrumbList> | undefined {
  const pages = levels.filter(({ href }, index) => href !== undefined || index === levels.length - 1);
  if (pages.length < 2) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : absoluteUrl(href as Path),
    })),
  };
}
