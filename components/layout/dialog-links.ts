import type { DialogLinks } from '@/components/interactive/dialogs/DialogShell';
import {
  comparisonLink,
  planRoute,
  platformOverview,
  servicesOverview,
  stationPath,
  ukrainianLink,
} from '@/content/navigation';
import { services } from '@/content/services';
import { contactEmail, offices, siteName, socialLinks } from '@/content/site';
import { stationList } from '@/content/stations/heads';
import { formatMonths } from '@/lib/figures/format';
import { familyLinks, linkTo, menuLinks } from '@/lib/pages/menus';

/** The content of the mobile menu and the side panel; one object, so that the payload contains it only once. */
export const dialogLinks: DialogLinks = {
  site: siteName,
  email: contactEmail,
  social: socialLinks,
  offices: offices.map(({ city, country, status }) => ({ place: `${city}, ${country}`, status })),
  stations: stationList.map(({ slug, name, months }) => ({
    label: name,
    href: stationPath(slug),
    months: formatMonths(months),
  })),
  home: linkTo('/'),
  platform: { title: linkTo(platformOverview.href).label, overview: platformOverview },
  about: linkTo('/about'),
  services: {
    title: linkTo('/services').label,
    links: [
      servicesOverview,
      ...services.map(({ title, href }) => ({ label: title, href })),
      comparisonLink,
      ...familyLinks('certifications'),
    ],
  },
  plan: [planRoute, ...menuLinks('plan').filter(({ href }) => href !== planRoute.href)],
  contact: linkTo('/contact'),
  ukrainian: ukrainianLink,
};
