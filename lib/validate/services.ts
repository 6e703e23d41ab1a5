import { firstBidMonth } from '@/content/claims';
import { platformPage } from '@/content/page-copy/platform';
import { journeyWidget, traditionalCost, traditionalRoute } from '@/content/platform';
import { serviceCarousel, services, serviceTiles, trainingPath } from '@/content/services';
import { servicePages } from '@/content/services/pages';
import type { ServiceEntry, ServicePage } from '@/content/services/types';
import { platformRoute } from '@/lib/figures/journey';
import { checkValues, type Problem, type Report } from './values';

/** Everything the service pages are made of. */
export interface ServicesContent {
  services: readonly ServiceEntry[];
  tiles: readonly ServiceEntry[];
  carousel: readonly ServiceEntry[];
  pages: readonly ServicePage[];
  /** Figures of the platform page. */
  figures: {
    traditional: readonly number[];
    platform: readonly number[];
    cost: { min: number; max: number };
    firstBid: number;
    widget: { current: number; percent: number };
    calls: readonly string[];
  };
}

/** The content as the site has it. */
export const servicesContent: ServicesContent = {
  services,
  tiles: serviceTiles,
  carousel: serviceCarousel,
  pages: Object.values(servicePages),
  figures: {
    traditional: traditionalRoute.phases.map(({ months }) => months),
    platform: platformRoute.phases.map(({ months }) => months),
    cost: traditionalCost,
    firstBid: firstBidMonth,
    widget: journeyWidget,
    calls: platformPage.departures.items.map(({ label }) => label),
  },
};

/** Lists and figures of the specification, section 2 and 4. */
const specified = {
  services: 'ComplyTrain Platform, Defense Tech Investment, Compliance Consultancy, Partnership Bridging',
  carousel: 'complytrain, consultancy, training, investment',
  traditional: '6, 9, 7, 8',
  platform: '1, 1, 2, 1, 1',
  cost: '500000–1000000',
  firstBid: '3',
  widget: 'station 2 at 60',
  calls: 'Free assessment, Schedule demo, Book strategy call',
} as const;

function checkLists({ services, tiles, carousel }: ServicesContent, report: Report): void {
  const compare = (field: 'services' | 'carousel', found: string) => {
    if (found !== specified[field]) report(field, `"${found}", the specification has "${specified[field]}"`);
  };
  compare('services', services.map(({ title }) => title).join(', '));
  compare('carousel', carousel.map(({ slug }) => slug).join(', '));
  if (tiles.length !== 5) report('tiles', `${tiles.length} tiles, the specification has 5`);
}

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
  if (page.body.length !== 2) report('body', `${page.body.length} paragraphs, the specification has 2`);
  if (JSON.stringify(page).includes(`](${trainingPath}`))
    report('body', `${trainingPath} must not be linked`);
}

function checkFigures({ figures }: ServicesContent, report: Report): void {
  const { traditional, platform, cost, firstBid, widget, calls } = figures;
  const found = {
    traditional: traditional.join(', '),
    platform: platform.join(', '),
    cost: `${cost.min}–${cost.max}`,
    firstBid: String(firstBid),
    widget: `station ${widget.current} at ${widget.percent}`,
    calls: calls.join(', '),
  };
  for (const field of Object.keys(found) as (keyof typeof found)[]) {
    if (found[field] !== specified[field])
      report(field, `"${found[field]}", the specification has "${specified[field]}"`);
  }
}

/** Checks what the types cannot say; an empty list means the service pages may be built. */
export function validateServices(content: ServicesContent): Problem[] {
  const problems: Problem[] = [];
  const reporter =
    (file: string, record: string): Report =>
    (field, message) =>
      problems.push({ file, record, field, message });

  const lists = reporter('content/services/index.ts', 'services');
  checkLists(content, lists);
  for (const entry of new Set([...content.services, ...content.tiles, ...content.carousel]))
    checkEntry(entry, lists);
  for (const page of content.pages) checkPage(page, reporter(`content/services/${page.slug}.ts`, page.slug));
  checkFigures(content, reporter('content/platform.ts', 'platform'));
  return problems;
}
