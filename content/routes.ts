import type { Path } from '@/lib/metadata';
import { certifications } from './certifications';
import { legalDocuments } from './legal';
import { certificationPath, stationPath } from './navigation';
import { aboutPage } from './page-copy/about';
import { meta as comparisonMeta } from './page-copy/comparison';
import { contactPage } from './page-copy/contact';
import { home } from './page-copy/home';
import { platformPage } from './page-copy/platform';
import { servicesPage } from './page-copy/services';
import { trainingPage } from './page-copy/training';
import { trainingPath } from './services';
import { serviceEntries, trainingEntry } from './services/entries';
import { servicePages } from './services/pages';
import { stations } from './stations';
import { stationList } from './stations/heads';
import type { Meta } from './text';

/** One page of the site: sitemap, crawl, structured data and navigation tests read this list. */
export interface Route {
  path: Path;
  /** Name of the page in breadcrumbs and lists. */
  label: string;
  meta: Meta;
  /** Route one level up, as the breadcrumb shows it; home has none. */
  parent?: Path;
  /** False keeps the page out of search engines and the sitemap. */
  index: boolean;
}

const page = (path: Path, label: string, meta: Meta, parent?: Path, index = true): Route => ({
  path,
  label,
  meta,
  parent,
  index,
});

/** Every page: the 28 routes of the specification and the Training announcement. */
export const routes: readonly Route[] = [
  page('/', 'Home', home.meta),
  page('/about', 'About', aboutPage.meta, '/'),
  page('/services', 'Services', servicesPage.meta, '/'),
  page('/services/complytrain', serviceEntries.complytrain.title, platformPage.meta, '/services'),
  ...Object.values(servicePages).map(({ slug, meta }) =>
    page(`/services/${slug}`, serviceEntries[slug].title, meta, '/services'),
  ),
  page(trainingPath, trainingEntry.title, trainingPage.meta, '/services', false),
  ...stationList.map(({ slug, name }) =>
    page(stationPath(slug), name, stations[slug].meta, '/services/complytrain'),
  ),
  ...certifications.map(({ slug, title, meta }) => page(certificationPath(slug), title, meta, '/services')),
  page('/certifications/comparison', 'Comparison', comparisonMeta, '/services'),
  ...legalDocuments.map(({ slug, title, meta }) => page(`/legal/${slug}`, title, meta, '/')),
  page('/contact', 'Contact', contactPage.meta, '/'),
];
