import { serviceCarousel, services, serviceTiles, trainingPath } from '@/content/services';
import { servicePages } from '@/content/services/pages';
import type { ServiceEntry, ServicePage } from '@/content/services/types';
import { checkValues, type Problem, type Report, reporter } from './values';

/** Everything the service pages are made of. */
export interface ServicesContent {
  services: readonly ServiceEntry[];
  tiles: readonly ServiceEntry[];
  carousel: readonly ServiceEntry[];
  pages: readonly ServicePage[];
}

/** The content as the site has it. */
export const servicesContent: ServicesContent = {
  services,
  tiles: serviceTiles,
  carousel: serviceCarousel,
  pages: Object.values(servicePages),
};

/** Open services are linked; one that is not open says so and is linked nowhere. */
function checkEntry({ slug, href, status, summary }: ServiceEntry, report: Report): void {
  if (slug === 'training') {
    if (href) report('training.href', 'Training & Support is not open and must not be linked');
    if (status !== 'Coming Soon') report('training.status', 'must read Coming Soon');
  } else {
    if (href !== `/services/${slug}`) report(`${slug}.href`, `${href} is not its route`);
    if (status) report(`${slug}.status`, 'an open service carries no status');
  }
  if (summary.includes(`](${trainingPath}`)) report(`${slug}.summary`, `${trainingPath} must not be linked`);
}

function checkPage(page: ServicePage, report: Report): void {
  checkValues(page, '', report);
  if (JSON.stringify(page).includes(`](${trainingPath}`))
    report('body', `${trainingPath} must not be linked`);
}

/** Checks what the types cannot say; an empty list means the service pages may be built. */
export function validateServices(content: ServicesContent): Problem[] {
  const problems: Problem[] = [];
  const lists = reporter(problems, 'content/services/index.ts', 'services');
  for (const entry of new Set([...content.services, ...content.tiles, ...content.carousel]))
    checkEntry(entry, lists);
  for (const page of content.pages)
    checkPage(page, reporter(problems, `content/services/${page.slug}.ts`, page.slug));
  return problems;
}
