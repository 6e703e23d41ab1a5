import type { Buyer } from './buyers/types';
import type { Certification } from './certifications/types';
import type { StationHead } from './stations/types';
import type { Meta, Text } from './text';

/** Address of a page: "/" for home, never with a trailing slash. */
export type Path = `/${string}`;

/** What is above a page: a page, a level without one (plain text in the breadcrumb) below a page, or nothing. */
export type Parent<P extends Path = Path> = P | { label: string; parent: P } | null;

/** The social card: words of its own (a title of a few words, a fact of at most 62 characters), or made from a record. */
export type PageCard =
  | { kind: 'words'; title: string; fact: Text }
  | { kind: 'station'; station: StationHead }
  | { kind: 'buyer'; buyer: Buyer }
  | { kind: 'certification'; certification: Certification };

/** What the page tells search engines beside its breadcrumb; `lib/structured-data` writes each kind. */
export type PageData =
  /** Provider and website in full: only on home. */
  | { kind: 'site' }
  | { kind: 'about'; name: string }
  | { kind: 'contact'; name: string }
  | { kind: 'service'; name: string; description: Text }
  /** Pages in the order in which this one lists them. */
  | { kind: 'list'; items: readonly { name: string; path: Path }[] }
  /** The entries of the glossary. */
  | { kind: 'terms'; name: string }
  | { kind: 'breadcrumb-only' };

/** Lines of the map on the 404 page, in its order. */
export const mapLines = ['platform', 'services', 'certifications', 'plan'] as const;
export type MapLine = (typeof mapLines)[number];

/** Groups of links beside the lists of the specification: in the Services panel and the mobile menu. */
export type PageMenu = 'plan';

/** Class of the page's weight; `scripts/quality/size.ts` holds the kilobytes of each. */
export type SizeClass = 'text' | 'interactive' | 'planner' | 'home';

/** Everything declared about a page, once. */
interface PageDeclaration<U extends Parent = Parent> {
  /** Name in breadcrumbs, lists and menus. */
  label: string;
  /** Name in menus and in the footer, if it is shorter there. */
  menuLabel?: string;
  /** One level up; null only for home. */
  parent: U;
  meta: Meta;
  card: PageCard;
  data: PageData;
  /** Line of the map on the 404 page. */
  line: MapLine | null;
  /** Group of the menus in which the page is listed; absent where the specification's own lists decide. */
  menu?: PageMenu;
  /** Printed if the page only announces something that is not open yet: lists then show it without a link. */
  status?: 'Coming Soon';
  /** False keeps the page out of search engines, sitemap and llms.txt. */
  index: boolean;
  /** The page that took this one's place: named as its canonical address. Goes with `index: false`. */
  successor?: Path;
  /** True: stands for its template in tests that do not visit every page. */
  sample: boolean;
  size: SizeClass;
}

/** A page of the site. */
export interface Page<P extends Path = Path, U extends Parent = Parent> extends PageDeclaration<U> {
  path: P;
  /** Folder of the family to which the page belongs; null for a single page. */
  family: string | null;
}

/** A single page. */
export const single = <const P extends Path, const U extends Parent>(
  path: P,
  declaration: PageDeclaration<U>,
): Page<P, U> => ({ path, family: null, ...declaration });

/** Pages of one shape: one record each, all in one folder. */
interface Family<B extends string, R extends { slug: string }, U extends Parent> {
  /** First segment of their addresses. */
  folder: B;
  /** In the order of sitemap and map. */
  records: readonly R[];
  /** Slugs of the pages that stand for the family in tests; at least one. */
  samples: readonly [NoInfer<R>['slug'], ...NoInfer<R>['slug'][]];
  page: (record: NoInfer<R>) => Omit<PageDeclaration<U>, 'sample'>;
}

/** One page for each record of a family, at `/<folder>/<slug>`. */
export const family = <const B extends string, R extends { slug: string }, const U extends Parent>({
  folder,
  records,
  samples,
  page,
}: Family<B, R, U>): Page<`/${B}/${R['slug']}`, U>[] =>
  records.map((record) => ({
    path: `/${folder}/${record.slug as R['slug']}`,
    family: folder,
    ...page(record),
    sample: samples.includes(record.slug),
  }));
