import type { Buyer } from './buyers/types';
import type { Certification } from './certifications/types';
import type { Locale } from './locales';
import type { StationHead } from './stations/types';
import type { Meta, Text } from './text';

/** Path of a page: "/" for the home page, never with a trailing slash. */
export type Path = `/${string}`;

/** Parent of a page: another page, a plain-text breadcrumb level below a page, or null. */
export type Parent<P extends Path = Path> = P | { label: string; parent: P } | null;

/** Content of the social card: a short title with a fact of at most 62 characters, or a record. */
export type PageCard =
  | { kind: 'words'; title: string; fact: Text }
  | { kind: 'station'; station: StationHead }
  | { kind: 'buyer'; buyer: Buyer }
  | { kind: 'certification'; certification: Certification };

/** Structured data of the page in addition to its breadcrumb; written by `lib/structured-data`. */
export type PageData =
  /** Full provider and website data, on the home page only. */
  | { kind: 'site' }
  /** `page` only has to state its name and language; `terms` are the entries of the glossary. */
  | { kind: 'about' | 'contact' | 'page' | 'terms'; name: string }
  | { kind: 'service'; name: string; description: Text }
  /** Pages in the order of the list on this page. */
  | { kind: 'list'; items: readonly { name: string; path: Path }[] }
  | { kind: 'breadcrumb-only' };

/** Lines of the map on the 404 page, in display order. */
export const mapLines = ['platform', 'services', 'certifications', 'plan'] as const;
export type MapLine = (typeof mapLines)[number];

/** Everything that is declared about a page. */
interface PageDeclaration<U extends Parent = Parent> {
  /** Label in breadcrumbs, lists and menus. */
  label: string;
  /** Shorter label for menus and the footer. */
  menuLabel?: string;
  /** Next level up; null only for the home page. */
  parent: U;
  /** Language of the page if it is not English: of its document, metadata and structured data. */
  locale?: Exclude<Locale, 'en'>;
  meta: Meta;
  card: PageCard;
  data: PageData;
  /** Line on the map of the 404 page; null if the map omits the page. */
  line: MapLine | null;
  /** Menu group that lists the page; absent if the lists of the specification decide. */
  menu?: 'plan';
  /** Status of a page that only announces something; lists then show the page without a link. */
  status?: 'Coming Soon';
  /** False excludes the page from search engines, sitemap and llms.txt. */
  index: boolean;
  /** True if the page represents its template in tests that do not visit every page. */
  sample: boolean;
  /** Weight class; `e2e/size.spec.ts` sets the limits in kB. */
  size: 'text' | 'interactive' | 'planner' | 'home';
}

/** Page of the site. */
export interface RegisteredPage<P extends Path = Path, U extends Parent = Parent> extends PageDeclaration<U> {
  path: P;
  /** Folder of the page family; null for a single page. */
  family: string | null;
  /** Record of a page of a family. */
  record?: unknown;
}

/** Returns a page that does not belong to a family. */
export const single = <const P extends Path, const U extends Parent>(
  path: P,
  declaration: PageDeclaration<U>,
): RegisteredPage<P, U> => ({ path, family: null, ...declaration });

/** Pages with the same template in one folder, one per record. */
interface Family<B extends string, R extends { slug: string }, U extends Parent> {
  /** First segment of the paths. */
  folder: B;
  /** Records in the order of the sitemap and the 404 map. */
  records: readonly R[];
  /** Slugs of the pages that represent the family in tests; at least one. */
  samples: readonly [NoInfer<R>['slug'], ...NoInfer<R>['slug'][]];
  page: (record: NoInfer<R>) => Omit<PageDeclaration<U>, 'sample'>;
}

/** Returns one page per record, at `/<folder>/<slug>`. */
export const family = <const B extends string, R extends { slug: string }, const U extends Parent>({
  folder,
  records,
  samples,
  page,
}: Family<B, R, U>): RegisteredPage<`/${B}/${R['slug']}`, U>[] =>
  records.map((record) => ({
    path: `/${folder}/${record.slug as R['slug']}`,
    family: folder,
    record,
    ...page(record),
    sample: samples.includes(record.slug),
  }));
